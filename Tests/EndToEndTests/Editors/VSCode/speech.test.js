// Tests of the screen reader preview next to the code.
'use strict';

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { cases, eventually, started } = require('./support');

/** Returns the text of the page next to the code, or undefined if it isn't open. */
function page(host) {
  return host.documents.find(({ uri }) => uri.path === '/Announcements.txt')?.text;
}

/** Simulates a server that can read screens. By default, it responds with the cursor's line. */
function teach(client, answer = ({ position }) => ({ text: `Line ${position.line + 1}\n` })) {
  client.initializeResult.capabilities.experimental = { a11ySpeech: true };
  const send = client.sendRequest.bind(client);
  client.asked = 0;
  client.sendRequest = async (method, params) => {
    if (method !== 'a11y/speech') return send(method, params);
    client.asked += 1;
    return answer(params);
  };
}

test("a server that can't read screens is reported as outdated", async (t) => {
  const { host, extension } = await started(t);
  host.open(cases.swift.file, 'swift');
  delete extension.client.initializeResult.capabilities.experimental;
  await host.run('a11y-lsp.speakScreen');
  assert.match(host.messages[0][1], /can't read screens/);
  assert.equal(page(host), undefined);
});

test('the page opens next to the code and follows the cursor', async (t) => {
  const { host, extension } = await started(t);
  teach(extension.client);
  const document = host.open(cases.swift.file, 'swift');
  await host.run('a11y-lsp.speakScreen');
  assert.equal(page(host), 'Line 1\n');
  assert.equal(host.active.document, document);
  host.moveTo(document, 9, 2);
  assert.equal(await eventually(() => page(host), 'Line 10\n'), 'Line 10\n');
});

test("the server's command shows the page for its own position", async (t) => {
  const { host, extension } = await started(t);
  teach(extension.client);
  const document = host.open(cases.swift.file, 'swift');
  const { executeCommand } = extension.client.clientOptions.middleware;
  await executeCommand('a11y.readScreen', [document.uri.toString(), { line: 4, character: 0 }], assert.fail);
  assert.equal(page(host), 'Line 5\n');
  const others = [];
  await executeCommand('a11y.fixAll', [1], (...values) => others.push(values));
  assert.deepEqual(others, [['a11y.fixAll', [1]]]);
});

test('the page shows the last of many cursor positions', async (t) => {
  const { host, extension } = await started(t);
  teach(extension.client);
  const document = host.open(cases.swift.file, 'swift');
  await host.run('a11y-lsp.speakScreen');
  for (let line = 0; line < 12; line += 1) host.moveTo(document, line, 0);
  assert.equal(await eventually(() => page(host), 'Line 12\n'), 'Line 12\n');
  assert.ok(extension.client.asked < 6, `${extension.client.asked} requests`);
});

test('no requests are sent while the page is hidden or for other files', async (t) => {
  const { host, extension } = await started(t);
  teach(extension.client);
  const document = host.open(cases.swift.file, 'swift');
  host.moveTo(document, 3, 0);
  assert.equal(extension.client.asked, 0);
  await host.run('a11y-lsp.speakScreen');
  host.moveTo(host.page(host.vscode.Uri.from({ scheme: 'a11y-lsp', path: '/Announcements.txt' })), 0, 0);
  assert.equal(extension.client.asked, 1);
});

test("the page shows the server's errors and still updates afterward", async (t) => {
  const { host, extension } = await started(t);
  let fails = true;
  teach(extension.client, () => {
    if (fails) throw new Error('The document changed.');
    return { text: 'Close, button\n' };
  });
  const document = host.open(cases.swift.file, 'swift');
  await host.run('a11y-lsp.speakScreen');
  assert.equal(page(host), 'The document changed.\n');
  fails = false;
  host.moveTo(document, 7, 0);
  assert.equal(await eventually(() => page(host), 'Close, button\n'), 'Close, button\n');
});

test('the real server reads the screen at the cursor', async (t) => {
  const { host, extension } = await started(t);
  if (extension.client.initializeResult.capabilities.experimental?.a11ySpeech !== true) {
    return t.skip("this a11y-lsp doesn't support a11y/speech");
  }
  const document = host.open(cases.swift.file, 'swift');
  host.moveTo(document, 7, 0);
  await host.run('a11y-lsp.speakScreen');
  assert.match(page(host), /Volume, /);
});
