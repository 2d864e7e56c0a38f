// How the language client is set up. Pure: settings come as values and functions.
'use strict';

/** What the server is shown: code and layouts, and the files that these take texts and colors from. */
const documentSelector = [
  ...['swift', 'kotlin', 'java', 'xml'].map((language) => ({ scheme: 'file', language })),
  ...['swift', 'kotlin', 'xml'].map((language) => ({ scheme: 'untitled', language })),
  ...['**/*.{xib,storyboard}', '**/*.{strings,xcstrings}', '**/*.colorset/Contents.json', '**/.a11y-lsp.json'].map(
    (pattern) => ({ scheme: 'file', pattern }),
  ),
];

/** Where findings show. */
const lintedSelector = documentSelector.filter(({ language }) => language !== undefined && language !== 'java');

/** How `vscode-languageclient` starts the server at `command`. */
function serverOptions(command) {
  return { command, args: ['server'] };
}

/**
 * The options of `vscode-languageclient`.
 *
 * `run` says when findings are asked for, `readSettings()` returns what the server is told, `outputChannel` takes the
 * log, `showSpeech(position)` shows what is read aloud around a place of the open file.
 */
function clientOptions({ run, readSettings, outputChannel, showSpeech }) {
  return {
    documentSelector,
    outputChannel,
    initializationOptions: readSettings(),
    diagnosticPullOptions: { onChange: run !== 'onSave', onSave: true },
    middleware: {
      // The server returns the text; here it has a page of its own.
      executeCommand: (command, values, next) =>
        command === 'a11y.readScreen' ? showSpeech(values[1]) : next(command, values),
      workspace: {
        configuration: (params) => params.items.map(({ section }) => (section === 'a11y' ? readSettings() : null)),
      },
    },
  };
}

module.exports = { clientOptions, documentSelector, lintedSelector, serverOptions };
