// Tests that package.json matches the server's output, and that the files it names exist.
'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { test } = require('node:test');
const { extensionFolder, manifest, packageFolder, server, started } = require('./support');
const { generated, printing, teamKeys } = require(path.join(extensionFolder, 'scripts/generate'));
const { clientSettings, previewSettings, serverSettings, viewSettings } = require(path.join(extensionFolder, 'lib/settings'));

const read = (file) => fs.readFileSync(path.join(extensionFolder, file));
const advice = "is out of date; run 'node editors/vscode/scripts/generate.js SERVER'";

test('settings, version, and schema match the server', () => {
  const files = generated(printing(server));
  assert.equal(read('a11y-lsp.schema.json').toString() === files['a11y-lsp.schema.json'], true, `a11y-lsp.schema.json ${advice}`);
  // npm may format package.json differently.
  assert.deepEqual(manifest, JSON.parse(files['package.json']), `package.json ${advice}`);
});

test('every configuration key is a setting or reserved for the team', () => {
  const { properties } = JSON.parse(read('a11y-lsp.schema.json'));
  assert.deepEqual([...serverSettings, ...teamKeys].sort(), Object.keys(properties).sort());
});

test('every setting is for the server, the extension, or the language client', () => {
  const preview = previewSettings.map((name) => `preview.${name}`);
  const names = [...serverSettings, ...clientSettings, ...viewSettings, ...preview].map((name) => `a11y.${name}`);
  const properties = manifest.contributes.configuration.flatMap((group) => Object.keys(group.properties));
  assert.deepEqual(properties.sort(), names.sort());
});

test('settings that choose a binary require trust', () => {
  const { untrustedWorkspaces, virtualWorkspaces } = manifest.capabilities;
  assert.equal(untrustedWorkspaces.supported, 'limited');
  assert.deepEqual(untrustedWorkspaces.restrictedConfigurations, ['a11y.path', 'a11y.importStrategy']);
  assert.equal(virtualWorkspaces.supported, false);
});

test('the command palette lists all registered commands', async (t) => {
  const { host } = await started(t);
  const offered = manifest.contributes.commands.map(({ command }) => command);
  assert.deepEqual([...host.registered.keys()].sort(), offered.sort());
});

test('all files that package.json names exist', () => {
  const steps = manifest.contributes.walkthroughs.flatMap((walkthrough) => walkthrough.steps);
  const files = [
    'extension.js',
    manifest.icon,
    ...manifest.files.filter((name) => name !== 'dist'),
    ...manifest.contributes.jsonValidation.map(({ url }) => url),
    ...steps.map(({ media }) => media.svg),
    'README.md',
    'CHANGELOG.md',
  ];
  for (const file of files) assert.ok(fs.existsSync(path.join(extensionFolder, file)), file);
});

test('a package for a platform needs that platform\'s server, and one for all platforms has none', (t) => {
  const { problemWith, stage } = require(path.join(extensionFolder, 'scripts/package'));
  assert.match(problemWith({ target: 'linux-x64' }), /needs --server/);
  assert.match(problemWith({ target: 'darwin-arm64', server }), /isn't a binary for darwin-arm64/);
  assert.match(problemWith({ target: 'plan9-x64', server }), /unknown target/);
  assert.match(problemWith({ server }), /needs --target/);
  assert.equal(problemWith({ target: 'linux-x64', server }), undefined);
  assert.equal(problemWith({}), undefined);
  fs.mkdirSync(path.join(extensionFolder, 'dist'), { recursive: true });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'a11y-package-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  for (const [name, choice] of [['plain', {}], ['linux', { target: 'linux-x64', server }]]) {
    fs.mkdirSync(path.join(folder, name));
    stage(choice, path.join(folder, name));
  }
  assert.equal(fs.existsSync(path.join(folder, 'plain/bin')), false);
  assert.equal(fs.statSync(path.join(folder, 'linux/bin/a11y-lsp')).mode & 0o777, 0o755);
  assert.equal(fs.existsSync(path.join(folder, 'linux/scripts')), false);
});

test('the icon is 128 by 128 pixels', () => {
  const icon = read('icon.png');
  assert.deepEqual([icon.readUInt32BE(16), icon.readUInt32BE(20)], [128, 128]);
});

test("the license is the same as the package's", () => {
  assert.equal(read('LICENSE').toString(), fs.readFileSync(path.join(packageFolder, 'LICENSE'), 'utf8'));
});

test('the code only requires VS Code, its language client, and Node.js', () => {
  const files = ['extension.js', ...fs.readdirSync(path.join(extensionFolder, 'lib')).map((name) => `lib/${name}`)];
  const needed = files.flatMap((file) => [...read(file).toString().matchAll(/require\('([^'.]+)'\)/g)].map((match) => match[1]));
  const others = [...new Set(needed)].filter((name) => !name.startsWith('node:')).sort();
  assert.deepEqual(others, ['vscode', 'vscode-languageclient/node']);
  assert.deepEqual(Object.keys(manifest.dependencies), ['vscode-languageclient']);
});
