// Options for the language client. Pure: settings are passed in as values and functions.
'use strict';

const { documentSelector } = require('./documents');

/** Returns the options that make `vscode-languageclient` start the server at `command`. */
function serverOptions(command) {
  return { command, args: ['server'] };
}

/**
 * Returns the client options for `vscode-languageclient`.
 *
 * `run` is the setting for when to check files, `readSettings()` returns the settings for the server, `outputChannel`
 * receives the log, `errorHandler` decides what happens after a crash, `showSpeech(position)` shows the announcements
 * around a position in the open file, `isCurrent()` returns whether the client is still in use, and `link(rule)`
 * returns the address of a rule's explanation, and `moreActions(actions)` returns the entries of the light bulb's menu
 * that only VS Code has.
 */
function clientOptions({ run, readSettings, outputChannel, errorHandler, showSpeech, isCurrent, link, moreActions }) {
  const present = (report) => report?.items?.forEach((diagnostic) => presentInEditor(diagnostic, link));
  return {
    documentSelector,
    outputChannel,
    errorHandler,
    initializationOptions: readSettings(),
    diagnosticPullOptions: { onChange: run !== 'onSave', onSave: true },
    middleware: {
      // The server only returns text. The extension shows it in its own panel.
      executeCommand: (command, values, next) =>
        command === 'a11y.readScreen' ? showSpeech(values[1]) : next(command, values),
      async provideDiagnostics(document, previousResultId, token, next) {
        const report = await next(document, previousResultId, token);
        present(report);
        return report;
      },
      provideWorkspaceDiagnostics: (resultIDs, token, take, next) =>
        next(resultIDs, token, (chunk) => {
          chunk?.items.forEach(present);
          take(chunk);
        }),
      async provideCodeActions(document, range, context, token, next) {
        const actions = await next(document, range, context, token);
        return actions && !context.only ? [...actions, ...moreActions(actions)] : actions;
      },
      workspace: {
        configuration: (params) => params.items.map(({ section }) => (section === 'a11y' ? readSettings() : null)),
        // A setting that restarts the server also sends this to the one that is being stopped.
        didChangeConfiguration: async (sections, next) => (isCurrent() ? next(sections) : undefined),
      },
    },
  };
}

/** The value of `vscode.DiagnosticSeverity.Information`. `Hint` has the next one. */
const information = 2;

/**
 * Makes the code of a finding open the rule's explanation in VS Code instead of the criterion on the web, and shows a
 * hint as information, because VS Code doesn't list hints and only marks them with three dots.
 */
function presentInEditor(diagnostic, link) {
  diagnostic.severity = Math.min(diagnostic.severity, information);
  const rule = diagnostic.code?.value;
  if (rule) diagnostic.code = { value: rule, target: link(rule) };
}

module.exports = { clientOptions, presentInEditor, serverOptions };
