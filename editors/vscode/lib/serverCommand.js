// The choice of the a11y-lsp binary. Pure: the file system and the environment are passed in.
'use strict';

const path = require('node:path');

/** Returns the possible file names of the binary. */
function programNames(platform) {
  return platform === 'win32' ? ['a11y-lsp.exe'] : ['a11y-lsp'];
}

/** Returns the path of the server that is bundled with the extension. */
function bundledPath(extensionFolder, platform) {
  return path.join(extensionFolder, 'bin', programNames(platform)[0]);
}

/** Returns the first a11y-lsp on the PATH. Ignores relative directories, which would be in the project. */
function findOnPath({ searchPath, platform, isProgram }) {
  const folders = (searchPath ?? '').split(platform === 'win32' ? ';' : ':').filter(path.isAbsolute);
  const candidates = folders.flatMap((folder) => programNames(platform).map((name) => path.join(folder, name)));
  return candidates.find(isProgram);
}

/** Returns the path from the settings with `~` and `${workspaceFolder}` expanded, or undefined if it is empty. */
function expandedPath(written, { home, folder }) {
  const trimmed = (written ?? '').trim();
  if (trimmed === '') return undefined;
  const expanded = trimmed
    .replace(/^~(?=$|[/\\])/, () => home)
    .replaceAll('${workspaceFolder}', () => folder ?? '');
  return path.isAbsolute(expanded) || !folder ? expanded : path.join(folder, expanded);
}

/** Why the server that a workspace names isn't started. */
const untrusted = " The a11y.path in this workspace's settings is ignored until you trust the workspace.";

/**
 * Returns the server to start as `{ command, origin }`, or `{ problem }` with a message for the user.
 *
 * The path in the settings takes precedence. If it is empty, `importStrategy` selects whether to prefer the bundled
 * server (`useBundled`) or the one on the PATH (`fromEnvironment`).
 */
function serverCommand(settings, environment) {
  const { extensionFolder, platform, isProgram, isFile, isTrusted = true } = environment;
  const chosen = expandedPath(settings.path, environment);
  if (chosen !== undefined) {
    if (isProgram(chosen)) return { command: chosen, origin: 'a11y.path' };
    return { problem: `a11y.path is set to ${chosen}, which isn't an executable file.` };
  }
  const bundled = bundledPath(extensionFolder, platform);
  const places = [
    { command: isFile(bundled) ? bundled : undefined, origin: 'the extension' },
    { command: findOnPath(environment), origin: 'PATH' },
  ];
  if (settings.importStrategy === 'fromEnvironment') places.reverse();
  return (
    places.find((place) => place.command !== undefined) ?? {
      problem: `a11y-lsp wasn't found. Add it to your PATH or set a11y.path.${isTrusted ? '' : untrusted}`,
    }
  );
}

module.exports = { bundledPath, serverCommand };
