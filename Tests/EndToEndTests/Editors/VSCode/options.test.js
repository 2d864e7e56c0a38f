// The pure parts of the extension.
'use strict';

const assert = require('node:assert/strict');
const path = require('node:path');
const { test } = require('node:test');
const { Host, extensionFolder, manifest } = require('./support');
const { serverCommand } = require(path.join(extensionFolder, 'lib/serverCommand'));
const { clientOptions, documentSelector, lintedSelector } = require(path.join(extensionFolder, 'lib/clientOptions'));
const { settingsForServer } = require(path.join(extensionFolder, 'lib/settings'));

const bundled = '/extension/bin/a11y-lsp';
const onPath = '/usr/local/bin/a11y-lsp';

for (const [name, settings, programs, expected] of [
  ['the bundled server goes before that on the PATH', {}, [bundled, onPath], bundled],
  ['the PATH stands in for a server that is not bundled', {}, [onPath], onPath],
  ['the PATH goes first where the settings say so', { importStrategy: 'fromEnvironment' }, [bundled, onPath], onPath],
  ['the bundled server stands in for one on the PATH', { importStrategy: 'fromEnvironment' }, [bundled], bundled],
  ['a path goes before all', { path: '/opt/a11y-lsp' }, ['/opt/a11y-lsp', bundled, onPath], '/opt/a11y-lsp'],
  ['a path may begin with the home folder', { path: '~/bin/a11y-lsp' }, ['/home/ann/bin/a11y-lsp'], '/home/ann/bin/a11y-lsp'],
  ['a path may name the workspace', { path: '${workspaceFolder}/a11y-lsp' }, ['/app/a11y-lsp'], '/app/a11y-lsp'],
  ['a relative path is one below the workspace', { path: 'bin/a11y-lsp' }, ['/app/bin/a11y-lsp'], '/app/bin/a11y-lsp'],
  ['a path of blanks is none', { path: '  ' }, [bundled], bundled],
  ['a wrong path is not replaced by another server', { path: '/opt/a11y-lsp' }, [bundled, onPath], undefined],
  ['relative folders of the PATH are passed over', {}, ['a11y-lsp', './a11y-lsp', 'bin/a11y-lsp'], undefined],
]) {
  test(name, () => {
    const environment = {
      extensionFolder: '/extension',
      platform: 'linux',
      searchPath: '.:bin::/usr/local/bin:/usr/bin',
      home: '/home/ann',
      folder: '/app',
      isProgram: (file) => programs.includes(file),
    };
    const found = serverCommand(settings, environment);
    assert.equal(found.command, expected);
    assert.equal(typeof found.problem, expected ? 'undefined' : 'string');
  });
}

function readSettings(settings) {
  const host = new Host({ manifest, folder: '/app', settings });
  return settingsForServer(host.configuration('a11y'));
}

test('what nobody set is left to the configuration of the team', () => {
  assert.deepEqual(readSettings({}), {});
});

test('the server is told what somebody set, also to the default', () => {
  const user = { 'a11y.profile': 'recommended', 'a11y.path': '/opt/a11y-lsp', 'a11y.run': 'onSave' };
  assert.deepEqual(readSettings({ user, workspace: { 'a11y.rules': { 'missing-hint': 'off' } } }), {
    profile: 'recommended',
    rules: { 'missing-hint': 'off' },
  });
});

test('what is shown of speech stands together', () => {
  const user = { 'a11y.preview.codeLens': true, 'a11y.preview.language': 'de' };
  assert.deepEqual(readSettings({ user }), { preview: { codeLens: true, language: 'de' } });
});

test('findings are asked for while typing, or only when a file is saved', () => {
  const options = (run) => clientOptions({ run, readSettings: () => ({}), outputChannel: undefined });
  assert.deepEqual(options('onType').diagnosticPullOptions, { onChange: true, onSave: true });
  assert.deepEqual(options('onSave').diagnosticPullOptions, { onChange: false, onSave: true });
});

test('the server gets its own settings and nobody else’s', () => {
  const options = clientOptions({ readSettings: () => ({ profile: 'strict' }) });
  assert.deepEqual(options.initializationOptions, { profile: 'strict' });
  const params = { items: [{ section: 'editor' }, { section: 'a11y' }] };
  assert.deepEqual(options.middleware.workspace.configuration(params), [null, { profile: 'strict' }]);
});

for (const [file, languageId, isShown, isLinted] of [
  ['App/View.swift', 'swift', true, true],
  ['app/View.kt', 'kotlin', true, true],
  ['res/layout/main.xml', 'xml', true, true],
  ['App/Main.storyboard', 'plaintext', true, false],
  ['app/View.java', 'java', true, false],
  ['App/Localizable.xcstrings', 'json', true, false],
  ['App/Assets.xcassets/Ink.colorset/Contents.json', 'json', true, false],
  ['.a11y-lsp.json', 'jsonc', true, false],
  ['package.json', 'json', false, false],
  ['App/Assets.xcassets/Contents.json', 'json', false, false],
  ['README.md', 'markdown', false, false],
]) {
  test(`the server ${isShown ? 'is' : 'is not'} shown ${file}`, () => {
    const host = new Host({ manifest, folder: '/app' });
    const document = { uri: host.vscode.Uri.file(`/app/${file}`), languageId };
    assert.equal(host.matches(documentSelector, document), isShown);
    assert.equal(host.matches(lintedSelector, document), isLinted);
  });
}
