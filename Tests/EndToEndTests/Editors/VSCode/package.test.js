// Tests of what a package of the extension contains.
'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { test } = require('node:test');
const { extensionFolder, manifest, server } = require('./support');
const { problemWith, stage } = require(path.join(extensionFolder, 'scripts/package'));

const script = __filename;

for (const [choice, expected] of [
  [{}, undefined],
  [{ target: 'linux-x64', server }, undefined],
  [{ target: 'alpine-arm64', server }, undefined],
  [{ server }, /needs --target/],
  [{ target: 'linux-x64' }, /needs --server/],
  [{ target: 'amiga-68k', server }, /unknown target/],
  [{ target: 'linux-x64', server: '/nowhere/a11y-lsp' }, /doesn't exist/],
  [{ target: 'linux-x64', server: script }, /isn't a binary for linux-x64/],
  [{ target: 'darwin-arm64', server }, /isn't a binary for darwin-arm64/],
  [{ target: 'win32-x64', server }, /isn't a binary for win32-x64/],
]) {
  test(`a package for ${JSON.stringify(choice.target)} with ${path.basename(choice.server ?? 'no server')}: ${expected ?? 'fine'}`, () => {
    const problem = problemWith(choice);
    if (expected) assert.match(problem, expected);
    else assert.equal(problem, undefined);
  });
}

/** Returns the path of a staged package, which contains only its files. */
function staged(t, choice) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'a11y-staged-'));
  const bundle = path.join(extensionFolder, 'dist');
  const isNew = !fs.existsSync(bundle);
  if (isNew) fs.mkdirSync(bundle);
  t.after(() => {
    fs.rmSync(folder, { recursive: true });
    if (isNew) fs.rmdirSync(bundle);
  });
  return stage(choice, folder);
}

test('a package for one platform contains its server, which can be executed', (t) => {
  const folder = staged(t, { target: 'linux-x64', server });
  assert.equal(fs.statSync(path.join(folder, 'bin/a11y-lsp')).mode & 0o777, 0o755);
  const { files, scripts, devDependencies } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  assert.deepEqual([files, scripts, devDependencies], [[...manifest.files, 'bin'], undefined, undefined]);
});

test('a plain package contains no server, even if there is one in the directory', (t) => {
  const bin = path.join(extensionFolder, 'bin');
  const isNew = !fs.existsSync(bin);
  if (isNew) fs.mkdirSync(bin);
  t.after(() => isNew && fs.rmdirSync(bin));
  assert.ok(!fs.existsSync(path.join(staged(t, {}), 'bin')));
});
