// The server's state in VS Code's language status, and as contexts for menus.
'use strict';

/** The status item that shows whether the server is running and whether the configuration is valid. */
class Status {
  constructor(vscode, selector) {
    this.vscode = vscode;
    this.item = vscode.languages.createLanguageStatusItem('a11y-lsp', selector);
    this.item.name = 'a11y-lsp';
    this.item.text = 'a11y-lsp';
  }

  starting() {
    this.setRunning(false);
    this.show('Information', 'starting', true, 'a11y-lsp.showLogs', 'Show log');
  }

  running(version, origin) {
    this.setRunning(true);
    this.detail = version ? `${version}, from ${origin}` : `from ${origin}`;
    this.show('Information', this.detail, false, 'a11y-lsp.showMenu', 'Options…');
  }

  stopped(problem) {
    this.setRunning(false);
    this.show('Error', problem ?? 'stopped', false, 'a11y-lsp.showMenu', 'Options…');
  }

  /** Shows a problem that the running server reports, or that there is none any more. */
  configured(problem) {
    if (!this.isRunning) return;
    const severity = problem ? 'Warning' : 'Information';
    this.show(severity, problem ?? this.detail, false, 'a11y-lsp.showMenu', 'Options…');
  }

  setRunning(isRunning) {
    this.isRunning = isRunning;
    this.vscode.commands.executeCommand('setContext', 'a11y-lsp.isRunning', isRunning);
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
