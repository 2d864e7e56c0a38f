// Tests of the extension's pure functions.
'use strict';

const assert = require('node:assert/strict');
const path = require('node:path');
const { test } = require('node:test');
const { Host, extensionFolder, manifest } = require('./support');
const { serverCommand } = require(path.join(extensionFolder, 'lib/serverCommand'));
const { clientOptions, presentInEditor } = require(path.join(extensionFolder, 'lib/clientOptions'));
const { errorHandler, mostRestarts, period } = require(path.join(extensionFolder, 'lib/crashes'));
const { documentSelector, lintedSelector } = require(path.join(extensionFolder, 'lib/documents'));
const { clientSettings, settingsForServer } = require(path.join(extensionFolder, 'lib/settings'));

const bundled = '/extension/bin/a11y-lsp';
const onPath = '/usr/local/bin/a11y-lsp';

for (const [name, settings, programs, expected] of [
  ['the bundled server takes precedence over the PATH', {}, [bundled, onPath], bundled],
  ['without a bundled server, the one on the PATH is used', {}, [onPath], onPath],
  ['a setting makes the PATH take precedence', { importStrategy: 'fromEnvironment' }, [bundled, onPath], onPath],
  ['without a server on the PATH, the bundled one is used', { importStrategy: 'fromEnvironment' }, [bundled], bundled],
  ['a path in the settings takes precedence', { path: '/opt/a11y-lsp' }, ['/opt/a11y-lsp', bundled, onPath], '/opt/a11y-lsp'],
  ['a path can start with ~', { path: '~/bin/a11y-lsp' }, ['/home/ann/bin/a11y-lsp'], '/home/ann/bin/a11y-lsp'],
  ['a path can contain the workspace', { path: '${workspaceFolder}/a11y-lsp' }, ['/app/a11y-lsp'], '/app/a11y-lsp'],
  ['relative paths start at the workspace', { path: 'bin/a11y-lsp' }, ['/app/bin/a11y-lsp'], '/app/bin/a11y-lsp'],
  ['a blank path is ignored', { path: '  ' }, [bundled], bundled],
  ['no other server is used if the path is wrong', { path: '/opt/a11y-lsp' }, [bundled, onPath], undefined],
  ['relative directories on the PATH are ignored', {}, ['a11y-lsp', './a11y-lsp', 'bin/a11y-lsp'], undefined],
]) {
  test(name, () => {
    const environment = {
      extensionFolder: '/extension',
      platform: 'linux',
      searchPath: '.:bin::/usr/local/bin:/usr/bin',
      home: '/home/ann',
      folder: '/app',
      isProgram: (file) => programs.includes(file),
      isFile: (file) => programs.includes(file),
    };
    const found = serverCommand(settings, environment);
    assert.equal(found.command, expected);
    assert.equal(typeof found.problem, expected ? 'undefined' : 'string');
  });
}

test('in a workspace that is not trusted, a missing server is not blamed on the settings alone', () => {
  const environment = { extensionFolder: '/extension', platform: 'linux', searchPath: '', isProgram: () => false, isFile: () => false };
  assert.match(serverCommand({}, { ...environment, isTrusted: false }).problem, /ignored until you trust the workspace/);
  assert.doesNotMatch(serverCommand({}, { ...environment, isTrusted: true }).problem, /trust/);
});

function readSettings(settings) {
  const host = new Host({ manifest, folder: '/app', settings });
  return settingsForServer(host.configuration('a11y'));
}

test('unset settings are left to the configuration file', () => {
  assert.deepEqual(readSettings({}), {});
});

test('the server gets values that are set, even if they equal the default', () => {
  const user = { 'a11y.profile': 'recommended', 'a11y.path': '/opt/a11y-lsp', 'a11y.run': 'onSave' };
  assert.deepEqual(readSettings({ user, workspace: { 'a11y.rules': { 'missing-hint': 'off' } } }), {
    profile: 'recommended',
    rules: { 'missing-hint': 'off' },
  });
});

test('the server gets the mode, which also restarts it', () => {
  assert.deepEqual(readSettings({ user: { 'a11y.diagnosticMode': 'workspace' } }), { diagnosticMode: 'workspace' });
  assert.equal(clientSettings.includes('diagnosticMode'), true);
});

test('preview settings are grouped', () => {
  const user = { 'a11y.preview.codeLens': true, 'a11y.preview.language': 'de' };
  assert.deepEqual(readSettings({ user }), { preview: { codeLens: true, language: 'de' } });
});

test('findings are requested while typing, or only on save', () => {
  const options = (run) => clientOptions({ run, readSettings: () => ({}), outputChannel: undefined });
  assert.deepEqual(options('onType').diagnosticPullOptions, { onChange: true, onSave: true });
  assert.deepEqual(options('onSave').diagnosticPullOptions, { onChange: false, onSave: true });
});

test('the server gets only its own settings', () => {
  const options = clientOptions({ readSettings: () => ({ profile: 'strict' }) });
  assert.deepEqual(options.initializationOptions, { profile: 'strict' });
  const params = { items: [{ section: 'editor' }, { section: 'a11y' }] };
  assert.deepEqual(options.middleware.workspace.configuration(params), [null, { profile: 'strict' }]);
});

test('the server restarts up to four times in three minutes', () => {
  const CloseAction = { DoNotRestart: 1, Restart: 2 };
  let time = 0;
  let gaveUp = 0;
  const handler = errorHandler({ CloseAction, ErrorAction: { Continue: 1 } }, { now: () => time, gaveUp: () => (gaveUp += 1) });
  for (let crash = 0; crash < mostRestarts; crash += 1) assert.equal(handler.closed().action, CloseAction.Restart);
  time = period;
  assert.equal(handler.closed().action, CloseAction.DoNotRestart);
  assert.equal(gaveUp, 1);
  time = period + 1;
  assert.equal(handler.closed().action, CloseAction.Restart);
  assert.equal(handler.error().handled, true);
});

for (const [file, languageId, isShown, isLinted] of [
  ['App/View.swift', 'swift', true, true],
  ['app/View.kt', 'kotlin', true, true],
  ['res/layout/main.xml', 'xml', true, true],
  ['app/View.kt', 'plaintext', true, true],
  ['App/Main.storyboard', 'plaintext', true, true],
  ['res/layout/main.xml', 'android-layout', true, true],
  ['app/View.java', 'java', true, false],
  ['App/Localizable.xcstrings', 'json', true, false],
  ['App/Assets.xcassets/Ink.colorset/Contents.json', 'json', true, false],
  ['.a11y-lsp.json', 'jsonc', true, false],
  ['package.json', 'json', false, false],
  ['App/Assets.xcassets/Contents.json', 'json', false, false],
  ['README.md', 'markdown', false, false],
]) {
  test(`the server ${isShown ? 'gets' : "doesn't get"} ${file}`, () => {
    const host = new Host({ manifest, folder: '/app' });
    const document = { uri: host.vscode.Uri.file(`/app/${file}`), languageId };
    assert.equal(host.matches(documentSelector, document), isShown);
    assert.equal(host.matches(lintedSelector, document), isLinted);
  });
}

test('a hint is shown as information, and its code opens the explanation', () => {
  const diagnostic = { severity: 3, code: { value: 'missing-heading', target: 'https://www.w3.org' } };
  presentInEditor(diagnostic, (rule) => `a11y-lsp:/${rule}.md`);
  assert.deepEqual(diagnostic, { severity: 2, code: { value: 'missing-heading', target: 'a11y-lsp:/missing-heading.md' } });
});

test('findings in files that are not open are shown like the others', () => {
  const options = clientOptions({ readSettings: () => ({}), link: (rule) => rule });
  const chunk = { items: [{ items: [{ severity: 3, code: { value: 'missing-heading' } }] }, { kind: 'unchanged' }] };
  let taken;
  options.middleware.provideWorkspaceDiagnostics([], undefined, (it) => (taken = it), (ids, token, take) => take(chunk));
  assert.deepEqual(taken.items[0].items, [{ severity: 2, code: { value: 'missing-heading', target: 'missing-heading' } }]);
});
