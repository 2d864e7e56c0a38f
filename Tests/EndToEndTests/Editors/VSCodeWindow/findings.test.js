// Findings, fixes, explanations, and commands in a window of VS Code, in the order in which a person meets them.
'use strict';

const assert = require('node:assert/strict');
const { after, before, test } = require('node:test');
const { Workbench } = require('./workbench');
const { project, vsix } = require('./support');

let window;
before(async () => {
  window = await Workbench.open({ vsix, project, settings: { 'editor.codeActionsOnSave': { 'source.fixAll.a11y': 'explicit' } } });
});
after(() => window?.close());

const player = 'ios/PlayerView.swift';

/** Waits for the number of problems to change from `count`. */
const changed = async (count) => window.until('other findings', async () => (await window.problemCount()) !== count);

test('a layout file that is opened first shows findings', async () => {
  await window.openFile('login.xml');
  await window.until('findings', async () => (await window.problemCount()) > 0);
});

test('a Kotlin file shows findings without an extension for Kotlin', async () => {
  const count = await window.problemCount();
  await window.openFile('CheckoutScreen.kt');
  await changed(count);
});

test('a Swift file shows findings', async () => {
  const count = await window.problemCount();
  await window.openFile('PlayerView.swift');
  await window.until('more findings', async () => (await window.problemCount()) >= count + 7);
});

test('Problems list messages with the rule', async () => {
  const rows = await window.problemRows();
  await window.screenshot('problems');
  assert.ok(rows.some((row) => row.includes('missing-control-label') && row.includes('a11y')), rows.join('\n'));
  await window.page.keyboard.press('Control+J');
});

test('no finding spans several lines', async () => {
  const marks = await window.page.$$eval('.view-overlays .squiggly-error, .view-overlays .squiggly-warning', (all) => all.length);
  assert.ok(marks > 0);
});

test('a cursor anywhere on the line gets the fixes, then the explanation, then ways to ignore the finding', async () => {
  await window.goTo(19, 1);
  const titles = await window.quickFixes();
  await window.screenshot('quick-fix');
  await window.page.keyboard.press('Escape');
  assert.match(titles[0], /^Add a title/);
  assert.deepEqual(titles.slice(-5), [
    'Ignore missing-control-label on this line',
    'Ignore missing-control-label in this file',
    'Turn off missing-control-label in .a11y-lsp.json',
    'Apply all safe accessibility fixes in this file',
    'Show documentation for missing-control-label',
  ]);
});

test('the best fix is the preferred one, and Undo takes it back', async () => {
  const old = await window.problemCount();
  const text = await window.visibleText();
  await window.goTo(19, 12);
  await window.repeat(() => window.page.keyboard.press('Shift+Alt+Period'), 'a fix', async () => (await window.visibleText()) !== text);
  await changed(old);
  await window.repeat(() => window.page.keyboard.press('Control+Z'), 'the old text', async () => (await window.visibleText()) === text);
  await window.until('the old findings', async () => (await window.problemCount()) === old);
});

test('a fix with a field selects its text', async () => {
  await window.goTo(15, 10);
  await window.applyFix('Add');
  await window.until('a label', async () => (await window.visibleText()).includes('accessibilityLabel("'));
  await window.page.keyboard.type('Position');
  await window.until('the typed label', async () => (await window.visibleText()).includes('accessibilityLabel("Position"'));
  await window.page.keyboard.press('Escape');
});

test('the hover tells one story: the fix, the announcement, and the reason', async () => {
  await window.goTo(19, 12);
  const hover = await window.hover();
  await window.screenshot('hover');
  await window.page.keyboard.press('Escape');
  assert.match(hover, /Switch Button/);
  assert.doesNotMatch(hover, /not reachable/);
});

test("the finding's code opens the explanation in VS Code", async () => {
  await window.webview('body.vscode-body h1:has-text("missing-control-label")', async () => {
    await window.goTo(19, 12);
    await window.hover();
    await window.page.click('.monaco-hover:not(.hidden) a.code-link');
  });
  await window.screenshot('explanation');
  await window.closePage('missing-control-label');
});

test('the light bulb opens the explanation, too', async () => {
  await window.webview('body.vscode-body h1:has-text("missing-button-role")', async () => {
    await window.openFile('PlayerView.swift');
    await window.goTo(48, 12);
    await window.applyFix('Show documentation for missing-button-role');
  });
  await window.closePage('missing-button-role');
});

test('ignoring a finding asks for the reason', async () => {
  await window.openFile('PlayerView.swift');
  await window.goTo(48, 12);
  const old = await window.problemCount();
  await window.applyFix('Ignore missing-button-role on this line');
  await window.until('a comment', async () => (await window.visibleText()).includes('// a11y:ignore missing-button-role: reason'));
  await window.page.keyboard.type('opens nothing');
  await window.until('the reason', async () => (await window.visibleText()).includes('missing-button-role: opens nothing'));
  await window.page.keyboard.press('Escape');
  await changed(old);
  await window.command('File: Revert File');
  await window.until('the text on disk', async () => !(await window.visibleText()).includes('a11y:ignore'));
});

test('safe fixes are applied when saving', async () => {
  await window.goTo(2, 1);
  await window.page.keyboard.type('// Saved.');
  await window.page.keyboard.press('Control+S');
  await window.until('the fix on disk', () => window.read(player).includes('accessibilityAddTraits(.isButton)'));
});

test('a command that has nothing to do says so', async () => {
  await window.command('a11y: Apply All Safe Fixes');
  await window.until('a message', async () => (await window.notifications()).some((text) => text.includes('Nothing to fix')));
  await window.closeNotifications();
});

test('turning a rule off writes the configuration', async () => {
  await window.openFile('login.xml');
  const old = await window.problemCount();
  const rows = await window.problemRows();
  await window.page.keyboard.press('Control+J');
  const rule = 'missing-icon-button-label';
  assert.ok(rows.some((row) => row.includes(rule)));
  await window.openFile('CheckoutScreen.kt');
  await window.goTo(30, 1);
  await window.applyFix(`Turn off ${rule} in .a11y-lsp.json`);
  await changed(old);
  await window.command('File: Save All Files');
  await window.until('the file', () => window.exists('.a11y-lsp.json') && window.read('.a11y-lsp.json').includes(`"${rule}": "off"`));
});

test('all commands are listed under a11y', async () => {
  const rows = await window.commandsListed('a11y: ');
  for (const title of ['Read This Screen', 'Apply All Safe Fixes', 'Explain Rule…', 'Show Effective Configuration', 'Restart Server', 'Show Log']) {
    assert.ok(rows.some((row) => row.startsWith(`a11y: ${title}`)), `${title} in ${rows.join(' | ')}`);
  }
});

test('commands for a file are hidden where they cannot work', async () => {
  await window.openFile('README.md');
  const rows = await window.commandsListed('a11y: ');
  assert.ok(!rows.some((row) => row.startsWith('a11y: Apply All Safe Fixes')), rows.join(' | '));
});

test('a restart says when it has finished', async () => {
  await window.command('a11y: Restart Server');
  await window.until('the message', async () =>
    (await window.page.$$eval('.statusbar-item', (items) => items.map((item) => item.innerText))).some((text) => text.includes('a11y-lsp restarted')),
  );
});

test('the status offers a restart, the log, and the configuration', async () => {
  await window.openFile('PlayerView.swift');
  const status = await window.until('the status', async () => {
    const text = await window.status();
    return text.includes('Options…') && text;
  });
  assert.match(status, /\d+\.\d+\.\d+, from the extension/);
  await window.page.click('.hover-language-status a:has-text("Options…")');
  await window.page.waitForSelector('.quick-input-list .monaco-list-row');
  const rows = await window.page.$$eval('.quick-input-list .monaco-list-row', (all) => all.map((row) => row.getAttribute('aria-label')));
  await window.page.keyboard.press('Escape');
  assert.deepEqual(rows, ['Restart Server', 'Show Log', 'Show Effective Configuration']);
});

test('the context menu and the title of the editor offer to read the screen', async () => {
  assert.ok(await window.page.$('.editor-actions a[aria-label^="Read This Screen"]'));
  await window.page.keyboard.press('Shift+F10');
  await window.page.waitForSelector('.context-view .action-label, .monaco-menu .action-label');
  const items = await window.page.$$eval('.monaco-menu .action-label', (all) => all.map((item) => item.innerText));
  await window.page.keyboard.press('Escape');
  assert.ok(items.includes('Read This Screen'), items.join(' | '));
});

test('changing a setting that restarts the server shows no error', async () => {
  window.setWorkspace({ 'a11y.run': 'onSave' });
  await window.page.waitForTimeout(2500);
  assert.deepEqual(await window.notifications(), []);
  window.setWorkspace({});
  await window.page.waitForTimeout(1500);
  assert.deepEqual(await window.notifications(), []);
});

test('the server restarts after a crash without a message', async () => {
  await window.openFile('PlayerView.swift');
  const count = await window.until('findings', () => window.problemCount());
  window.killServer();
  await window.until('findings after a restart', async () => (await window.problemCount()) === count);
  assert.deepEqual(await window.notifications(), []);
});

test('all files are checked if that is chosen, and then only open ones again', async () => {
  const lists = async () => (await window.problemRows()).some((row) => row.includes('ProfileView.kt'));
  assert.ok(!(await lists()));
  window.setWorkspace({ 'a11y.diagnosticMode': 'workspace' });
  await window.until('findings in a file that was never open', lists);
  window.setWorkspace({});
  await window.until('findings only in open files', async () => !(await lists()));
  await window.page.keyboard.press('Control+J');
});

test('a task lists the findings of files that are not open', async () => {
  const count = await window.problemCount();
  await window.command('Tasks: Run Task');
  await window.chooseRow('a11y-lsp');
  await window.chooseRow('check all files');
  await window.until('more findings', async () => (await window.problemCount()) > count);
});

test('the settings page shows groups, defaults, and no validation error', async () => {
  await window.command('Preferences: Open Settings (UI)');
  await window.page.waitForSelector('.settings-editor');
  await window.page.waitForTimeout(800);
  await window.page.keyboard.type('@ext:a11y-lsp.a11y-lsp');
  await window.until('settings', async () => (await window.page.$$('.setting-item-contents')).length > 5);
  await window.page.waitForTimeout(500);
  await window.screenshot('settings');
  const groups = await window.page.$$eval('.settings-group-title-label, .settings-toc-entry', (all) => all.map((item) => item.innerText));
  for (const title of ['Checks', 'Announcements', 'Server']) {
    assert.ok(groups.some((group) => group.includes(title)), `${title} in ${groups.join(' | ')}`);
  }
  // A number without a default is invalid from the start.
  await window.page.keyboard.press('Control+A');
  await window.page.keyboard.type('@id:a11y.maxFileSize');
  await window.until('one setting', async () => (await window.page.$$('.setting-item-contents')).length === 1);
  await window.page.waitForTimeout(500);
  const invalid = await window.page.$$eval('.setting-item-validation-message', (all) => all.map((item) => item.innerText).filter(Boolean));
  assert.deepEqual(invalid, []);
});
