// What package.json says: that it is what the server says, and that all it names is there.
'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { test } = require('node:test');
const { extensionFolder, manifest, packageFolder, server, started } = require('./support');
const { generated, printing, teamKeys } = require(path.join(extensionFolder, 'scripts/generate'));
const { clientSettings, previewSettings, serverSettings } = require(path.join(extensionFolder, 'lib/settings'));

const read = (file) => fs.readFileSync(path.join(extensionFolder, file));
const advice = 'is out of date: node editors/vscode/scripts/generate.js SERVER writes it anew.';

test('settings, version and schema are what the server says', () => {
  const files = generated(printing(server));
  assert.equal(read('a11y-lsp.schema.json').toString() === files['a11y-lsp.schema.json'], true, `a11y-lsp.schema.json ${advice}`);
  // npm lays package.json out as it likes.
  assert.deepEqual(manifest, JSON.parse(files['package.json']), `package.json ${advice}`);
});

test('every key of the configuration is a setting or known to be the team’s', () => {
  const { properties } = JSON.parse(read('a11y-lsp.schema.json'));
  assert.deepEqual([...serverSettings, ...teamKeys].sort(), Object.keys(properties).sort());
});

test('every setting is the server’s, the extension’s or the language client’s', () => {
  const preview = previewSettings.map((name) => `preview.${name}`);
  const names = [...serverSettings, ...clientSettings, ...preview, 'trace.server'].map((name) => `a11y.${name}`);
  assert.deepEqual(Object.keys(manifest.contributes.configuration.properties).sort(), names.sort());
});

test('the settings that start a program need trust', () => {
  const { untrustedWorkspaces, virtualWorkspaces } = manifest.capabilities;
  assert.equal(untrustedWorkspaces.supported, 'limited');
  assert.deepEqual(untrustedWorkspaces.restrictedConfigurations, ['a11y.path', 'a11y.importStrategy']);
  assert.equal(virtualWorkspaces.supported, false);
});

test('the palette offers the commands that there are', async (t) => {
  const { host } = await started(t);
  const offered = manifest.contributes.commands.map(({ command }) => command);
  assert.deepEqual([...host.registered.keys()].sort(), offered.sort());
});

test('all files that package.json names are there', () => {
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

test('the icon has 128 by 128 pixels', () => {
  const icon = read('icon.png');
  assert.deepEqual([icon.readUInt32BE(16), icon.readUInt32BE(20)], [128, 128]);
});

test('the license is the package’s', () => {
  assert.equal(read('LICENSE').toString(), fs.readFileSync(path.join(packageFolder, 'LICENSE'), 'utf8'));
});

test('the code needs VS Code, its language client and node alone', () => {
  const files = ['extension.js', ...fs.readdirSync(path.join(extensionFolder, 'lib')).map((name) => `lib/${name}`)];
  const needed = files.flatMap((file) => [...read(file).toString().matchAll(/require\('([^'.]+)'\)/g)].map((match) => match[1]));
  const others = [...new Set(needed)].filter((name) => !name.startsWith('node:')).sort();
  assert.deepEqual(others, ['vscode', 'vscode-languageclient/node']);
  assert.deepEqual(Object.keys(manifest.dependencies), ['vscode-languageclient']);
});
