// The announcements panel in a window of VS Code: with the mouse, with the keyboard alone, and as text.
'use strict';

const assert = require('node:assert/strict');
const { after, before, test } = require('node:test');
const { Workbench } = require('./workbench');
const { axe, project, vsix } = require('./support');

let window;
before(async () => {
  window = await Workbench.open({ vsix, project });
});
after(() => window?.close());

/** The texts of the stops, in order. */
const stops = async (panel) => panel.$$eval('li.stop > button', (buttons) => buttons.map((button) => button.textContent));

/** The index of the current stop. */
const current = async (panel) =>
  panel.$$eval('li.stop > button', (buttons) => buttons.findIndex((button) => button.getAttribute('aria-current') === 'true'));

/** The lines that the editor highlights, by their offset from the top. */
const highlighted = async () => window.page.$$eval('.view-overlays .cdr[class*="ced-"]', (marks) => marks.length);

async function becomes(what, actual, expected) {
  await window.until(`${what} is ${expected}`, async () => (await actual()) === expected);
}

let panel;

test('the command shows the stops of the screen next to the code', async () => {
  await window.openFile('PlayerView.swift');
  await window.until('findings', async () => (await window.problemCount()) >= 7);
  await window.goTo(19, 12);
  panel = await window.webview('#stops li', () => window.command('a11y: Read This Screen'));
  const texts = await stops(panel);
  assert.equal(texts.length, 13);
  assert.match(texts[0], /Share, Button/);
  assert.equal(await panel.textContent('#title'), 'PlayerView');
  assert.match(await panel.textContent('#summary'), /^13 VoiceOver stops, \d+ findings$/);
  await window.screenshot('panel');
});

test("the cursor's stop is the current one, and its code is highlighted", async () => {
  const index = await current(panel);
  assert.ok(index > 0);
  await window.until('a highlight', async () => (await highlighted()) > 0);
});

test('the current stop shows its findings with their fixes and explanations', async () => {
  await window.until('a fix', async () => (await panel.$$('.actions button')).length >= 2);
  const buttons = await panel.$$eval('.actions button', (all) => all.map((button) => button.textContent));
  assert.match(buttons.join('\n'), /^Explain missing-/m);
});

test('Next and Previous move and highlight the code', async () => {
  const start = await current(panel);
  await panel.click('#next');
  await becomes('the current stop', () => current(panel), start + 1);
  await panel.click('#previous');
  await becomes('the current stop', () => current(panel), start);
});

test('arrow keys, Home, and End move like swipes', async () => {
  await panel.focus('li.stop > button[aria-current="true"]');
  const start = await current(panel);
  await window.page.keyboard.press('ArrowRight');
  await becomes('the current stop', () => current(panel), start + 1);
  await window.page.keyboard.press('ArrowLeft');
  await becomes('the current stop', () => current(panel), start);
  await window.page.keyboard.press('Home');
  await becomes('the current stop', () => current(panel), 0);
  await window.page.keyboard.press('End');
  await becomes('the current stop', () => current(panel), 12);
  const focused = await panel.evaluate(() => document.activeElement.getAttribute('aria-current'));
  assert.equal(focused, 'true');
});

test('the focus is on the current stop when the window gets it', async () => {
  await window.page.keyboard.press('Control+1');
  await window.until('the editor has the focus', async () =>
    window.page.evaluate(() => document.activeElement?.closest('.editor-instance') !== null),
  );
  await window.page.keyboard.press('Control+2');
  await window.until('the current stop has the focus', async () =>
    panel.evaluate(() => document.hasFocus() && document.activeElement?.getAttribute('aria-current') === 'true'),
  );
});

test('the marks in announcements are explained', async () => {
  assert.match(await panel.textContent('#legend'), /^‹…› is text that only the running app knows\./);
});

test('Enter moves the cursor to the code', async () => {
  await window.page.keyboard.press('Home');
  await window.page.keyboard.press('Enter');
  await window.until('the editor has the focus', async () =>
    window.page.evaluate(() => document.activeElement?.closest('.editor-instance') !== null),
  );
  const line = Number((await window.cursor()).split(':')[0]);
  assert.ok(line > 0);
});

test('moving the cursor moves the current stop', async () => {
  const old = await current(panel);
  await window.goTo(19, 12);
  await window.until('another stop', async () => (await current(panel)) !== old);
});

test('a system without voices says so', async () => {
  await panel.evaluate(() => (window.speechSynthesis.getVoices = () => []));
  await panel.click('#play');
  assert.match(await panel.textContent('#status'), /no voice for the language “en”/);
  assert.equal(await panel.textContent('#play'), 'Play');
});

test('Play speaks one stop after the other, and Stop ends it', async () => {
  await panel.evaluate(() => {
    window.spoken = [];
    const voice = { lang: 'en-US', name: 'Test', default: true, localService: true, voiceURI: 'test' };
    window.SpeechSynthesisUtterance = class {
      constructor(text) {
        this.text = text;
      }
    };
    Object.defineProperty(window, 'speechSynthesis', {
      configurable: true,
      value: {
        getVoices: () => [voice],
        cancel: () => {},
        speak(utterance) {
          window.spoken.push(utterance.text);
          window.finish = () => utterance.onend();
        },
      },
    });
  });
  await panel.focus('li.stop > button[aria-current="true"]');
  await window.page.keyboard.press('Home');
  await panel.click('#play');
  assert.equal(await panel.textContent('#play'), 'Stop');
  await panel.evaluate(() => window.finish());
  await panel.evaluate(() => window.finish());
  const spoken = await panel.evaluate(() => window.spoken);
  assert.equal(spoken.length, 3);
  assert.match(spoken[0], /Share, Button/);
  assert.equal(await current(panel), 2);
  await panel.click('#play');
  assert.equal(await panel.textContent('#play'), 'Play');
});

test('moving speaks if that is chosen, and the space bar always does', async () => {
  await panel.check('#speaks');
  await panel.focus('li.stop > button[aria-current="true"]');
  const before = await panel.evaluate(() => window.spoken.length);
  await window.page.keyboard.press('ArrowDown');
  await becomes('the count of spoken stops', () => panel.evaluate(() => window.spoken.length), before + 1);
  await window.page.keyboard.press(' ');
  await becomes('the count of spoken stops', () => panel.evaluate(() => window.spoken.length), before + 2);
  await panel.uncheck('#speaks');
});

test('everything can be reached and used with the keyboard alone', async () => {
  await panel.focus('#previous');
  const reached = [];
  for (let presses = 0; presses < 6; presses++) {
    reached.push(await panel.evaluate(() => document.activeElement.id || document.activeElement.className || document.activeElement.textContent));
    await window.page.keyboard.press('Tab');
  }
  assert.deepEqual(reached.slice(0, 4), ['previous', 'play', 'next', 'speaks']);
});

for (const [theme, kind] of [
  ['Default High Contrast', 'vscode-high-contrast'],
  ['Default Dark Modern', 'vscode-dark'],
  ['Default Light Modern', 'vscode-light'],
]) {
  test(`the panel has no accessibility violations in ${theme}`, async () => {
    window.setWorkspace({ 'workbench.colorTheme': theme });
    await window.until('the theme', async () => (await panel.getAttribute('body', 'class')).split(' ').includes(kind));
    await window.screenshot(`panel-${kind}`);
    await panel.evaluate(axe);
    const { violations } = await panel.evaluate(() =>
      window.axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] }),
    );
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
  });
}

test('a fix in the panel changes the code and the announcement', async () => {
  await window.goTo(15, 10);
  const index = await current(panel);
  const old = (await stops(panel))[index];
  await window.until('a fix', async () => (await panel.$$('.actions button')).length >= 2);
  await panel.click('.actions button');
  await window.until('the field for the label', async () => (await window.visibleText()).includes('.accessibilityLabel("'));
  await window.page.keyboard.type('Position in the episode');
  await window.until('another announcement', async () => /Position in the episode/.test((await stops(panel))[index]));
  assert.doesNotMatch(old, /Position in the episode/);
});

test('typing updates the panel', async () => {
  const count = (await stops(panel)).length;
  await window.goTo(14, 1);
  await window.page.keyboard.type('Button("Subscribe") { }\n');
  await window.until('one more stop', async () => (await stops(panel)).length === count + 1);
});

test('the explanation of a rule opens from the panel', async () => {
  await window.goTo(58, 12);
  await window.until('findings', async () => (await panel.$$('.actions button')).length >= 1);
  const open = () => panel.click('.actions button:last-child');
  const preview = await window.webview('.markdown-body h1, h1#missing-icon-button-label, body.vscode-body h1', open);
  assert.ok(preview);
});

test('announcements are shown as text with links to the code if that is chosen', async () => {
  window.setWorkspace({ 'a11y.preview.view': 'text' });
  await window.goTo(15, 10);
  await window.command('a11y: Read This Screen');
  await window.page.waitForSelector('.tab[aria-label^="Announcements.txt"]');
  await window.until('a link', async () => (await window.page.$$('.detected-link')).length > 0);
  assert.match(await window.page.$$eval('.view-line', (lines) => lines.map((line) => line.innerText.replaceAll('\u00a0', ' ')).join('\n')), /‹/);
  assert.equal((await window.page.$$('.unicode-highlight')).length, 0);
});
