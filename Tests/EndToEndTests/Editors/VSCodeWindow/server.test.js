// A window of VS Code without a usable server, and one whose workspace isn't trusted yet.
'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { after, before, describe, test } = require('node:test');
const { Workbench } = require('./workbench');
const { plainVsix, project, vsix } = require('./support');

describe('without a server', () => {
  let window;
  before(async () => {
    window = await Workbench.open({ vsix: plainVsix, project });
  });
  after(() => window?.close());

  test('a message says so, with the settings, the installation, and the log', async () => {
    await window.openFile('PlayerView.swift');
    const text = await window.until('a message', async () => (await window.notifications())[0]);
    await window.screenshot('missing-server');
    assert.match(text, /a11y-lsp wasn't found/);
    for (const button of ['Open Settings', 'How to Install', 'Show Log']) assert.ok(text.includes(button), text);
  });

  test('the page about the installation has the command', async () => {
    const page = await window.webview('body.vscode-body h1', () =>
      window.page.click('.notification-list-item .monaco-button:has-text("How to Install")'),
    );
    assert.match(await page.textContent('body'), /swift build -c release/);
    await window.closePage('Install a11y-lsp');
  });

  test('the settings that choose the server open from the message', async () => {
    await window.command('a11y: Restart Server');
    await window.page.click('.notification-list-item .monaco-button:has-text("Open Settings")');
    const titles = await window.until('two settings', async () => {
      const all = await window.page.$$eval('.setting-item-title', (items) => items.map((item) => item.innerText));
      return all.length >= 2 && all;
    });
    for (const title of ['Path', 'Import Strategy']) assert.ok(titles.some((text) => text.includes(title)), titles.join(' | '));
    await window.page.keyboard.press('Escape');
  });

  test('commands for a file are hidden, and the status has the reason', async () => {
    await window.openFile('PlayerView.swift');
    const rows = await window.commandsListed('a11y: ');
    assert.ok(!rows.some((row) => row.startsWith('a11y: Read This Screen')), rows.join(' | '));
    assert.match(await window.status(), /wasn't found/);
  });

  test('a program that is not the server is named once, without an error of the connection', async () => {
    window.setWorkspace({ 'a11y.path': '/bin/cat' });
    const texts = await window.until('a message', async () => {
      const all = await window.notifications();
      return all.some((text) => text.includes("isn't a11y-lsp")) && all;
    });
    assert.equal(texts.filter((text) => text.includes('/bin/cat')).length, 1);
    assert.ok(!texts.some((text) => text.includes('EPIPE')), texts.join('\n'));
  });

  test('a path that works starts the server without a reload', async () => {
    window.setWorkspace({ 'a11y.path': process.env.A11Y_SERVER });
    await window.until('findings', async () => (await window.problemCount()) > 0);
  });
});

describe('in a workspace that is not trusted', () => {
  let window;
  let folder;
  before(async () => {
    folder = fs.mkdtempSync(path.join(require('node:os').tmpdir(), 'a11y-untrusted-'));
    fs.cpSync(project, folder, { recursive: true });
    fs.mkdirSync(path.join(folder, '.vscode'));
    fs.writeFileSync(path.join(folder, '.vscode/settings.json'), JSON.stringify({ 'a11y.path': '${workspaceFolder}/other' }));
    fs.copyFileSync(process.env.A11Y_SERVER, path.join(folder, 'other'));
    window = await Workbench.open({ vsix, project: folder, isTrusted: false });
  });
  after(async () => {
    await window?.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  test("the workspace can't choose the server, but its files are checked", async () => {
    await window.openFile('PlayerView.swift');
    await window.until('findings', async () => (await window.problemCount()) > 0);
    assert.match(await window.status(), /from the extension/);
  });

  test('trusting it starts its server without an error', async () => {
    await window.trust();
    await window.openFile('PlayerView.swift');
    await window.until("the workspace's server", async () => /from a11y\.path/.test(await window.status()));
    await window.until('findings', async () => (await window.problemCount()) > 0);
    assert.deepEqual(await window.notifications(), []);
  });
});

describe('without a server, in a workspace that is not trusted', () => {
  let window;
  before(async () => {
    window = await Workbench.open({ vsix: plainVsix, project, isTrusted: false });
  });
  after(() => window?.close());

  test("the message says that the workspace's path is ignored", async () => {
    await window.openFile('PlayerView.swift');
    const text = await window.until('a message', async () => (await window.notifications()).find((all) => all.includes("wasn't found")));
    assert.match(text, /until you trust the workspace/);
  });
});
