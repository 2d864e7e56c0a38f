// The door of the extension: everything behind it gets VS Code and its language client passed in.
'use strict';

const vscode = require('vscode');
const languageClient = require('vscode-languageclient/node');
const { Extension } = require('./lib/extension');

let extension;

exports.activate = async (context) => {
  extension = new Extension({ vscode, languageClient, context });
  await extension.activate();
};

exports.deactivate = () => extension?.stop();
