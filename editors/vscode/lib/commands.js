// The commands in the command palette and the menus.
'use strict';

const path = require('node:path');
const { installation } = require('./installation');
const { notRunning } = require('./messages');
const { sample } = require('./sample');
const { checkTasks } = require('./tasks');

/** Returns the commands by ID. `extension` runs them. */
function commands(extension) {
  const { vscode, pages } = extension;
  const { window } = vscode;

  /** Returns the output of a11y-lsp. Shows an error message on failure. */
  async function shown(output) {
    try {
      return await output;
    } catch (error) {
      extension.channel.error(error);
      window.showErrorMessage(`a11y-lsp: ${error.message}`);
    }
  }

  /** Waits for a change of a document. Resolves to false if there's none soon, because the server asks for edits later. */
  function changed(document) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => finish(false), 1000);
      const listener = vscode.workspace.onDidChangeTextDocument((event) => event.document === document && finish(true));
      function finish(isChanged) {
        clearTimeout(timer);
        listener.dispose();
        resolve(isChanged);
      }
    });
  }

  /** Returns the rule of the finding under the cursor, or undefined. */
  function ruleAtCursor() {
    const editor = extension.editor();
    if (!editor) return undefined;
    const here = vscode.languages
      .getDiagnostics(editor.document.uri)
      .find(({ source, range }) => source === 'a11y' && range.contains(editor.selection.active));
    return here?.code?.value ?? here?.code;
  }

  async function explain(rule) {
    const text = await shown(extension.explain(rule));
    if (text) await pages.showMarkdown(rule, text);
  }

  return {
    async 'a11y-lsp.restart'() {
      await extension.restart();
      if (extension.client) window.setStatusBarMessage('a11y-lsp restarted', 5000);
    },
    'a11y-lsp.showLogs': () => extension.channel.show(),
    'a11y-lsp.speakScreen': () => extension.speech.show(),

    async 'a11y-lsp.showMenu'() {
      const items = [
        { label: 'Restart Server', command: 'a11y-lsp.restart' },
        { label: 'Show Log', command: 'a11y-lsp.showLogs' },
        { label: 'Show Effective Configuration', command: 'a11y-lsp.showEffectiveConfiguration' },
      ];
      const chosen = await window.showQuickPick(items, { placeHolder: 'a11y-lsp' });
      if (chosen) await vscode.commands.executeCommand(chosen.command);
    },

    async 'a11y-lsp.showEffectiveConfiguration'() {
      const document = extension.editor()?.document ?? window.activeTextEditor?.document;
      const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
      const file = document?.uri.scheme === 'file' ? document.uri.fsPath : folder;
      if (!file) return window.showInformationMessage('Open a file to see its effective configuration.');
      const settings = JSON.stringify(extension.readSettings(), null, 2);
      const text = await shown(extension.run(['config', file], folder ?? path.dirname(file)));
      if (!text) return;
      const page = `${file}\n\n${text}\nEditor settings (override the configuration):\n${settings}\n`;
      await pages.show('Effective configuration', page, { takesFocus: true });
    },

    async 'a11y-lsp.explainRule'(rule) {
      if (typeof rule === 'string') return explain(rule);
      const list = await shown(extension.run(['rules', '--format', 'json']));
      if (!list) return;
      const atCursor = ruleAtCursor();
      const items = JSON.parse(list).rules.map(({ id, title }) => ({ label: id, description: title }));
      items.sort((left, right) => (right.label === atCursor) - (left.label === atCursor));
      const chosen = await window.showQuickPick(items, {
        placeHolder: 'Select a rule',
        matchOnDescription: true,
      });
      if (chosen) await explain(chosen.label);
    },

    async 'a11y-lsp.fixAll'() {
      const { client } = extension;
      const document = extension.editor()?.document;
      if (!client) return window.showInformationMessage(notRunning);
      if (!document) return window.showInformationMessage('Open a Swift, Kotlin, or layout file to apply its safe fixes.');
      const change = changed(document);
      await client.sendRequest('workspace/executeCommand', {
        command: 'a11y.fixAll',
        arguments: [client.code2ProtocolConverter.asUri(document.uri)],
      });
      if (!(await change)) return window.showInformationMessage('Nothing to fix: no finding has a safe fix.');
      extension.complete('fixed');
    },

    async 'a11y-lsp.checkAll'() {
      const { problem } = extension.findServer();
      if (problem) return window.showErrorMessage(problem);
      const tasks = checkTasks(vscode, () => extension.findServer());
      if (tasks.length === 0) return window.showInformationMessage('Open a folder to check its files.');
      for (const task of tasks) await vscode.tasks.executeTask(task);
      await vscode.commands.executeCommand('workbench.actions.view.problems');
    },

    async 'a11y-lsp.openSample'() {
      const document = await vscode.workspace.openTextDocument({ language: 'swift', content: sample });
      await window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside });
    },

    'a11y-lsp.showInstallation': () => pages.showMarkdown('Install a11y-lsp', installation),
  };
}

module.exports = { commands };
