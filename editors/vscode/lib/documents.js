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

/** Returns the framework that a document uses most likely, as a11y-lsp names it, or undefined. */
function frameworkOf(document) {
  if (!document) return undefined;
  const text = document.getText();
  const { path } = document.uri;
  if (/\.(xib|storyboard)$/i.test(path)) return 'interface-builder';
  if (document.languageId === 'swift' || path.endsWith('.swift')) return /\bimport SwiftUI\b/.test(text) ? 'swiftui' : 'uikit';
  if (document.languageId === 'kotlin' || path.endsWith('.kt')) {
    return /androidx\.compose\b|@Composable\b/.test(text) ? 'compose' : 'android-views';
  }
  return path.endsWith('.xml') || document.languageId === 'xml' ? 'android-xml' : undefined;
}

module.exports = { documentSelector, frameworkOf, lintedSelector };
