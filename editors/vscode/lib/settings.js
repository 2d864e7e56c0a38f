// The settings that are sent to the server. Pure: VS Code's configuration is passed in.
'use strict';

/** Settings for the server, in the same form as the keys of `.a11y-lsp.json`. */
const serverSettings = ['profile', 'rules', 'include', 'exclude', 'locales', 'maxFileSize'];

/** Settings for the server that only editors have, under `preview`: which announcements to show, and how. */
const previewSettings = ['inlayHints', 'codeLens', 'outline', 'hints', 'talkbackOrder', 'language'];

/** Settings for the server that only editors have: which files are checked. Changing it requires a restart. */
const modeSettings = ['diagnosticMode'];

/** Settings that choose and start the server. Changing one requires a restart. */
const clientSettings = ['path', 'importStrategy', 'run', ...modeSettings];

/** Settings that only concern what the extension shows. */
const viewSettings = ['preview.view', 'trace.server'];

/** Returns whether a value is set in any scope. */
function isSet(inspected) {
  const { key, defaultValue, defaultLanguageValue, languageIds, ...values } = inspected ?? {};
  return Object.values(values).some((value) => value !== undefined);
}

/**
 * Returns only the settings that are explicitly set, so that `.a11y-lsp.json` applies to the others.
 * `configuration` is the `a11y` section.
 */
function settingsForServer(configuration) {
  const chosen = (names, prefix = '') =>
    Object.fromEntries(
      names
        .filter((name) => isSet(configuration.inspect(prefix + name)))
        .map((name) => [name, configuration.get(prefix + name)]),
    );
  const preview = chosen(previewSettings, 'preview.');
  return { ...chosen([...modeSettings, ...serverSettings]), ...(Object.keys(preview).length > 0 ? { preview } : {}) };
}

module.exports = { clientSettings, previewSettings, serverSettings, settingsForServer, viewSettings };
