// Options for the language client. Pure: settings are passed in as values and functions.
'use strict';

/** The documents sent to the server: code, layouts, and the files that these take strings and colors from. */
const documentSelector = [
  ...['swift', 'kotlin', 'java', 'xml'].map((language) => ({ scheme: 'file', language })),
  ...['swift', 'kotlin', 'xml'].map((language) => ({ scheme: 'untitled', language })),
  ...['**/*.{xib,storyboard}', '**/*.{strings,xcstrings}', '**/*.colorset/Contents.json', '**/.a11y-lsp.json'].map(
    (pattern) => ({ scheme: 'file', pattern }),
  ),
];

/** The documents that can have findings. */
const lintedSelector = documentSelector.filter(({ language }) => language !== undefined && language !== 'java');

/** Returns the options that make `vscode-languageclient` start the server at `command`. */
function serverOptions(command) {
  return { command, args: ['server'] };
}

/**
 * Returns the client options for `vscode-languageclient`.
 *
 * `run` is the setting for when to check files, `readSettings()` returns the settings for the server, `outputChannel`
 * receives the log, and `showSpeech(position)` shows the announcements around a position in the open file.
 */
function clientOptions({ run, readSettings, outputChannel, showSpeech }) {
  return {
    documentSelector,
    outputChannel,
    initializationOptions: readSettings(),
    diagnosticPullOptions: { onChange: run !== 'onSave', onSave: true },
    middleware: {
      // The server only returns text. The extension shows it on a separate page.
      executeCommand: (command, values, next) =>
        command === 'a11y.readScreen' ? showSpeech(values[1]) : next(command, values),
      workspace: {
        configuration: (params) => params.items.map(({ section }) => (section === 'a11y' ? readSettings() : null)),
      },
    },
  };
}

module.exports = { clientOptions, documentSelector, lintedSelector, serverOptions };
