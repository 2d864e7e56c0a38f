// The commands in the command palette.
'use strict';

const path = require('node:path');

/** Returns the commands by ID. `extension` runs them. */
function commands(extension) {
  const { vscode, pages } = extension;

  /** Runs a11y-lsp and returns its output. Shows an error message on failure. */
  async function print(args, folder) {
    try {
      return await extension.run(args, folder);
    } catch (error) {
      extension.channel.error(error);
      vscode.window.showErrorMessage(`a11y-lsp: ${error.message}`);
    }
  }

  /** Returns the rule of the finding under the cursor, or undefined. */
  function ruleAtCursor() {
    const editor = vscode.window.activeTextEditor;
    if (!editor) return undefined;
    const here = vscode.languages
      .getDiagnostics(editor.document.uri)
      .find(({ source, range }) => source === 'a11y' && range.contains(editor.selection.active));
    return here?.code?.value ?? here?.code;
  }

  async function explain(rule) {
    const text = await print(['explain', rule]);
    if (text) await pages.show(rule, text, { takesFocus: true });
  }

  return {
    'a11y-lsp.restart': () => extension.restart(),
    'a11y-lsp.showLogs': () => extension.channel.show(),
    'a11y-lsp.speakScreen': () => extension.speech.show(),

    async 'a11y-lsp.showEffectiveConfiguration'() {
      const document = vscode.window.activeTextEditor?.document;
      const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
      const file = document?.uri.scheme === 'file' ? document.uri.fsPath : folder;
      if (!file) return vscode.window.showInformationMessage('Open a file to see its effective configuration.');
      const settings = JSON.stringify(extension.readSettings(), null, 2);
      const text = await print(['config', file], folder ?? path.dirname(file));
      if (!text) return;
      const page = `${file}\n\n${text}\nEditor settings (override the configuration):\n${settings}\n`;
      await pages.show('Effective configuration', page, { takesFocus: true });
    },

    async 'a11y-lsp.explainRule'(rule) {
      if (typeof rule === 'string') return explain(rule);
      const list = await print(['rules', '--format', 'json']);
      if (!list) return;
      const atCursor = ruleAtCursor();
      const items = JSON.parse(list).rules.map(({ id, title }) => ({ label: id, description: title }));
      items.sort((left, right) => (right.label === atCursor) - (left.label === atCursor));
      const chosen = await vscode.window.showQuickPick(items, {
        placeHolder: 'Select a rule',
        matchOnDescription: true,
      });
      if (chosen) await explain(chosen.label);
    },

    async 'a11y-lsp.fixAll'() {
      const document = vscode.window.activeTextEditor?.document;
      if (!document || !extension.isLinted(document) || !extension.client) {
        return vscode.window.showInformationMessage('Open a Swift, Kotlin, or layout file to apply its safe fixes.');
      }
      await extension.client.sendRequest('workspace/executeCommand', {
        command: 'a11y.fixAll',
        arguments: [extension.client.code2ProtocolConverter.asUri(document.uri)],
      });
    },
  };
}

module.exports = { commands };
