// Searchable lists in HTML pages.

/// A list with a search field and filters, which appear only if scripts run.
enum HTMLSearch {
  static func write(_ catalog: Page.Catalog, to output: inout Output) {
    let count = catalog.groups.reduce(0) { $0 + $1.entries.count }
    let noun = HTMLPage.escaped(catalog.noun)
    output.write(
      """
      <form role="search" id="search" data-noun="\(noun)" hidden>
      <p><label for="query">Search</label> <input type="search" id="query" autocomplete="off" spellcheck="false"></p>

      """)
    for (index, facet) in catalog.facets.enumerated() {
      let options = facet.values.map { value in
        "<option>\(HTMLPage.escaped(value))</option>"
      }
      output.write(
        "<p><label for=\"facet-\(index)\">\(HTMLPage.escaped(facet.name))</label> <select id=\"facet-\(index)\">"
          + "<option value=\"\">All</option>\(options.joined())</select></p>\n")
    }
    output.write(
      """
      <p><button type="reset">Clear</button></p>
      </form>
      <p role="status" id="count">\(PlainText.counted(count, catalog.noun))</p>

      """)
    for group in catalog.groups {
      output.write(
        "<section class=\"group\">\n<h2 id=\"\(HTMLPage.escaped(group.id))\">\(HTMLPage.escaped(group.title))</h2>\n"
          + "<ul class=\"catalog\">\n")
      for entry in group.entries {
        let values = entry.values.enumerated().map { index, values in
          " data-facet-\(index)=\"\(HTMLPage.escaped(values.joined(separator: "|")))\""
        }
        output.write(
          "<li data-words=\"\(HTMLPage.escaped(entry.words))\"\(values.joined())>\(HTMLPage.line(entry.title))"
            + "<p>\(HTMLPage.line(entry.summary))</p></li>\n")
      }
      output.write("</ul>\n</section>\n")
    }
  }

  /// The script that shows the form, hides entries that don't match, and announces their number. The address contains
  /// the search, so it can be shared.
  static let script = """
    'use strict';
    (() => {
      const form = document.getElementById('search');
      const query = document.getElementById('query');
      const count = document.getElementById('count');
      const facets = [...form.querySelectorAll('select')];
      const groups = [...document.querySelectorAll('.group')].map(element => ({
        element, entries: [...element.querySelectorAll('li')].map(item => ({
          item, text: (item.textContent + ' ' + item.dataset.words).toLowerCase(),
          values: facets.map((_, index) => item.getAttribute('data-facet-' + index).split('|')),
        })),
      }));
      const total = groups.reduce((sum, group) => sum + group.entries.length, 0);
      const noun = form.dataset.noun;
      let timer;
      const filter = () => {
        const words = query.value.toLowerCase().split(/\\s+/).filter(word => word);
        let shown = 0;
        for (const group of groups) {
          let isEmpty = true;
          for (const entry of group.entries) {
            const matches = words.every(word => entry.text.includes(word)) &&
              facets.every((facet, index) => !facet.value || entry.values[index].includes(facet.value));
            entry.item.hidden = !matches;
            if (matches) { shown += 1; isEmpty = false; }
          }
          group.element.hidden = isEmpty;
        }
        const parts = new URLSearchParams();
        if (query.value) parts.set('q', query.value);
        for (const facet of facets) if (facet.value) parts.set(facet.id, facet.value);
        const state = parts.toString();
        clearTimeout(timer);
        // A short pause keeps screen readers from announcing every keystroke.
        timer = setTimeout(() => {
          count.textContent = state === '' ? total + ' ' + noun + 's'
            : shown === 0 ? 'No ' + noun + 's match' : shown + ' of ' + total + ' ' + noun + 's';
          history.replaceState(null, '', '#' + state);
        }, 250);
      };
      const restore = () => {
        const parts = new URLSearchParams(location.hash.slice(1));
        const isSearch = ['q', ...facets.map(facet => facet.id)].some(name => parts.has(name));
        if (!isSearch) return;
        query.value = parts.get('q') || '';
        for (const facet of facets) facet.value = parts.get(facet.id) || '';
        filter();
      };
      form.hidden = false;
      form.addEventListener('submit', event => event.preventDefault());
      form.addEventListener('input', filter);
      form.addEventListener('reset', () => setTimeout(() => { filter(); query.focus(); }));
      restore();
    })();
    """
}
