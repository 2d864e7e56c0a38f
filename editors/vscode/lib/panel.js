// The announcements panel: a webview with the focus stops of a screen.
'use strict';

const fs = require('node:fs');

/** Shows screens, and tells `listener` what the user does: `select(index)`, `open(index)`, `fix(id)`, `explain(rule)`. */
class Panel {
  constructor({ vscode, extensionUri, language, listener }) {
    this.vscode = vscode;
    this.extensionUri = extensionUri;
    this.language = language;
    this.listener = listener;
    this.panel = undefined;
    this.last = undefined;
  }

  get isVisible() {
    return this.panel?.visible === true;
  }

  /** Shows the panel in a column. Throws if this editor has no webviews. */
  open(viewColumn) {
    const { vscode } = this;
    if (this.panel) return this.panel.reveal(undefined, true);
    const folder = vscode.Uri.joinPath(this.extensionUri, 'panel');
    const panel = vscode.window.createWebviewPanel(
      'a11y-lsp.announcements',
      'Announcements',
      { viewColumn, preserveFocus: true },
      { enableScripts: true, localResourceRoots: [folder] },
    );
    this.panel = panel;
    panel.onDidDispose(() => {
      this.panel = undefined;
      this.listener.closed();
    });
    panel.webview.onDidReceiveMessage((message) => this.receive(message));
    // A hidden panel loses its page.
    panel.onDidChangeViewState(() => {
      if (!panel.visible) this.isReady = false;
    });
    this.isReady = false;
    const address = (name) => panel.webview.asWebviewUri(vscode.Uri.joinPath(folder, name)).toString();
    panel.webview.html = fs
      .readFileSync(vscode.Uri.joinPath(folder, 'panel.html').fsPath, 'utf8')
      .replaceAll('{{source}}', panel.webview.cspSource)
      .replaceAll('{{style}}', address('panel.css'))
      .replaceAll('{{script}}', address('panel.js'))
      .replaceAll('{{language}}', this.language());
  }

  /** Sends the page a message. A new page gets the last screen when it's ready. */
  post(message) {
    if (message.type === 'screen' || message.type === 'empty') this.last = message;
    if (message.type === 'current' && this.last?.type === 'screen') this.last.current = message.index;
    if (this.panel && this.isReady) this.panel.webview.postMessage(message);
  }

  receive(message) {
    switch (message.type) {
      case 'ready':
        this.isReady = true;
        if (this.last) this.panel.webview.postMessage(this.last);
        this.listener.ready();
        break;
      case 'select':
        if (this.last?.type === 'screen') this.last.current = message.index;
        this.listener.select(message.index);
        break;
      case 'open':
        this.listener.open(message.index);
        break;
      case 'fix':
        this.listener.fix(message.id);
        break;
      case 'explain':
        this.listener.explain(message.rule);
        break;
    }
  }

  dispose() {
    this.panel?.dispose();
  }
}

module.exports = { Panel };
