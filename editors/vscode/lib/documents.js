// The documents that the extension sends to the server. Pure.
'use strict';

const onDisk = (pattern) => ({ scheme: 'file', pattern });

/** Documents that can have findings: code and layouts, also if another extension gives them another language. */
const lintedSelector = [
  ...['swift', 'kotlin', 'xml'].flatMap((language) => [
    { scheme: 'file', language },
    { scheme: 'untitled', language },
  ]),
  ...['**/*.{swift,kt}', '**/res/**/*.xml', '**/AndroidManifest.xml', '**/*.{xib,storyboard}'].map(onDisk),
];

/** All documents sent to the server. The others contain strings, colors, configurations, or code that sets up views. */
const documentSelector = [
  ...lintedSelector,
  { scheme: 'file', language: 'java' },
  ...['**/*.{strings,xcstrings}', '**/*.colorset/Contents.json', '**/.a11y-lsp.json'].map(onDisk),
];

module.exports = { documentSelector, lintedSelector };
