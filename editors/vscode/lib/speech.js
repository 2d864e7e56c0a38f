// “Read this screen aloud”: what VoiceOver or TalkBack would say of the declaration around the cursor, beside the code.
'use strict';

const pageName = 'Read aloud';

/** Whether the server can tell what screen readers say. */
function canSpeak(client) {
  return client?.initializeResult?.capabilities?.experimental?.a11ySpeech === true;
}

/** Keeps the page up to date while the cursor moves and the text changes. */
class Speech {
  /** `client()` returns the running language client; `isLinted(document)` whether findings show in a document. */
  constructor({ vscode, pages, client, isLinted }) {
    this.vscode = vscode;
    this.pages = pages;
    this.client = client;
    this.isLinted = isLinted;
    this.isAsking = false;
    this.waiting = undefined;
    const { window, workspace } = vscode;
    this.disposables = [
      window.onDidChangeTextEditorSelection(({ textEditor }) => this.follow(textEditor)),
      window.onDidChangeActiveTextEditor((editor) => this.follow(editor)),
      workspace.onDidChangeTextDocument(({ document }) => {
        const editor = window.activeTextEditor;
        if (editor?.document === document) this.follow(editor);
      }),
    ];
  }

  /** The command. `position` is the server's; without one the cursor counts. */
  async show(position) {
    const editor = this.vscode.window.activeTextEditor;
    if (!canSpeak(this.client())) {
      return this.vscode.window.showInformationMessage(
        'This a11y-lsp cannot read screens aloud yet. A newer one can; the command “Restart” starts it.',
      );
    }
    if (!editor || !this.isLinted(editor.document)) {
      return this.vscode.window.showInformationMessage('Open a Swift, Kotlin or layout file to hear its screen.');
    }
    await this.pages.show(pageName, await this.text(editor, position), { takesFocus: false });
  }

  /** Asks again for the editor, unless nobody sees the page. Of several changes the last one counts. */
  async follow(editor) {
    if (!editor || !this.isLinted(editor.document) || !this.pages.isVisible(pageName)) return;
    this.waiting = editor;
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      while (this.waiting) {
        const next = this.waiting;
        this.waiting = undefined;
        this.pages.write(pageName, await this.text(next));
      }
    } finally {
      this.isAsking = false;
    }
  }

  /** What is read around a place of an editor, as the page shows it. */
  async text(editor, position) {
    const client = this.client();
    if (!canSpeak(client)) return 'a11y-lsp is not running.\n';
    const params = {
      textDocument: { uri: client.code2ProtocolConverter.asUri(editor.document.uri) },
      position: position ?? client.code2ProtocolConverter.asPosition(editor.selection.active),
    };
    try {
      const answer = await client.sendRequest('a11y/speech', params);
      return answer?.text || 'Nothing is read aloud here.\n';
    } catch (error) {
      return `${error.message}\n`;
    }
  }

  dispose() {
    for (const disposable of this.disposables) disposable.dispose();
  }
}

module.exports = { Speech, pageName };
