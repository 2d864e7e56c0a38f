// What the tests of the extension share.
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

/** A folder with a copy of the sample project, which is removed with the test `t`. */
function sampleProject(t) {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'a11y-vscode-')));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  fs.cpSync(path.join(packageFolder, 'Tests/EndToEndTests/Neovim/project'), folder, { recursive: true });
  fs.mkdirSync(path.join(folder, '.git'));
  return folder;
}

/**
 * The extension, activated in a host that stands in for VS Code with the sample project. Its server is the one to check,
 * found on the PATH where `settings` name no other. The session is recorded in the folder SESSIONS.
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

/** Waits until `actual()` is `expected` as JSON, and returns what it was last. */
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
