// The configuration file, the strings of an Android project, completions, and the walkthrough in a window of VS Code.
'use strict';

const assert = require('node:assert/strict');
const { after, before, test } = require('node:test');
const { Workbench } = require('./workbench');
const { project, vsix } = require('./support');

let window;
before(async () => {
  window = await Workbench.open({ vsix, project });
});
after(() => window?.close());

test('the walkthrough opens a sample and checks the step off once it has findings', async () => {
  await window.command('Welcome: Open Walkthrough...');
  await window.chooseRow('Get started with mobile accessibility');
  await window.page.waitForSelector('.getting-started-step');
  await window.page.waitForTimeout(2500);
  await window.screenshot('walkthrough');
  const done = async () => window.page.$$eval('.getting-started-step .codicon-getting-started-step-checked.complete', (all) => all.length);
  const before = await done();
  await window.page.click('.getting-started-step a:has-text("Open a sample"), .getting-started-step .monaco-button:has-text("Open a sample")');
  await window.until('findings', async () => (await window.problemCount()) > 0);
  await window.until('a completed step', async () => (await done()) > before);
});

test('fixing from the walkthrough works on the open file and checks the step off', async () => {
  const count = await window.problemCount();
  await window.page.click('.getting-started-step :text("Apply safe fixes")');
  await window.page.click('.getting-started-step a:has-text("Apply all safe fixes"), .getting-started-step .monaco-button:has-text("Apply all safe fixes")');
  await window.until('fewer findings', async () => (await window.problemCount()) < count);
  await window.command('View: Close All Editors');
  const discard = await window.page.waitForSelector('.monaco-dialog-box .monaco-button:has-text("Don\'t Save")', { timeout: 5000 }).catch(() => undefined);
  await discard?.click();
});

test('an invalid configuration is visible although it is not open, and its end, too', async () => {
  await window.openFile('PlayerView.swift');
  await window.until('findings', async () => (await window.problemCount()) > 0);
  window.write('.a11y-lsp.json', '{ "profil": "strict" }\n');
  const text = await window.until('a message', async () => (await window.notifications())[0]);
  assert.match(text, /Unknown key 'profil'/);
  await window.page.click('.notification-list-item .monaco-button:has-text("Open File")');
  await window.page.waitForSelector('.tab.active[aria-label^=".a11y-lsp.json"]');
});

test('each error of the configuration is reported once', async () => {
  const rows = await window.until('a problem', async () => {
    const all = await window.problemRows();
    return all.some((row) => row.includes('profil')) && all;
  });
  await window.page.waitForTimeout(1500);
  const again = await window.problemRows();
  await window.page.keyboard.press('Control+J');
  assert.equal(again.filter((row) => row.includes('profil') || /not allowed/i.test(row)).length, 1, rows.join('\n'));
});

test('keys and rules complete in the configuration', async () => {
  await window.openFile('.a11y-lsp.json');
  await window.page.keyboard.press('Control+A');
  await window.page.keyboard.type('{ "rules": { "missing-hint');
  await window.page.waitForSelector('.suggest-widget.visible .monaco-list-row');
  await window.page.keyboard.press('Enter');
  await window.until('the rule', async () => /"missing-hint": /.test(await window.visibleText()));
  await window.page.keyboard.press('Escape');
  await window.page.keyboard.press('Control+A');
  await window.page.keyboard.type('{}');
  await window.page.keyboard.press('Control+S');
  await window.until('the file', () => window.read('.a11y-lsp.json').startsWith('{}'));
});

test('rules complete after a11y:ignore', async () => {
  await window.openFile('PlayerView.swift');
  await window.goTo(31, 1);
  await window.page.keyboard.type('// a11y:ignore missing-i');
  await window.page.keyboard.press('Control+Space');
  await window.page.waitForSelector('.suggest-widget.visible .monaco-list-row');
  const rows = await window.page.$$eval('.suggest-widget .monaco-list-row', (all) => all.map((row) => row.getAttribute('aria-label')));
  await window.page.keyboard.press('Escape');
  assert.ok(rows.some((row) => row.startsWith('missing-icon-button-label')), rows.join(' | '));
  await window.page.keyboard.press('Shift+Home');
  await window.page.keyboard.press('Delete');
});

test('snippets appear while typing', async () => {
  await window.goTo(31, 1);
  await window.page.keyboard.type('a11y');
  await window.until('a snippet', async () => {
    const rows = await window.page.$$eval('.suggest-widget.visible .monaco-list-row', (all) => all.map((row) => row.getAttribute('aria-label')));
    return rows.some((row) => row?.startsWith('a11y'));
  });
  await window.page.keyboard.press('Escape');
});

test('a fix that refers to a new Android string adds it to the table', async () => {
  await window.openFile('login.xml');
  await window.goTo(47, 8);
  await window.applyFix('Add contentDescription "Share"');
  await window.until('the attribute', async () => (await window.visibleText()).includes('android:contentDescription="@string/share"'));
  await window.command('File: Save All Files');
  await window.until('the string', () => window.read('android/src/main/res/values/strings.xml').includes('<string name="share">Share</string>'));
});
