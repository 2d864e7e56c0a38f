// “Read This Screen”: shows what VoiceOver or TalkBack would announce for the declaration around the cursor.
'use strict';

const pageName = 'Announcements';

/** Returns whether the server supports `a11y/speech`. */
function canSpeak(client) {
  return client?.initializeResult?.capabilities?.experimental?.a11ySpeech === true;
}

/** Keeps the page up to date while the cursor moves and the text changes. */
class Speech {
  /** `client()` returns the running client, `isLinted(document)` whether a document can have findings. */
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

  /** Runs the command. `position` comes from the server. Default: the cursor's position. */
  async show(position) {
    const editor = this.vscode.window.activeTextEditor;
    if (!canSpeak(this.client())) {
      return this.vscode.window.showInformationMessage(
        "This version of a11y-lsp can't read screens. Update it, then run “Restart Server”.",
      );
    }
    if (!editor || !this.isLinted(editor.document)) {
      return this.vscode.window.showInformationMessage('Open a Swift, Kotlin, or layout file to read its screen.');
    }
    await this.pages.show(pageName, await this.text(editor, position), { takesFocus: false });
  }

  /** Updates the page for the editor if it is visible. Only the last of several changes counts. */
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

  /** Returns the text of the page for a position in an editor. */
  async text(editor, position) {
    const client = this.client();
    if (!canSpeak(client)) return "a11y-lsp isn't running.\n";
    const params = {
      textDocument: { uri: client.code2ProtocolConverter.asUri(editor.document.uri) },
      position: position ?? client.code2ProtocolConverter.asPosition(editor.selection.active),
    };
    try {
      const answer = await client.sendRequest('a11y/speech', params);
      return answer?.text || 'Nothing is announced here.\n';
    } catch (error) {
      return `${error.message}\n`;
    }
  }

  dispose() {
    for (const disposable of this.disposables) disposable.dispose();
  }
}

module.exports = { Speech, pageName };
