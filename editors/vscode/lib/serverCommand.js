// Which a11y-lsp is started. Pure: the disk and the environment are passed in.
'use strict';

const path = require('node:path');

/** The names under which a program may stand in a folder. */
function programNames(platform) {
  return platform === 'win32' ? ['a11y-lsp.exe'] : ['a11y-lsp'];
}

/** The path of the server that a platform's package of the extension holds. */
function bundledPath(extensionFolder, platform) {
  return path.join(extensionFolder, 'bin', programNames(platform)[0]);
}

/** The first a11y-lsp in the folders of PATH; never one of a relative folder, which would be the project's. */
function findOnPath({ searchPath, platform, isProgram }) {
  const folders = (searchPath ?? '').split(platform === 'win32' ? ';' : ':').filter(path.isAbsolute);
  const candidates = folders.flatMap((folder) => programNames(platform).map((name) => path.join(folder, name)));
  return candidates.find(isProgram);
}

/** The path that a user wrote, with `~` and `${workspaceFolder}` replaced; undefined where it is empty. */
function expandedPath(written, { home, folder }) {
  const trimmed = (written ?? '').trim();
  if (trimmed === '') return undefined;
  const expanded = trimmed
    .replace(/^~(?=$|[/\\])/, () => home)
    .replaceAll('${workspaceFolder}', () => folder ?? '');
  return path.isAbsolute(expanded) || !folder ? expanded : path.join(folder, expanded);
}

/**
 * The server to start: `{ command, origin }`, or `{ problem }` in words for the user.
 *
 * The path of the settings goes before all. Without one, `importStrategy` says whether the server that came with the
 * extension (`useBundled`) or that on the PATH (`fromEnvironment`) is looked for first.
 */
function serverCommand(settings, environment) {
  const { extensionFolder, platform, isProgram } = environment;
  const chosen = expandedPath(settings.path, environment);
  if (chosen !== undefined) {
    if (isProgram(chosen)) return { command: chosen, origin: 'a11y.path' };
    return { problem: `The setting a11y.path names ${chosen}, and there is no program.` };
  }
  const bundled = bundledPath(extensionFolder, platform);
  const places = [
    { command: isProgram(bundled) ? bundled : undefined, origin: 'the extension' },
    { command: findOnPath(environment), origin: 'PATH' },
  ];
  if (settings.importStrategy === 'fromEnvironment') places.reverse();
  return (
    places.find((place) => place.command !== undefined) ?? {
      problem: 'a11y-lsp was not found. Put it on your PATH, or name it in the setting a11y.path.',
    }
  );
}

module.exports = { bundledPath, serverCommand };
