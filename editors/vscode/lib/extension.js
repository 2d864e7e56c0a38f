// The extension: starts the server and connects the parts that VS Code shows.
'use strict';

const childProcess = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const { clientOptions, lintedSelector, serverOptions } = require('./clientOptions');
const { commands } = require('./commands');
const { Pages } = require('./pages');
const { clientSettings, settingsForServer } = require('./settings');
const { serverCommand } = require('./serverCommand');
const { Speech } = require('./speech');
const { Status } = require('./status');

/** Returns whether `file` is an executable file. */
function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The extension, with VS Code and its language client passed in. */
class Extension {
  constructor({ vscode, languageClient, context, environment = {} }) {
    this.vscode = vscode;
    this.languageClient = languageClient;
    this.context = context;
    this.environment = environment;
    this.client = undefined;
    this.server = undefined;
    this.work = Promise.resolve();
  }

  async activate() {
    const { vscode, context } = this;
    this.channel = vscode.window.createOutputChannel('a11y-lsp', { log: true });
    this.status = new Status(vscode, lintedSelector);
    this.pages = new Pages(vscode);
    this.speech = new Speech({
      vscode,
      pages: this.pages,
      client: () => this.client,
      isLinted: (document) => this.isLinted(document),
    });
    context.subscriptions.push(this.channel, this.status, this.pages, this.speech);
    for (const [id, run] of Object.entries(commands(this))) {
      context.subscriptions.push(vscode.commands.registerCommand(id, run));
    }
    context.subscriptions.push(
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (clientSettings.some((name) => event.affectsConfiguration(`a11y.${name}`))) this.restart();
      }),
      vscode.workspace.onDidGrantWorkspaceTrust(() => {
        if (this.findServer().command !== this.server?.command) this.restart();
      }),
    );
    await this.restart();
  }

  configuration() {
    return this.vscode.workspace.getConfiguration('a11y');
  }

  readSettings() {
    return settingsForServer(this.configuration());
  }

  isLinted(document) {
    return this.vscode.languages.match(lintedSelector, document) > 0;
  }

  /** Returns the server that the settings select. VS Code hides an untrusted workspace's own settings. */
  findServer() {
    const configuration = this.configuration();
    return serverCommand(
      { path: configuration.get('path'), importStrategy: configuration.get('importStrategy') },
      {
        extensionFolder: this.context.extensionPath,
        platform: process.platform,
        searchPath: process.env.PATH,
        home: os.homedir(),
        folder: this.vscode.workspace.workspaceFolders?.[0]?.uri.fsPath,
        isProgram,
        ...this.environment,
      },
    );
  }

  /** Starts or restarts the server. Each call waits for the previous one. */
  restart() {
    this.work = this.work.then(() => this.stopNow()).then(() => this.startNow());
    return this.work;
  }

  stop() {
    this.work = this.work.then(() => this.stopNow());
    return this.work;
  }

  async startNow() {
    const { vscode, languageClient } = this;
    this.server = this.findServer();
    if (this.server.problem) {
      this.status.stopped(this.server.problem);
      this.channel.error(this.server.problem);
      this.offerSettings(this.server.problem);
      return;
    }
    this.status.starting();
    this.channel.info(`starting ${this.server.command}, from ${this.server.origin}`);
    const options = clientOptions({
      run: this.configuration().get('run'),
      readSettings: () => this.readSettings(),
      outputChannel: this.channel,
      showSpeech: (position) => this.speech.show(position),
    });
    const client = new languageClient.LanguageClient('a11y', 'a11y-lsp', serverOptions(this.server.command), options);
    this.client = client;
    client.onDidChangeState(({ newState }) => {
      if (this.client !== client) return;
      if (newState === languageClient.State.Running) {
        this.status.running(client.initializeResult?.serverInfo?.version, this.server.origin);
      } else if (newState === languageClient.State.Stopped) {
        this.status.stopped();
      }
    });
    try {
      await client.start();
    } catch (error) {
      this.status.stopped(error.message);
      this.channel.error(error);
      vscode.window.showErrorMessage(`Couldn't start a11y-lsp: ${error.message}`);
    }
  }

  async stopNow() {
    const client = this.client;
    this.client = undefined;
    if (!client) return;
    this.status.stopped();
    try {
      await client.dispose();
    } catch (error) {
      // It has crashed. Starting a new one is still possible.
      this.channel.error(error);
    }
  }

  async offerSettings(problem) {
    const open = 'Open settings';
    if ((await this.vscode.window.showErrorMessage(problem, open)) === open) {
      await this.vscode.commands.executeCommand('workbench.action.openSettings', 'a11y.path');
    }
  }

  /** Runs a11y-lsp in `folder` and returns its output. */
  run(args, folder) {
    const { command, problem } = this.findServer();
    if (problem) return Promise.reject(new Error(problem));
    return new Promise((resolve, reject) => {
      const options = { cwd: folder, maxBuffer: 2 ** 24 };
      childProcess.execFile(command, args, options, (error, output, errors) => {
        if (error) reject(new Error(errors.trim() || error.message));
        else resolve(output);
      });
    });
  }
}

module.exports = { Extension };
