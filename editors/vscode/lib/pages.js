// Texts that are shown beside the code, in documents that cannot be changed. Plain text, so that screen readers read
// it as any other document.
'use strict';

const scheme = 'a11y-lsp';

/** The pages by name, and their provider. */
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

  /** Gives a page its text, and the open document with it. */
  write(name, text) {
    const uri = this.uri(name);
    if (this.texts.get(uri.toString()) === text) return;
    this.texts.set(uri.toString(), text);
    this.changes.fire(uri);
  }

  /** Shows a page beside the code. */
  async show(name, text, { takesFocus }) {
    this.write(name, text);
    const document = await this.vscode.workspace.openTextDocument(this.uri(name));
    await this.vscode.window.showTextDocument(document, {
      viewColumn: this.vscode.ViewColumn.Beside,
      preserveFocus: !takesFocus,
      preview: true,
    });
  }

  /** Whether a page can be seen. */
  isVisible(name) {
    const shown = this.uri(name).toString();
    return this.vscode.window.visibleTextEditors.some((editor) => editor.document.uri.toString() === shown);
  }

  dispose() {
    for (const disposable of this.disposables) disposable.dispose();
  }
}

module.exports = { Pages };
