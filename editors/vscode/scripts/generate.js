#!/usr/bin/env node
// Writes what the extension says of the server from what the server says of itself: the settings and the version in
// package.json, and the schema of `.a11y-lsp.json`.
//
// usage: generate.js [SERVER]
//
// SERVER is the a11y-lsp to ask, by default the one on the PATH.
'use strict';

const childProcess = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { serverSettings } = require('../lib/settings');

const folder = path.join(__dirname, '..');

/** The keys of `.a11y-lsp.json` that the team decides, so that no editor has settings for them. */
const teamKeys = ['components', 'targets', 'baseline', 'extends', 'perPath', '$schema'];

/** The settings that are the extension's own. */
const ownSettings = {
  'a11y.path': {
    type: 'string',
    default: '',
    scope: 'machine-overridable',
    markdownDescription:
      'The a11y-lsp to start, such as `~/bin/a11y-lsp` or `${workspaceFolder}/.build/release/a11y-lsp`. Where it is empty, `#a11y.importStrategy#` decides.',
  },
  'a11y.importStrategy': {
    type: 'string',
    enum: ['useBundled', 'fromEnvironment'],
    enumDescriptions: [
      'The one that came with the extension; where there is none, the one on the PATH.',
      'The one on the PATH; where there is none, the one that came with the extension.',
    ],
    default: 'useBundled',
    scope: 'machine-overridable',
    description: 'Which a11y-lsp is looked for first.',
  },
  'a11y.run': {
    type: 'string',
    enum: ['onType', 'onSave'],
    enumDescriptions: ['While you type.', 'When a file is opened or saved.'],
    default: 'onType',
    scope: 'window',
    description: 'When findings are looked for.',
  },
  'a11y.preview.inlayHints': {
    type: 'boolean',
    default: false,
    scope: 'window',
    description: 'Shows behind each line what VoiceOver or TalkBack would say.',
  },
  'a11y.preview.codeLens': {
    type: 'boolean',
    default: false,
    scope: 'window',
    description: 'Shows above each view how often the screen reader stops there, with a link that reads it.',
  },
  'a11y.preview.outline': {
    type: 'boolean',
    default: false,
    scope: 'window',
    description: 'Shows headings, groups and stops in the outline of the file.',
  },
  'a11y.preview.hints': {
    type: 'boolean',
    default: true,
    scope: 'window',
    description: 'Whether hints such as “Double-tap to activate” are part of what is said.',
  },
  'a11y.preview.talkbackOrder': {
    type: 'string',
    enum: ['state-name-role', 'role-name-state', 'name-role-state'],
    default: 'state-name-role',
    scope: 'window',
    description: 'The order in which TalkBack describes an element; listeners can choose it.',
  },
  'a11y.preview.language': {
    type: 'string',
    enum: ['ar', 'de', 'en', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'tr', 'zh'],
    default: 'en',
    scope: 'window',
    markdownDescription:
      'The language of the screen reader’s own words, such as “Button”. TalkBack’s are known in all of these, VoiceOver’s in `de`, `en` and `ru`.',
  },
  'a11y.trace.server': {
    type: 'string',
    enum: ['off', 'messages', 'verbose'],
    default: 'off',
    scope: 'window',
    description: 'What of the conversation with the server is logged.',
  },
};

/** The settings of package.json for the keys of a schema. */
function settings(schema) {
  const severities = { type: 'string', ...schema.definitions.severity };
  const texts = { type: ['string', 'array'], items: { type: 'string' } };
  const rules = schema.definitions.rules.properties;

  function form(name, property) {
    if (name === 'rules') {
      return {
        type: 'object',
        propertyNames: {
          enum: Object.keys(rules),
          enumDescriptions: Object.values(rules).map(({ description }) => description),
        },
        additionalProperties: {
          anyOf: [severities, { type: 'object', properties: { severity: severities } }],
        },
      };
    }
    if (property.enum) return { type: 'string', enum: property.enum };
    if (property.allOf) return texts;
    const { description, ...rest } = property;
    return rest;
  }

  const ofServer = serverSettings.map((name) => {
    const property = schema.properties[name];
    const note = 'Goes before `.a11y-lsp.json`; where it is not set, the file decides.';
    return [
      `a11y.${name}`,
      { ...form(name, property), default: undefined, scope: 'window', markdownDescription: `${property.description} ${note}` },
    ];
  });
  return { ...ownSettings, ...Object.fromEntries(ofServer) };
}

/** The files' contents by name, made from what `print(arguments)` answers. */
function generated(print) {
  const schemaText = print(['schema']);
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  manifest.version = print(['--version']).trim().split(' ').at(-1);
  manifest.contributes.configuration.properties = settings(JSON.parse(schemaText));
  return { 'a11y-lsp.schema.json': schemaText, 'package.json': `${JSON.stringify(manifest, null, 2)}\n` };
}

/** What the a11y-lsp at `server` prints. */
function printing(server) {
  return (args) => childProcess.execFileSync(server, args, { encoding: 'utf8', maxBuffer: 2 ** 24 });
}

if (require.main === module) {
  const files = generated(printing(process.argv[2] ?? 'a11y-lsp'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
}

module.exports = { generated, printing, teamKeys };
