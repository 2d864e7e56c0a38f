// A real VS Code: code-server on loopback, and Chromium that shows its window.
'use strict';

const { execFile, execFileSync, spawn } = require('node:child_process');
const fs = require('node:fs');
const net = require('node:net');
const os = require('node:os');
const path = require('node:path');
const { promisify } = require('node:util');

/** Directory with the npm packages code-server and playwright-core, and the Node.js that runs code-server. */
const host = process.env.A11Y_HOST;
const codeServer = path.join(host, 'cs/node_modules/.bin/code-server');
const { chromium } = require(path.join(host, 'drv/node_modules/playwright-core'));

/** Settings that keep everything but the extension quiet. */
const quiet = {
  'chat.disableAIFeatures': true,
  'editor.hover.delay': 100,
  'files.autoSave': 'off',
  'files.hotExit': 'off',
  'security.workspace.trust.startupPrompt': 'never',
  'telemetry.telemetryLevel': 'off',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
  ...(process.env.A11Y_THEME ? { 'workbench.colorTheme': process.env.A11Y_THEME } : {}),
};

/** Maximum time to wait for anything, in milliseconds. */
const patience = 30_000;

async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** One window of VS Code with a copy of a project. */
class Workbench {
  /**
   * Opens a window.
   *
   * `vsix` is the package to install, `project` the folder to copy, `settings` are the user's settings, `isTrusted`
   * says whether the workspace is trusted without asking, and `searchPath` is the server process's PATH.
   */
  static async open({ vsix, project, settings = {}, isTrusted = true, searchPath = '/usr/bin:/bin' }) {
    const workbench = new Workbench();
    try {
      await workbench.start({ vsix, project, settings, isTrusted, searchPath });
    } catch (error) {
      await workbench.close();
      throw error;
    }
    return workbench;
  }

  async start({ vsix, project, settings, isTrusted, searchPath }) {
    this.folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'a11y-window-')));
    this.project = path.join(this.folder, 'project');
    fs.cpSync(project, this.project, { recursive: true });
    const user = path.join(this.folder, 'data/User');
    fs.mkdirSync(user, { recursive: true });
    fs.writeFileSync(path.join(user, 'settings.json'), JSON.stringify({ ...quiet, ...settings }));
    const configuration = path.join(this.folder, 'config.yaml');
    fs.writeFileSync(configuration, 'auth: none\n');
    const places = ['--user-data-dir', path.join(this.folder, 'data'), '--extensions-dir', path.join(this.folder, 'extensions')];
    const options = [...places, '--config', configuration];
    const node = path.join(host, 'node24/bin');
    const env = { ...process.env, PATH: `${node}:${searchPath}`, HOME: this.folder };
    await promisify(execFile)(codeServer, [...options, '--install-extension', vsix], { env });
    const port = await freePort();
    const quieter = ['--disable-telemetry', '--disable-update-check', '--disable-getting-started-override'];
    const trust = isTrusted ? ['--disable-workspace-trust'] : [];
    const listen = ['--bind-addr', `127.0.0.1:${port}`, '--auth', 'none'];
    this.process = spawn(codeServer, [...options, ...listen, ...quieter, ...trust], { env, detached: true, stdio: 'ignore' });
    await this.until('the server answers', async () => {
      try {
        return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
      } catch {
        return false;
      }
    });
    const offline = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1';
    this.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', offline],
    });
    const context = await this.browser.newContext({ viewport: { width: 1400, height: 900 } });
    this.page = await context.newPage();
    this.page.setDefaultTimeout(patience);
    await this.page.goto(`http://127.0.0.1:${port}/?folder=${this.project}`);
    await this.page.waitForSelector('.monaco-workbench');
    await this.page.waitForSelector('.statusbar-item[id="status.problems"]');
  }

  async close() {
    await this.browser?.close();
    if (this.process) {
      const ended = new Promise((resolve) => this.process.once('exit', resolve));
      try {
        process.kill(-this.process.pid);
        await ended;
      } catch {
        // It has ended on its own.
      }
    }
    fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  // MARK: Waiting

  /** Waits until `actual()` is truthy and returns its value. `what` names the expectation in the error. */
  async until(what, actual, limit = patience) {
    const deadline = Date.now() + limit;
    for (;;) {
      const value = await actual();
      if (value) return value;
      if (Date.now() > deadline) {
        await this.screenshot(`failure-${what.replaceAll(/[^a-z]+/gi, '-')}`);
        throw new Error(`${what}: not within ${limit} ms; ${await this.summary()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** Does something again until it has an effect: a busy window loses keys and clicks. Returns the effect's value. */
  async repeat(action, what, effect) {
    for (let attempt = 1; ; attempt++) {
      let failure;
      try {
        await action();
      } catch (error) {
        failure = error;
      }
      try {
        return await this.until(what, effect, attempt * 10_000);
      } catch (error) {
        if (attempt === 3) throw failure ?? error;
        await this.page.keyboard.press('Escape');
      }
    }
  }

  /** What the window shows in one line, for errors. */
  async summary() {
    const texts = (selector) => this.page.$$eval(selector, (all) => all.map((item) => item.innerText.replaceAll('\n', ' ')).join(' | '));
    const focus = await this.page.evaluate(() => document.activeElement?.className ?? '');
    const shown = { tabs: '.tab', notifications: '.notification-list-item', lists: '.action-widget, .quick-input-widget' };
    const parts = [`focus: ${focus}`];
    for (const [name, selector] of Object.entries(shown)) parts.push(`${name}: ${(await texts(selector)).slice(0, 300)}`);
    return parts.join('; ');
  }

  // MARK: Files and commands

  path(name) {
    return path.join(this.project, name);
  }

  read(name) {
    return fs.readFileSync(this.path(name), 'utf8');
  }

  exists(name) {
    return fs.existsSync(this.path(name));
  }

  write(name, text) {
    fs.mkdirSync(path.dirname(this.path(name)), { recursive: true });
    fs.writeFileSync(this.path(name), text);
  }

  /** Replaces the workspace's settings. */
  setWorkspace(settings) {
    this.write('.vscode/settings.json', JSON.stringify(settings));
  }

  /** Trusts the workspace on its page. */
  async trust() {
    await this.command('Workspaces: Manage Workspace Trust');
    await this.page.click('.workspace-trust-editor .monaco-button:has-text("Trust")');
  }

  /** Types into the quick input until a row fits, and accepts it. */
  async choose(key, text, fits) {
    const { page } = this;
    const rows = page.locator('.quick-input-list .monaco-list-row');
    for (let attempt = 0; attempt < 8; attempt++) {
      // A closed webview keeps the focus, and then the keys.
      await page.evaluate(() => document.activeElement?.blur());
      await page.keyboard.press(key);
      try {
        await page.waitForSelector('.quick-input-widget input', { state: 'visible', timeout: 3000 });
        await page.keyboard.type(text);
        const index = await this.until(
          `“${text}” in the quick input`,
          async () => 1 + (await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')))).findIndex((label) => fits.test(label)),
          3000,
        );
        await rows.nth(index - 1).click({ timeout: 2000 });
        return;
      } catch {
        await page.keyboard.press('Escape');
      }
    }
    throw new Error(`“${text}” isn't offered`);
  }

  /** Opens a file by its name and waits for its tab. */
  async openFile(name) {
    const { page } = this;
    for (let attempt = 0; attempt < 4; attempt++) {
      await this.choose('Control+P', name, new RegExp(`^${name.replaceAll('.', '\\.')}`));
      try {
        await page.waitForFunction(
          (wanted) => document.querySelector('.tab.active')?.getAttribute('aria-label').startsWith(wanted),
          name,
          { timeout: 5000 },
        );
        await page.waitForSelector('.editor-instance .monaco-editor .view-lines');
        return;
      } catch {
        // The list closed without opening the file.
      }
    }
    throw new Error(`${name} doesn't open`);
  }

  /** Closes the tab of a page. */
  async closePage(name) {
    const tab = this.page.locator(`.tab[aria-label*="${name}"]`).first();
    await tab.click({ button: 'middle' });
    await tab.waitFor({ state: 'detached' });
  }

  /** Runs a command of the palette by its title. */
  async command(title) {
    await this.choose('F1', title, new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(,|$)`));
  }

  /** Accepts a row of the quick input that is open. */
  async chooseRow(text) {
    const row = this.page.locator('.quick-input-list .monaco-list-row', { hasText: text }).first();
    await row.click();
  }

  /** Ends the language server like a crash would. */
  killServer() {
    const servers = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.includes(this.folder) && /a11y-lsp server$/.test(line));
    if (servers.length === 0) throw new Error("The server isn't running.");
    for (const line of servers) process.kill(Number(line.split(' ')[0]), 'SIGKILL');
  }

  /** Returns the commands that the palette lists for a filter. */
  async commandsListed(filter) {
    const { page } = this;
    await page.keyboard.press('F1');
    await page.waitForSelector('.quick-input-widget input', { state: 'visible' });
    await page.keyboard.type(filter);
    await page.waitForTimeout(600);
    const rows = await page.$$eval('.quick-input-list .monaco-list-row', (all) => all.map((row) => row.getAttribute('aria-label')));
    await page.keyboard.press('Escape');
    return rows;
  }

  /** Moves the cursor to a line and column, both one-based, and focuses the editor. */
  async goTo(line, column) {
    const { page } = this;
    for (let attempt = 0; attempt < 4; attempt++) {
      // A panel may have the focus.
      await page.keyboard.press('Control+1');
      await page.keyboard.press('Control+G');
      try {
        await page.waitForSelector('.quick-input-widget input', { state: 'visible', timeout: 3000 });
        await page.keyboard.type(`${line}:${column}`);
        await page.waitForTimeout(150);
        await page.keyboard.press('Enter');
        await this.until('the cursor moves', async () => (await this.cursor()) === `${line}:${column}`, 3000);
        return;
      } catch {
        await page.keyboard.press('Escape');
      }
    }
    throw new Error(`the cursor doesn't move to ${line}:${column}`);
  }

  /** The cursor's line and column, as in `19:12`. */
  async cursor() {
    const text = await this.page.$eval('.statusbar-item[id="status.editor.selection"]', (item) => item.innerText);
    return text.match(/Ln (\d+), Col (\d+)/)?.slice(1, 3).join(':');
  }

  /** The text of the active editor as far as it's visible, with lines in order. */
  async visibleText(editor = '.editor-instance') {
    return this.page.$$eval(`${editor} .view-line`, (lines) =>
      lines
        .map((line) => [parseInt(line.style.top, 10), line.innerText.replaceAll('\u00a0', ' ')])
        .sort((left, right) => left[0] - right[0])
        .map(([, text]) => text)
        .join('\n'),
    );
  }

  // MARK: What VS Code shows

  /** The numbers of errors, warnings, and other problems in the status bar. */
  async problems() {
    const label = await this.page.$eval('.statusbar-item[id="status.problems"]', (item) => item.getAttribute('aria-label'));
    const count = (name) => Number(label.match(new RegExp(`${name}: (\\d+)`))?.[1] ?? 0);
    return { errors: count('Errors'), warnings: count('Warnings'), infos: count('Infos') };
  }

  async problemCount() {
    const { errors, warnings, infos } = await this.problems();
    return errors + warnings + infos;
  }

  /** The rows of the Problems panel. */
  async problemRows() {
    if (!(await this.page.$('.markers-panel'))) await this.page.keyboard.press('Control+Shift+M');
    await this.page.waitForSelector('.markers-panel .monaco-list-row');
    return this.page.$$eval('.markers-panel .monaco-list-row', (rows) => rows.map((row) => row.innerText));
  }

  /** The notifications, one text for each. */
  async notifications() {
    return this.page.$$eval('.notification-list-item', (items) => items.map((item) => item.innerText));
  }

  async closeNotifications() {
    await this.command('Notifications: Clear All Notifications');
  }

  /** The quick fixes at the cursor, in order. */
  async quickFixes() {
    const { page } = this;
    const rows = '.action-widget .monaco-list-row.action';
    for (let attempt = 0; attempt < 4; attempt++) {
      await page.keyboard.press('Control+.');
      try {
        await page.waitForSelector(rows, { timeout: 3000 });
        await page.waitForTimeout(200);
        return await page.$$eval(rows, (all) => all.map((row) => row.innerText.trim()));
      } catch {
        await page.keyboard.press('Escape');
      }
    }
    return [];
  }

  /** Applies the quick fix with a title. */
  async applyFix(title) {
    const titles = await this.quickFixes();
    const index = titles.findIndex((other) => other.startsWith(title));
    if (index < 0) throw new Error(`“${title}” isn't offered, but: ${titles.join(' | ')}`);
    await this.page.locator('.action-widget .monaco-list-row.action').nth(index).click();
  }

  /** The hover at the cursor. */
  async hover() {
    const { page } = this;
    await page.keyboard.press('Control+K');
    await page.keyboard.press('Control+I');
    await page.waitForSelector('.monaco-hover:not(.hidden) .hover-row');
    await page.waitForTimeout(300);
    return page.$$eval('.monaco-hover:not(.hidden) .hover-row', (rows) => rows.map((row) => row.innerText).join('\n'));
  }

  /** The texts of the language status items, after opening their hover. */
  async status() {
    await this.page.hover('[id="status.languageStatus"]');
    await this.page.waitForSelector('.hover-language-status');
    return this.page.$$eval('.hover-language-status', (items) => items.map((item) => item.innerText.replaceAll('\n', ' ')).join('\n'));
  }

  /** Returns the frame of the webview that contains an element, after doing something that opens it. */
  async webview(selector, open = () => {}) {
    return this.repeat(open, `a webview with ${selector}`, async () => {
      for (const frame of this.page.frames()) {
        try {
          if (await frame.$(selector)) return frame;
        } catch {
          // The frame has gone.
        }
      }
      return undefined;
    });
  }

  async screenshot(name) {
    if (process.env.A11Y_SCREENSHOTS) {
      await this.page.screenshot({ path: path.join(process.env.A11Y_SCREENSHOTS, `${name}.png`) });
    }
  }
}

module.exports = { Workbench };
