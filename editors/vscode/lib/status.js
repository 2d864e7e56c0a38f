// The server's state in VS Code's language status.
'use strict';

/** The status item that shows whether the server is running. */
class Status {
  constructor(vscode, selector) {
    this.vscode = vscode;
    this.item = vscode.languages.createLanguageStatusItem('a11y-lsp', selector);
    this.item.name = 'a11y-lsp';
    this.item.text = 'a11y-lsp';
  }

  starting() {
    this.show('Information', 'starting', true, 'a11y-lsp.showLogs', 'Show logs');
  }

  running(version, origin) {
    const detail = version ? `${version}, from ${origin}` : `from ${origin}`;
    this.show('Information', detail, false, 'a11y-lsp.showEffectiveConfiguration', 'Effective configuration');
  }

  stopped(problem) {
    this.show('Error', problem ?? 'stopped', false, 'a11y-lsp.restart', 'Restart');
  }

  show(severity, detail, busy, command, title) {
    Object.assign(this.item, {
      severity: this.vscode.LanguageStatusSeverity[severity],
      detail,
      busy,
      command: { command, title },
    });
  }

  dispose() {
    this.item.dispose();
  }
}

module.exports = { Status };
