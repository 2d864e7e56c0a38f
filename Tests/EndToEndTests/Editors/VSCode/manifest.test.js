// Tests that package.json matches the server's output, and that the files it names exist.
'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { test } = require('node:test');
const { extensionFolder, manifest, packageFolder, server, started } = require('./support');
const { generated, printing, teamKeys } = require(path.join(extensionFolder, 'scripts/generate'));
const { clientSettings, previewSettings, serverSettings } = require(path.join(extensionFolder, 'lib/settings'));

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
  const names = [...serverSettings, ...clientSettings, ...preview, 'trace.server'].map((name) => `a11y.${name}`);
  assert.deepEqual(Object.keys(manifest.contributes.configuration.properties).sort(), names.sort());
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
    manifest.main,
    manifest.icon,
    ...manifest.contributes.jsonValidation.map(({ url }) => url),
    ...steps.map(({ media }) => media.markdown),
    'README.md',
    'CHANGELOG.md',
  ];
  for (const file of files) assert.ok(fs.existsSync(path.join(extensionFolder, file)), file);
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
