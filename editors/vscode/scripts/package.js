#!/usr/bin/env node
// Bundles the extension and packages it: for one platform with its server, or for all platforms without one.
//
// usage: package.js [--target TARGET --server BINARY] [--out FILE]
//
// TARGET is a platform as vsce names it, such as linux-x64 or darwin-arm64, and BINARY is a11y-lsp for that platform.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { parseArgs } = require('node:util');

const folder = path.join(__dirname, '..');

/** What a file of each system begins with, in hexadecimal. */
const signatures = { linux: ['7f454c46'], alpine: ['7f454c46'], darwin: ['cffaedfe', 'cafebabe'], win32: ['4d5a'] };

/** Returns the problem with a choice of target and server as a message, or undefined. */
function problemWith({ target, server }) {
  if (!target) return server ? '--server needs --target.' : undefined;
  const known = signatures[target.split('-')[0]];
  if (!known) return `unknown target '${target}'.`;
  if (!server) return `--target ${target} needs --server, because that package contains the server.`;
  if (!fs.existsSync(server)) return `${server} doesn't exist.`;
  const beginning = fs.readFileSync(server).subarray(0, 4).toString('hex');
  if (!known.some((signature) => beginning.startsWith(signature))) return `${server} isn't a binary for ${target}.`;
  return undefined;
}

function readManifest() {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** Copies only the files of the package into a directory, and returns it. */
function stage({ target, server }, into) {
  const { scripts, devDependencies, ...manifest } = readManifest();
  const { files } = manifest;
  if (target) manifest.files = [...files, 'bin'];
  fs.writeFileSync(path.join(into, 'package.json'), JSON.stringify(manifest, null, 2));
  for (const name of files) fs.cpSync(path.join(folder, name), path.join(into, name), { recursive: true });
  if (target) {
    const binary = path.join(into, 'bin', target.startsWith('win32') ? 'a11y-lsp.exe' : 'a11y-lsp');
    fs.mkdirSync(path.dirname(binary));
    fs.copyFileSync(server, binary);
    fs.chmodSync(binary, 0o755);
  }
  return into;
}

async function main() {
  const { values } = parseArgs({
    options: { target: { type: 'string' }, server: { type: 'string' }, out: { type: 'string' } },
  });
  const problem = problemWith(values);
  if (problem) {
    console.error(`error: ${problem}`);
    return 2;
  }
  await require('esbuild').build({
    entryPoints: [path.join(folder, 'extension.js')],
    bundle: true,
    platform: 'node',
    external: ['vscode'],
    nodePaths: (process.env.NODE_PATH ?? '').split(path.delimiter).filter(Boolean),
    outfile: path.join(folder, 'dist/extension.js'),
    logLevel: 'warning',
  });
  const staged = fs.mkdtempSync(path.join(require('node:os').tmpdir(), 'a11y-vscode-package-'));
  try {
    const manifest = readManifest();
    const name = [manifest.name, values.target, manifest.version].filter(Boolean).join('-');
    await require('@vscode/vsce').createVSIX({
      cwd: stage(values, staged),
      target: values.target,
      packagePath: path.resolve(values.out ?? `${name}.vsix`),
      dependencies: false,
    });
  } finally {
    fs.rmSync(staged, { recursive: true, force: true });
  }
  return 0;
}

if (require.main === module) {
  main().then(
    (code) => process.exit(code),
    (error) => {
      console.error(`error: ${error.message}`);
      process.exit(1);
    },
  );
}

module.exports = { problemWith, stage };
