// Pages: read-only documents shown next to the code. They contain plain text, so screen readers read them like any
// other document.
'use strict';

const scheme = 'a11y-lsp';

/** The pages by name, with their content provider. */
class Pages {
  constructor(vscode) {
    this.vscode = vscode;
    this.texts = new Map();
    this.changes = new vscode.EventEmitter();
    this.disposables = [
      this.changes,
      vscode.workspace.registerTextDocumentContentProvider(scheme, {
        onDidChange: this.changes.event,
        provideTextDocumentContent: (uri) => this.texts.get(uri.toString()) ?? '',
      }),
    ];
  }

  uri(name) {
    return this.vscode.Uri.from({ scheme, path: `/${name}.txt` });
  }

  /** Sets a page's text and updates the open document. */
  write(name, text) {
    const uri = this.uri(name);
    if (this.texts.get(uri.toString()) === text) return;
    this.texts.set(uri.toString(), text);
    this.changes.fire(uri);
  }

  /** Shows a page next to the code. */
  async show(name, text, { takesFocus }) {
    this.write(name, text);
    const document = await this.vscode.workspace.openTextDocument(this.uri(name));
    await this.vscode.window.showTextDocument(document, {
      viewColumn: this.vscode.ViewColumn.Beside,
      preserveFocus: !takesFocus,
      preview: true,
    });
  }

  /** Returns whether a page is visible. */
  isVisible(name) {
    const shown = this.uri(name).toString();
    return this.vscode.window.visibleTextEditors.some((editor) => editor.document.uri.toString() === shown);
  }

  dispose() {
    for (const disposable of this.disposables) disposable.dispose();
  }
}

module.exports = { Pages };
