// The extension's entry point. Passes VS Code and its language client to everything else.
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
