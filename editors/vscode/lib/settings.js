// What the server is told of the settings. Pure: VS Code's configuration is passed in.
'use strict';

/** The settings that are the server's; they have the form of the keys of `.a11y-lsp.json`. */
const serverSettings = ['profile', 'rules', 'include', 'exclude', 'locales', 'maxFileSize'];

/** The settings that choose and start the server. A change of one takes a restart. */
const clientSettings = ['path', 'importStrategy', 'run'];

/** Whether somebody set a value, for whatever scope. */
function isSet(inspected) {
  const { key, defaultValue, defaultLanguageValue, languageIds, ...values } = inspected ?? {};
  return Object.values(values).some((value) => value !== undefined);
}

/**
 * The settings that somebody set, and no other: what nobody set is the team's to decide, in `.a11y-lsp.json`.
 * `configuration` is that of the section `a11y`.
 */
function settingsForServer(configuration) {
  const chosen = serverSettings.filter((name) => isSet(configuration.inspect(name)));
  return Object.fromEntries(chosen.map((name) => [name, configuration.get(name)]));
}

module.exports = { clientSettings, serverSettings, settingsForServer };
