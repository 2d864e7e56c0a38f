#!/usr/bin/env node
// Generates the settings and the version in package.json, and the schema of `.a11y-lsp.json`, from the server's output.
//
// usage: generate.js [SERVER]
//
// SERVER is the a11y-lsp binary to run. Default: the one on the PATH.
'use strict';

const childProcess = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { serverSettings } = require('../lib/settings');

const folder = path.join(__dirname, '..');

/** Keys of `.a11y-lsp.json` without editor settings, because the whole team shares them. */
const teamKeys = ['components', 'targets', 'baseline', 'extends', 'perPath', '$schema'];

/** The settings of the extension, in groups, in the order in which VS Code shows them. */
const groups = [
  {
    title: 'Checks',
    properties: {
      'a11y.run': {
        type: 'string',
        enum: ['onType', 'onSave'],
        enumDescriptions: ['While you type.', 'When a file is opened or saved.'],
        default: 'onType',
        scope: 'window',
        description: 'When to check files.',
      },
      'a11y.diagnosticMode': {
        type: 'string',
        enum: ['off', 'openFilesOnly', 'changedFiles', 'workspace'],
        enumDescriptions: [
          'No files.',
          'Open files.',
          'Open files, and files with uncommitted changes. Requires git.',
          'All files in the workspace.',
        ],
        default: 'openFilesOnly',
        scope: 'window',
        description: 'Which files to check.',
      },
    },
  },
  {
    title: 'Announcements',
    properties: {
      'a11y.preview.view': {
        type: 'string',
        enum: ['panel', 'text'],
        enumDescriptions: [
          'A panel with the focus stops, which it can also speak.',
          'A page of text with links to the code.',
        ],
        default: 'panel',
        scope: 'window',
        description: 'Where “Read This Screen” shows announcements.',
      },
      'a11y.preview.inlayHints': {
        type: 'boolean',
        default: false,
        scope: 'window',
        description: 'Show VoiceOver or TalkBack announcements at the end of each line.',
      },
      'a11y.preview.codeLens': {
        type: 'boolean',
        default: false,
        scope: 'window',
        description: 'Show the number of focus stops above each view, with a link to read it.',
      },
      'a11y.preview.outline': {
        type: 'boolean',
        default: false,
        scope: 'window',
        description: 'Show headings, groups, and focus stops in the file outline.',
      },
      'a11y.preview.hints': {
        type: 'boolean',
        default: true,
        scope: 'window',
        description: 'Include hints such as “Double-tap to activate” in announcements.',
      },
      'a11y.preview.talkbackOrder': {
        type: 'string',
        enum: ['state-name-role', 'role-name-state', 'name-role-state'],
        default: 'state-name-role',
        scope: 'window',
        description: 'Order within TalkBack announcements, as set by the user in TalkBack.',
      },
      'a11y.preview.language': {
        type: 'string',
        enum: ['ar', 'de', 'en', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'tr', 'zh'],
        default: 'en',
        scope: 'window',
        markdownDescription:
          'Language for the screen reader\'s own words, such as “Button”, and for the voice. TalkBack: all of these languages. VoiceOver: `de`, `en`, and `ru`.',
      },
    },
  },
  {
    title: 'Server',
    properties: {
      'a11y.path': {
        type: 'string',
        default: '',
        scope: 'machine-overridable',
        markdownDescription:
          'The a11y-lsp binary to start, such as `~/bin/a11y-lsp` or `${workspaceFolder}/.build/release/a11y-lsp`. If empty, `#a11y.importStrategy#` applies. [How to install it](command:a11y-lsp.showInstallation)',
      },
      'a11y.importStrategy': {
        type: 'string',
        enum: ['useBundled', 'fromEnvironment'],
        enumDescriptions: [
          'Use the bundled binary, or the one on your PATH if none is bundled.',
          'Use the binary on your PATH, or the bundled one if there is none.',
        ],
        default: 'useBundled',
        scope: 'machine-overridable',
        description: 'Which a11y-lsp binary to prefer.',
      },
      'a11y.trace.server': {
        type: 'string',
        enum: ['messages', 'verbose'],
        enumDescriptions: ['Their methods.', 'Their methods and contents.'],
        default: 'messages',
        scope: 'window',
        description:
          'What the log contains about the messages between the editor and the server if its level is Trace. To set the level, run “Developer: Set Log Level…” and select a11y-lsp.',
      },
    },
  },
];

/** Returns the groups of settings for package.json, with those for the keys of `schema` in the first group. */
function settings(schema) {
  const severities = { type: 'string', ...schema.definitions.severity };
  const texts = { type: ['string', 'array'], items: { type: 'string' } };
  const rules = schema.definitions.rules.properties;

  function form(name, property) {
    if (name === 'rules') {
      return {
        type: 'object',
        default: {},
        propertyNames: {
          enum: Object.keys(rules),
          enumDescriptions: Object.values(rules).map(({ description }) => description),
        },
        additionalProperties: {
          anyOf: [severities, { type: 'object', properties: { severity: severities } }],
        },
      };
    }
    if (property.enum) return { type: 'string', enum: property.enum, default: property.default };
    if (property.allOf) return { ...texts, default: [] };
    const { description, ...rest } = property;
    return rest;
  }

  const ofServer = serverSettings.map((name) => {
    const property = schema.properties[name];
    const description = property.description.replace('relative to this file', 'relative to the workspace folder');
    const note = 'If not set, `.a11y-lsp.json` decides.';
    return [`a11y.${name}`, { ...form(name, property), scope: 'window', markdownDescription: `${description} ${note}` }];
  });
  const [checks, ...others] = groups;
  const all = [{ ...checks, properties: { ...checks.properties, ...Object.fromEntries(ofServer) } }, ...others];
  return all.map(({ title, properties }, index) => ({
    title,
    order: index + 1,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property], order) => [name, { order: order + 1, ...property }]),
    ),
  }));
}

/**
 * Returns a schema that completes and describes like `node`, but accepts everything, because the server validates the
 * file: an error is then shown once.
 */
function withoutValidation(node) {
  if (Array.isArray(node)) return node.map(withoutValidation);
  if (node === null || typeof node !== 'object') return node;
  const { enum: choices, type, additionalProperties, required, minimum, maximum, ...rest } = node;
  const named = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === 'properties' || key === 'definitions'
        ? Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, withoutValidation(schema)]))
        : key === 'default' || key === 'examples' ? value : withoutValidation(value),
    ]),
  );
  if (choices) named.examples = choices;
  if (type === 'object' && !('defaultSnippets' in named)) named.defaultSnippets = [{ body: {} }];
  if (type === 'array') named.defaultSnippets = [{ body: [] }];
  if (typeof additionalProperties === 'object') named.additionalProperties = withoutValidation(additionalProperties);
  return named;
}

/** Returns the generated files by name. `print(arguments)` runs the server and returns its output. */
function generated(print) {
  const schemaText = print(['schema']);
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  manifest.version = print(['--version']).trim().split(' ').at(-1);
  manifest.contributes.configuration = settings(JSON.parse(schemaText));
  const schema = withoutValidation(JSON.parse(schemaText));
  // The key of a rule completes with a choice of severities.
  const severities = schema.definitions.severity.examples.join(',');
  for (const rule of Object.values(schema.definitions.rules.properties)) {
    rule.defaultSnippets = [{ body: `\${1|${severities}|}` }];
  }
  return { 'a11y-lsp.schema.json': `${JSON.stringify(schema)}\n`, 'package.json': `${JSON.stringify(manifest, null, 2)}\n` };
}

/** Returns a function that runs the a11y-lsp at `server` and returns its output. */
function printing(server) {
  return (args) => childProcess.execFileSync(server, args, { encoding: 'utf8', maxBuffer: 2 ** 24 });
}

if (require.main === module) {
  const files = generated(printing(process.argv[2] ?? 'a11y-lsp'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
}

module.exports = { generated, printing, teamKeys };
