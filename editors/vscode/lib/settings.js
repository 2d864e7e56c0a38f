// What the server is told of the settings. Pure: VS Code's configuration is passed in.
'use strict';

/** The settings that are the server's; they have the form of the keys of `.a11y-lsp.json`. */
const serverSettings = ['profile', 'rules', 'include', 'exclude', 'locales', 'maxFileSize'];

/** Those of the server's that no file has: what the editor shows of speech, and how. They stand below `preview`. */
const previewSettings = ['inlayHints', 'codeLens', 'outline', 'hints', 'talkbackOrder', 'language'];

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
  const chosen = (names, prefix = '') =>
    Object.fromEntries(
      names
        .filter((name) => isSet(configuration.inspect(prefix + name)))
        .map((name) => [name, configuration.get(prefix + name)]),
    );
  const preview = chosen(previewSettings, 'preview.');
  return { ...chosen(serverSettings), ...(Object.keys(preview).length > 0 ? { preview } : {}) };
}

module.exports = { clientSettings, previewSettings, serverSettings, settingsForServer };
