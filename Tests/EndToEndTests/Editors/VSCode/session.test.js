// Tests of the extension with the real server, from a user's perspective.
'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { test } = require('node:test');
const { cases, eventually, server, started } = require('./support');

/** Returns the findings of a document as `line rule`. Line numbers start at 1. */
function findings(host, document) {
  const shown = [...(host.diagnostics.get(document.uri.toString()) ?? [])];
  shown.sort((left, right) => left.range.start.compareTo(right.range.start));
  return shown.map(({ range, code }) => `${range.start.line + 1} ${code?.value ?? code}`);
}

async function findingsBecome(host, document, expected) {
  assert.deepEqual(await eventually(() => findings(host, document), expected), expected);
}

/** Opens the code action menu at a line, chooses an entry, and returns the titles of all entries. */
async function chooseAction({ host, client, document, line, title, only }) {
  const there = host.diagnostics.get(document.uri.toString()).find(({ range }) => range.start.line === line - 1);
  const start = { line: 0, character: 0 };
  const range = there ? { start: there.range.start, end: there.range.end } : { start, end: start };
  const actions = await client.sendRequest('textDocument/codeAction', {
    textDocument: { uri: document.uri.toString() },
    range,
    context: { diagnostics: [], ...(only ? { only: [only] } : {}) },
  });
  const titles = actions.map((action) => action.title);
  const chosen = actions.find((action) => action.title === title);
  assert.ok(chosen, `${title} is not among ${titles}`);
  const { edit } = chosen.edit ? chosen : await client.sendRequest('codeAction/resolve', chosen);
  client.apply(edit);
  return titles;
}

/** Returns `text` with some lines replaced. Line numbers start at 1. */
function withLines(text, lines) {
  const all = text.split('\n');
  for (const [number, becomes] of Object.entries(lines)) all[number - 1] = [].concat(becomes).join('\n');
  return all.join('\n');
}

for (const [language, sample] of Object.entries(cases)) {
  test(`${language}: findings, hover, a fix, and all safe fixes`, async (t) => {
    const { host, extension } = await started(t);
    const { client } = extension;
    const document = host.open(sample.file, language);
    await findingsBecome(host, document, sample.opened);

    const finding = host.diagnostics.get(document.uri.toString())[0];
    const hover = await client.sendRequest('textDocument/hover', {
      textDocument: { uri: document.uri.toString() },
      position: finding.range.start,
    });
    assert.equal(hover.contents.kind, 'markdown');
    assert.ok(hover.contents.value.includes(sample.hover), hover.contents.value);

    const { line, title, becomes } = sample.fix;
    let text = withLines(document.text, { [line]: becomes });
    await chooseAction({ host, client, document, line, title });
    assert.equal(document.text, text);
    await findingsBecome(host, document, sample.afterFix);

    text = withLines(text, sample.fixedAll);
    const all = 'Apply all safe accessibility fixes in this file';
    const offered = await chooseAction({ host, client, document, line: 1, title: all, only: 'source.fixAll' });
    assert.deepEqual(offered, [all]);
    assert.equal(document.text, text);
    await findingsBecome(host, document, []);
  });

  test(`${language}: the command applies all safe fixes`, async (t) => {
    const { host } = await started(t);
    const document = host.open(sample.file, language);
    await findingsBecome(host, document, sample.opened);
    // The line numbers are those after the fix, which may add lines.
    const added = sample.fix.becomes.length - 1;
    const lines = Object.fromEntries(Object.entries(sample.fixedAll).map(([number, line]) => [number - added, line]));
    const text = withLines(document.text, lines);
    await host.run('a11y-lsp.fixAll');
    assert.equal(document.text, text);
  });
}

test('findings update while typing', async (t) => {
  const { host } = await started(t);
  const document = host.open(cases.swift.file, 'swift');
  await findingsBecome(host, document, cases.swift.opened);
  const { Position, Range } = host.vscode;
  const start = new Position(7, 0);
  host.edit(document, [{ range: new Range(start, start), newText: '      Button { play() } label: { Image("play") }\n' }]);
  await findingsBecome(host, document, [
    '8 missing-icon-button-label', '9 missing-icon-button-label', '11 missing-button-role', '12 missing-button-role',
  ]);
});

test('settings reach the server when it starts and when they change', async (t) => {
  const { host } = await started(t, { settings: { user: { 'a11y.rules': { 'missing-button-role': 'off' } } } });
  const document = host.open(cases.swift.file, 'swift');
  await findingsBecome(host, document, ['8 missing-icon-button-label']);
  host.set('workspace', 'a11y.rules', { 'missing-icon-button-label': 'off' });
  await findingsBecome(host, document, ['10 missing-button-role', '11 missing-button-role']);
});

test("unset settings don't override the configuration file", async (t) => {
  const { host, extension } = await started(t);
  fs.writeFileSync(path.join(host.folder, '.a11y-lsp.json'), '{ "rules": { "missing-button-role": "off" } }');
  extension.client.notify('workspace/didChangeWatchedFiles', {
    changes: [{ uri: host.vscode.Uri.file(path.join(host.folder, '.a11y-lsp.json')).toString(), type: 1 }],
  });
  const document = host.open(cases.swift.file, 'swift');
  await findingsBecome(host, document, ['8 missing-icon-button-label']);
});

test('the configuration file shows its errors', async (t) => {
  const { host } = await started(t);
  fs.writeFileSync(path.join(host.folder, '.a11y-lsp.json'), '{\n  "profil": "strict"\n}\n');
  await findingsBecome(host, host.open('.a11y-lsp.json', 'jsonc'), ['2 configuration']);
});

test('a restart replaces the server and updates the findings', async (t) => {
  const { host, extension, languageClient } = await started(t);
  const document = host.open(cases.kotlin.file, 'kotlin');
  await findingsBecome(host, document, cases.kotlin.opened);
  await Promise.all([host.run('a11y-lsp.restart'), host.run('a11y-lsp.restart')]);
  assert.deepEqual(languageClient.clients.map(({ exitCode }) => exitCode), [0, 0, undefined]);
  assert.equal(extension.client, languageClient.clients[2]);
  await findingsBecome(host, document, cases.kotlin.opened);
});

test("changing the path starts another server, and changing other settings doesn't", async (t) => {
  const { host, extension, languageClient } = await started(t);
  host.set('user', 'a11y.profile', 'strict');
  await extension.work;
  assert.equal(languageClient.clients.length, 1);
  const other = path.join(host.folder, 'a11y-lsp');
  fs.symlinkSync(server, other);
  host.set('user', 'a11y.path', other);
  await extension.work;
  assert.equal(extension.client.serverOptions.command, other);
  assert.equal(languageClient.clients[0].exitCode, 0);
});

test('the status shows the running server', async (t) => {
  const { host, extension } = await started(t);
  const [status] = host.statusItems;
  assert.match(status.detail, /^\d+\.\d+\.\d+, from PATH$/);
  assert.equal(status.severity, host.vscode.LanguageStatusSeverity.Information);
  await extension.stop();
  assert.equal(status.severity, host.vscode.LanguageStatusSeverity.Error);
  assert.equal(status.command.command, 'a11y-lsp.showMenu');
});

test('a missing server is reported in the status and in a message', async (t) => {
  const { host, extension, languageClient } = await started(t, { environment: { searchPath: '' } });
  assert.equal(languageClient.clients.length, 0);
  assert.match(host.messages[0][1], /wasn't found/);
  assert.equal(host.statusItems[0].command.command, 'a11y-lsp.showMenu');
  assert.deepEqual(host.messages[0].slice(2), ['Open Settings', 'How to Install', 'Show Log']);
  assert.equal(host.contexts['a11y-lsp.isRunning'], false);
  await host.run('a11y-lsp.explainRule', 'missing-hint');
  assert.match(host.messages[1][1], /wasn't found/);
  assert.equal(extension.client, undefined);
});

test("a program that isn't the server is named in a message", async (t) => {
  const { host, languageClient } = await started(t, { settings: { user: { 'a11y.path': '/bin/true' } } });
  assert.equal(languageClient.clients.length, 0);
  assert.equal(host.messages[0][1], "/bin/true isn't a11y-lsp.");
});

test('an invalid configuration on disk is shown in the status, and once in a message', async (t) => {
  const { host, extension } = await started(t);
  fs.writeFileSync(path.join(host.folder, '.a11y-lsp.json'), '{ "profil": "strict" }');
  host.open(cases.swift.file, 'swift');
  const [status] = host.statusItems;
  await eventually(() => status.severity, host.vscode.LanguageStatusSeverity.Warning);
  assert.match(status.detail, /Unknown key 'profil'/);
  await eventually(() => host.messages.length, 1);
  assert.deepEqual(host.messages.map(([kind, , ...buttons]) => [kind, ...buttons]), [['warning', 'Open File']]);
  fs.writeFileSync(path.join(host.folder, '.a11y-lsp.json'), '{}');
  extension.client.notify('workspace/didChangeWatchedFiles', {
    changes: [{ uri: host.vscode.Uri.file(path.join(host.folder, '.a11y-lsp.json')).toString(), type: 2 }],
  });
  await eventually(() => status.severity, host.vscode.LanguageStatusSeverity.Information);
  assert.match(status.detail, /from PATH$/);
});

test("a workspace can't choose the binary until it's trusted", async (t) => {
  const settings = { workspace: { 'a11y.path': '${workspaceFolder}/a11y-lsp' } };
  const { host, extension } = await started(t, { settings, isTrusted: false });
  fs.symlinkSync(server, path.join(host.folder, 'a11y-lsp'));
  assert.equal(extension.client.serverOptions.command, server);
  await host.run('a11y-lsp.restart');
  assert.equal(extension.client.serverOptions.command, server);
  host.trust();
  await extension.work;
  assert.equal(extension.client.serverOptions.command, path.join(host.folder, 'a11y-lsp'));
});

test('the effective configuration shows the file, configuration, and settings', async (t) => {
  const { host } = await started(t, { settings: { user: { 'a11y.profile': 'strict' } } });
  const document = host.open(cases.swift.file, 'swift');
  await host.run('a11y-lsp.showEffectiveConfiguration');
  const page = host.active.document;
  assert.equal(page.uri.path, '/Effective configuration.txt');
  assert.match(page.text, new RegExp(`^${document.uri.path}\n\nchecked +true`));
  assert.match(page.text, /"profile": "strict"\n}\n$/);
});

test('the list of rules to explain starts with the one at the cursor', async (t) => {
  const { host } = await started(t);
  const document = host.open(cases.kotlin.file, 'kotlin');
  await findingsBecome(host, document, cases.kotlin.opened);
  host.moveTo(document, 7, 92);
  host.choose = (items) => items[0];
  await host.run('a11y-lsp.explainRule');
  assert.match(host.active.document.text, /^# role-in-label\n\n\*\*Label repeats the role\.\*\*/);
});

test("a rule's page starts with the code for the open file's framework, and ends with the references", async (t) => {
  const { host, extension } = await started(t);
  for (const [file, language, framework] of [
    [cases.swift.file, 'swift', 'SwiftUI'],
    [cases.kotlin.file, 'kotlin', 'Jetpack Compose'],
  ]) {
    host.open(file, language);
    const text = await extension.explain('missing-control-label');
    assert.equal(text.match(/^(.*), incorrect:$/m)[1], framework);
    assert.ok(text.indexOf('EN 301 549') > text.lastIndexOf('incorrect:'), text);
    assert.equal(text.match(/marks the reported code/g).length, 1);
  }
});

test('all files of each folder are checked by a command', async (t) => {
  const { host } = await started(t);
  await host.run('a11y-lsp.checkAll');
  assert.deepEqual(host.executedTasks.map(({ execution }) => [...execution.args, execution.options.cwd]), [
    ['check', '--format', 'xcode', '--fail-on', 'never', '.', host.folder],
  ]);
});

test('agents in the chat get a server for the folders of a trusted workspace', async (t) => {
  const { host } = await started(t);
  const [definition, ...others] = host.agents.provideMcpServerDefinitions();
  assert.deepEqual([definition.command, definition.args, others], [server, ['mcp', host.folder], []]);
  const untrusted = await started(t, { isTrusted: false });
  assert.deepEqual(untrusted.host.agents.provideMcpServerDefinitions(), []);
  const missing = await started(t, { environment: { searchPath: '' } });
  assert.deepEqual(missing.host.agents.provideMcpServerDefinitions(), []);
});

test('changed files are looked up again when the window gets the focus', async (t) => {
  for (const [mode, expected] of [
    ['changedFiles', 1],
    ['workspace', 0],
  ]) {
    const { host, languageClient } = await started(t, { settings: { user: { 'a11y.diagnosticMode': mode } } });
    host.events.focused.fire({ focused: false });
    host.events.focused.fire({ focused: true });
    const told = languageClient.messages.filter(([, { method }]) => method === 'workspace/didChangeWatchedFiles');
    assert.equal(told.length, expected);
    if (expected) assert.match(told[0][1].params.changes[0].uri, /\/\.git\/HEAD$/);
  }
});

test('the command shows the log', async (t) => {
  const { host } = await started(t);
  await host.run('a11y-lsp.showLogs');
  assert.equal(host.channels[0].shown, 1);
  assert.match(host.channels[0].lines[0], /^starting .*a11y-lsp, from PATH$/);
});
