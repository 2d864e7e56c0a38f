// The configuration file, the strings of an Android project, completions, and the walkthrough in a window of VS Code.
'use strict';

const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const { after, before, test } = require('node:test');
const { Workbench } = require('./workbench');
const { project, vsix } = require('./support');

let window;
before(async () => {
  window = await Workbench.open({ vsix, project });
});
after(() => window?.close());

test('the walkthrough opens a sample and checks the step off, although findings were seen before', async () => {
  await window.openFile('PlayerView.swift');
  await window.until('findings', async () => (await window.problemCount()) > 0);
  await window.command('View: Close All Editors');
  await window.until('no findings', async () => (await window.problemCount()) === 0);
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

test('reading the screen from the walkthrough shows the announcements next to the sample', async () => {
  await window.page.click('.getting-started-step :text("Listen to a screen")');
  await window.page.click('.getting-started-step a:has-text("Read this screen"), .getting-started-step .monaco-button:has-text("Read this screen")');
  await window.webview('#stops li');
  const shown = await window.page.$$eval('.tab.active', (tabs) => tabs.map((tab) => tab.getAttribute('aria-label').split(',')[0]));
  assert.equal(shown.length, 3, shown.join(' | '));
  assert.ok(shown[1].includes('Untitled-') && shown[2].startsWith('Announcements'), shown.join(' | '));
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

test('a broken configuration is announced although no document is open', async () => {
  await window.command('View: Close All Editors');
  window.write('.a11y-lsp.json', '{ "ruels": {} }\n');
  await window.until('a message', async () => (await window.notifications()).some((text) => /Unknown key 'ruels'/.test(text)));
  await window.closeNotifications();
  window.write('.a11y-lsp.json', '{ "profil": "strict" }\n');
  await window.openFile('.a11y-lsp.json');
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

test('a fix of several lines with imports has a field for the label, in which typing goes', async () => {
  window.write(
    'Volume.kt',
    `package shop

import androidx.compose.material3.Slider
import androidx.compose.runtime.Composable

@Composable
fun Volume(level: Float, change: (Float) -> Unit) {
    Slider(
        value = level,
        onValueChange = change,
    )
}
`,
  );
  await window.openFile('Volume.kt');
  await window.until('findings', async () => (await window.problemCount()) > 0);
  await window.goTo(8, 6);
  await window.applyFix('Add a label');
  await window.until('the label', async () => (await window.visibleText()).includes('contentDescription = ""'));
  await window.page.keyboard.type('Volume');
  await window.until('the typed label', async () => (await window.visibleText()).includes('contentDescription = "Volume"'));
  const text = await window.visibleText();
  assert.match(text, /import androidx\.compose\.ui\.semantics\.contentDescription\n/);
  assert.match(text, /\n {8}onValueChange = change,\n {8}modifier = Modifier/);
});

test('a suggested label is selected, so typing replaces it', async () => {
  window.write(
    'Chapters.swift',
    `import SwiftUI

struct Chapters: View {
  let skip: () -> Void

  var body: some View {
    Button {
      skip()
    } label: {
      Image("thing")
    }
    .padding()
  }
}
`,
  );
  await window.openFile('Chapters.swift');
  await window.goTo(10, 10);
  const title = 'Add accessibilityLabel("Skip")';
  await window.until('a fix', async () => (await window.quickFixes()).some((other) => other.startsWith(title)));
  await window.page.keyboard.press('Escape');
  await window.applyFix(title);
  await window.until('the label', async () => (await window.visibleText()).includes('.accessibilityLabel("Skip")'));
  await window.page.keyboard.type('Next chapter');
  await window.until('the typed label', async () => (await window.visibleText()).includes('\n    .accessibilityLabel("Next chapter")\n'));
});

test('the findings of changed files end with a commit', async () => {
  await window.command('View: Close All Editors');
  const discard = await window.page.waitForSelector('.monaco-dialog-box .monaco-button:has-text("Don\'t Save")', { timeout: 5000 }).catch(() => undefined);
  await discard?.click();
  await window.until('no findings', async () => (await window.problemCount()) === 0);
  const git = (...words) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], { cwd: window.project });
  git('init', '-q');
  window.write('.a11y-lsp.json', '{}');
  window.setWorkspace({ 'a11y.diagnosticMode': 'changedFiles' });
  await window.until('findings in new files', async () => (await window.problemCount()) > 10);
  git('add', '.');
  git('commit', '-qm', 'Add everything');
  await window.until('no findings', async () => (await window.problemCount()) === 0);
  window.setWorkspace({});
});

test('all files are checked by a command', async () => {
  await window.command('a11y: Check All Files');
  await window.until('findings in files that are not open', async () => (await window.problemCount()) > 10);
});
