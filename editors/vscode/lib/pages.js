// Pages: read-only documents shown next to the code, as text or as Markdown.
'use strict';

const scheme = 'a11y-lsp';

/** The pages by name, with their content provider. `explain(rule)` returns a rule's page, which links open. */
class Pages {
  constructor(vscode, explain) {
    this.vscode = vscode;
    this.explain = explain;
    this.scheme = scheme;
    this.texts = new Map();
    this.changes = new vscode.EventEmitter();
    this.disposables = [
      this.changes,
      vscode.workspace.registerTextDocumentContentProvider(scheme, {
        onDidChange: this.changes.event,
        provideTextDocumentContent: (uri) => this.texts.get(uri.toString()) ?? this.ruleText(uri),
      }),
    ];
  }

  uri(name, extension = 'txt') {
    return this.vscode.Uri.from({ scheme, path: `/${name}.${extension}` });
  }

  /** Returns the address of a rule's page. */
  ruleURI(rule) {
    return this.uri(rule, 'md');
  }

  ruleText(uri) {
    const [, rule] = uri.path.match(/^\/([a-z-]+)\.md$/) ?? [];
    return rule ? this.explain(rule).catch((error) => error.message) : '';
  }

  /** Sets a page's text and updates the open document. */
  write(name, text, extension) {
    const uri = this.uri(name, extension);
    if (this.texts.get(uri.toString()) === text) return;
    this.texts.set(uri.toString(), text);
    this.changes.fire(uri);
  }

  /** Shows a page of text next to the code. */
  async show(name, text, { takesFocus, languageID, viewColumn }) {
    const { vscode } = this;
    this.write(name, text);
    let document = await vscode.workspace.openTextDocument(this.uri(name));
    if (languageID) document = await vscode.languages.setTextDocumentLanguage(document, languageID);
    await vscode.window.showTextDocument(document, {
      viewColumn: viewColumn ?? vscode.ViewColumn.Beside,
      preserveFocus: !takesFocus,
      preview: true,
    });
  }

  /** Shows a Markdown page next to the code: rendered, or as text if this editor can't render Markdown. */
  async showMarkdown(name, text) {
    const { vscode } = this;
    this.write(name, text, 'md');
    const uri = this.uri(name, 'md');
    try {
      await vscode.commands.executeCommand('markdown.showPreviewToSide', uri);
    } catch {
      const document = await vscode.workspace.openTextDocument(uri);
      await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
    }
  }

  /** Returns whether a page of text is visible. */
  isVisible(name) {
    const shown = this.uri(name).toString();
    return this.vscode.window.visibleTextEditors.some((editor) => editor.document.uri.toString() === shown);
  }

  dispose() {
    for (const disposable of this.disposables) disposable.dispose();
  }
}

module.exports = { Pages };
