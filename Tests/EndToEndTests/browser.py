"""Checks of a page in Chromium, for the checks that open pages: axe-core, the keyboard, and the markup."""

import pathlib
import shutil

import axe_playwright_python
import html5lib
from checks import check

axe = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()


def launch(playwright):
    return playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])


def markup_problems(text, forbidden):
    """Returns what's wrong with a page's HTML: errors, forbidden elements, repeated IDs, and jumps without a target."""
    parser = html5lib.HTMLParser(strict=False)
    elements = [e for e in parser.parse(text).iter() if isinstance(e.tag, str)]
    tags = {element.tag.rsplit("}", 1)[-1] for element in elements}
    ids = [e.get("id") for e in elements if e.get("id")]
    jumps = [e.get("href")[1:] for e in elements if (e.get("href") or "").startswith("#")]
    return [
        ("invalid HTML", parser.errors),
        ("forbidden elements", tags & set(forbidden)),
        ("repeated IDs", {i for i in ids if ids.count(i) > 1}),
        ("jumps without a target", set(jumps) - set(ids)),
    ]


def axe_problems(page):
    """Returns the violations that axe-core finds, including WCAG 2.2 level AAA and best practices."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(axe)
    result = page.evaluate("axe.run(document, {resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', "
                           "'wcag21aa', 'wcag22aa', 'best-practice', 'wcag2aaa']})")
    return [f"{v['id']}: {v['help']}: {v['nodes'][0]['html']}" for v in result["violations"]]


def check_keyboard(page, name):
    """Checks that Tab reaches every link and region in the page's order, with a visible focus indicator."""
    expected = page.evaluate("""[...document.querySelectorAll('a[href], [tabindex="0"], summary, button, input, select')]
      .filter(e => e.checkVisibility()).length""")
    reached, hidden = [], []
    for _ in range(expected):
        page.keyboard.press("Tab")
        state = page.evaluate("""() => { const e = document.activeElement; const all = [...document.querySelectorAll('*')];
          const style = getComputedStyle(e); const box = e.getBoundingClientRect();
          return [all.indexOf(e), style.outlineStyle, parseFloat(style.outlineWidth), box.right > 0 && box.width > 0] }""")
        reached.append(state[0])
        if state[1] == "none" or state[2] < 2 or not state[3]:
            hidden.append(state)
    check(f"{name}: Tab reaches all {expected} elements in order",
          [] if reached == sorted(set(reached)) and len(reached) == expected else [reached[:20]])
    check(f"{name}: the focus indicator is visible", hidden)
    page.reload()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    check(f"{name}: the first link skips to the content",
          [] if page.evaluate("document.activeElement.id") == "content" else ["focus is elsewhere"])


def check_appearances(page, name, picture=None):
    """Runs axe-core in light and dark mode, with forced colors, in print, and 320 pixels wide."""
    check(f"{name}, light: axe-core", axe_problems(page))
    if picture:
        picture("light")
    page.emulate_media(color_scheme="dark")
    check(f"{name}, dark: axe-core", axe_problems(page))
    if picture:
        picture("dark")
    page.emulate_media(color_scheme="light", forced_colors="active")
    check(f"{name}, forced colors: axe-core", axe_problems(page))
    page.emulate_media(forced_colors="none", media="print")
    check(f"{name}, print: axe-core", axe_problems(page))
    page.emulate_media(media="screen")
    page.set_viewport_size({"width": 320, "height": 640})
    check(f"{name}, 320 pixels: axe-core", axe_problems(page))
    wide = page.evaluate("document.documentElement.scrollWidth")
    check(f"{name}: no content except tables is wider than 320 pixels", [] if wide <= 320 else [wide])
    if picture:
        picture("narrow")


def heading_problems(page):
    """Returns the places where a heading level is skipped."""
    headings = page.evaluate("[...document.querySelectorAll('h1,h2,h3,h4')].map(h => +h.tagName[1])")
    return [(a, b) for a, b in zip([0] + headings, headings) if b > a + 1]
