// The announcements as a page of text with links to the code, for those who prefer text or have no webviews.
'use strict';

const name = 'Announcements';

/** The language of the page, which wraps its lines. */
const languageID = 'a11y-announcements';

class TextPage {
  /** `legend(stops)` explains the marks in the announcements. */
  constructor({ vscode, pages, legend }) {
    this.vscode = vscode;
    this.pages = pages;
    this.legend = legend;
    this.answer = undefined;
    const selector = { scheme: pages.scheme, language: languageID };
    this.links = vscode.languages.registerDocumentLinkProvider(selector, {
      provideDocumentLinks: (document) => this.linksIn(document),
    });
  }

  get isVisible() {
    return this.pages.isVisible(name);
  }

  async show(answer, viewColumn) {
    this.answer = answer;
    await this.pages.show(name, this.text(answer), { takesFocus: false, languageID, viewColumn });
  }

  update(answer) {
    this.answer = answer;
    this.pages.write(name, this.text(answer));
  }

  text({ reading, problem }) {
    if (!reading?.text) return `${problem ?? 'Nothing is announced here.'}\n`;
    const legend = this.legend(reading.stops);
    return legend ? `${reading.text.trimEnd()}\n\n${legend}\n` : reading.text;
  }

  /** Returns a link to the code for each numbered line. */
  linksIn(document) {
    const { reading, document: source } = this.answer ?? {};
    if (!reading) return [];
    const reachable = reading.stops.filter((stop) => stop.reachable);
    const { DocumentLink, Range } = this.vscode;
    return document
      .getText()
      .split('\n')
      .flatMap((line, row) => {
        const [, space, number, text] = line.match(/^(\s*)(\d+)\. (.*)$/) ?? [];
        const stop = reachable[number - 1];
        if (!stop) return [];
        const start = space.length + number.length + 2;
        const { line: target, character } = stop.range.start;
        const link = new DocumentLink(
          new Range(row, start, row, start + text.length),
          source.uri.with({ fragment: `L${target + 1},${character + 1}` }),
        );
        link.tooltip = 'Go to the code';
        return [link];
      });
  }

  dispose() {
    this.links.dispose();
  }
}

module.exports = { TextPage, languageID, pageName: name };
