// Helpers for the extension's tests.
'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { Host } = require('./host');
const { languageClientModule } = require('./languageClient');

const packageFolder = path.join(__dirname, '../../../..');
const extensionFolder = path.join(packageFolder, 'editors/vscode');
const { Extension } = require(path.join(extensionFolder, 'lib/extension'));
const manifest = JSON.parse(fs.readFileSync(path.join(extensionFolder, 'package.json'), 'utf8'));
const cases = JSON.parse(fs.readFileSync(path.join(__dirname, '../cases.json'), 'utf8'));

/** The a11y-lsp to check. */
const server = process.env.A11Y_SERVER;

/** Returns a directory with a copy of the sample project, which is removed after the test `t`. */
function sampleProject(t) {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'a11y-vscode-')));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  fs.cpSync(path.join(packageFolder, 'Tests/EndToEndTests/Neovim/project'), folder, { recursive: true });
  fs.mkdirSync(path.join(folder, '.git'));
  return folder;
}

/**
 * Activates the extension in a fake VS Code with the sample project. Uses the server to check, which is on the PATH,
 * unless `settings` name another one. Records the session in the directory SESSIONS.
 */
async function started(t, { settings, isTrusted, environment } = {}) {
  const host = new Host({ manifest, folder: sampleProject(t), settings, isTrusted });
  const languageClient = languageClientModule(host);
  const context = { subscriptions: [], extensionPath: extensionFolder };
  const searchPath = path.dirname(server);
  const extension = new Extension({
    vscode: host.vscode,
    languageClient,
    context,
    environment: { searchPath, extensionFolder: host.folder, ...environment },
  });
  await extension.activate();
  t.after(async () => {
    await extension.stop();
    for (const disposable of context.subscriptions) disposable.dispose();
    if (!process.env.SESSIONS || languageClient.messages.length === 0) return;
    const name = `vscode-${t.name.replace(/\W+/g, '-')}.json`;
    fs.writeFileSync(path.join(process.env.SESSIONS, name), JSON.stringify(languageClient.messages));
  });
  return { host, extension, languageClient };
}

/** Waits for `actual()` to equal `expected` as JSON, and returns its last value. */
async function eventually(actual, expected) {
  const deadline = Date.now() + 20_000;
  const wanted = JSON.stringify(expected);
  for (;;) {
    const value = await actual();
    if (JSON.stringify(value) === wanted || Date.now() > deadline) return value;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

module.exports = { Host, cases, eventually, extensionFolder, manifest, packageFolder, server, started };
