// The extension: starts the server and connects the parts that VS Code shows.
'use strict';

const childProcess = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { version } = require('../package.json');
const { registerAgents } = require('./agents');
const { clientOptions, serverOptions } = require('./clientOptions');
const { commands } = require('./commands');
const { errorHandler } = require('./crashes');
const { frameworkOf, lintedSelector } = require('./documents');
const { Pages } = require('./pages');
const { clientSettings, settingsForServer } = require('./settings');
const { problemWith } = require('./serverCheck');
const { bundledPath, serverCommand } = require('./serverCommand');
const { Speech } = require('./speech');
const { Status } = require('./status');
const { taskProvider, type: taskType } = require('./tasks');

/** How long a problem in a configuration lasts before a message shows it, in milliseconds. */
const patience = 1000;

/** Returns whether `file` is an executable file. */
function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Tells the server that the extension shows its status. */
const statusFeature = {
  fillClientCapabilities(capabilities) {
    capabilities.experimental = { ...capabilities.experimental, serverStatusNotification: true };
  },
  initialize() {},
  getState: () => ({ kind: 'static' }),
  clear() {},
};

/** The extension, with VS Code and its language client passed in. */
class Extension {
  constructor({ vscode, languageClient, context, environment = {} }) {
    this.vscode = vscode;
    this.languageClient = languageClient;
    this.context = context;
    this.environment = environment;
    this.client = undefined;
    this.server = undefined;
    this.lastEditor = undefined;
    this.noticed = undefined;
    this.shownProblems = new Set();
    this.work = Promise.resolve();
  }

  async activate() {
    const { vscode, context } = this;
    this.channel = vscode.window.createOutputChannel('a11y-lsp', { log: true });
    this.status = new Status(vscode, lintedSelector);
    this.pages = new Pages(vscode, (rule) => this.explain(rule));
    this.follow(vscode.window.activeTextEditor);
    this.speech = new Speech({
      vscode,
      pages: this.pages,
      context,
      client: () => this.client,
      editor: () => this.editor(),
      explain: (rule) => vscode.commands.executeCommand('a11y-lsp.explainRule', rule),
      configuration: () => this.configuration(),
      shown: () => this.complete('listened'),
    });
    context.subscriptions.push(
      this.channel,
      this.status,
      this.pages,
      this.speech,
      vscode.tasks.registerTaskProvider(taskType, taskProvider(vscode, () => this.findServer())),
      registerAgents(vscode, () => this.findServer(), version),
      vscode.window.onDidChangeActiveTextEditor((editor) => this.follow(editor)),
      vscode.languages.onDidChangeDiagnostics(() => this.noticeFindings()),
      vscode.window.onDidChangeWindowState(({ focused }) => focused && this.lookUpChangedFiles()),
    );
    for (const [id, run] of Object.entries(commands(this))) {
      context.subscriptions.push(vscode.commands.registerCommand(id, run));
    }
    context.subscriptions.push(
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (clientSettings.some((name) => event.affectsConfiguration(`a11y.${name}`))) this.restart();
      }),
      { dispose: () => clearTimeout(this.tellingProblem) },
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

  /** Remembers the editor, because pages and panels also become active. */
  follow(editor) {
    const isLinted = editor !== undefined && this.isLinted(editor.document);
    if (isLinted) this.lastEditor = editor;
    if (isLinted) this.noticeFindings();
    this.vscode.commands.executeCommand('setContext', 'a11y-lsp.isLinted', isLinted);
  }

  /** Returns the last active editor with a document that can have findings, if it's still visible. */
  editor() {
    const { visibleTextEditors } = this.vscode.window;
    const { lastEditor } = this;
    if (!lastEditor) return undefined;
    if (visibleTextEditors.includes(lastEditor)) return lastEditor;
    const uri = lastEditor.document.uri.toString();
    return visibleTextEditors.find(({ document }) => document.uri.toString() === uri);
  }

  /** Completes the walkthrough's first step once a file has findings. */
  noticeFindings() {
    const document = this.editor()?.document;
    if (!document || this.noticed === document) return;
    if (this.vscode.languages.getDiagnostics(document.uri).some(({ source }) => source === 'a11y')) {
      this.noticed = document;
      this.complete('found');
    }
  }

  /** Completes a step of the walkthrough. VS Code only notices changes, and those while it shows the walkthrough. */
  async complete(step) {
    const { commands } = this.vscode;
    await commands.executeCommand('setContext', `a11y-lsp.${step}`, false);
    await commands.executeCommand('setContext', `a11y-lsp.${step}`, true);
  }

  /** Looks up changed files again, because VS Code only watches repositories inside the workspace. */
  lookUpChangedFiles() {
    const { client, vscode } = this;
    const [folder] = vscode.workspace.workspaceFolders ?? [];
    if (!client?.isRunning() || !folder || this.configuration().get('diagnosticMode') !== 'changedFiles') return;
    const uri = client.code2ProtocolConverter.asUri(vscode.Uri.file(path.join(folder.uri.fsPath, '.git/HEAD')));
    const changed = 2;
    client.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri, type: changed }] });
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
        isFile: fs.existsSync,
        isTrusted: this.vscode.workspace.isTrusted,
        ...this.environment,
      },
    );
  }

  /** Starts or restarts the server. Each call waits for the previous one. */
  restart() {
    this.leaving = this.client;
    this.work = this.work.then(() => this.stopNow()).then(() => this.startNow());
    return this.work;
  }

  stop() {
    this.work = this.work.then(() => this.stopNow());
    return this.work;
  }

  async startNow() {
    const { languageClient } = this;
    this.status.starting();
    this.server = this.findServer();
    if (this.server.origin === 'the extension') this.makeExecutable();
    const problem = this.server.problem ?? (await problemWith(this.server.command));
    if (problem) {
      // Nothing waits for the message to be answered.
      this.fail(problem);
      return;
    }
    this.channel.info(`starting ${this.server.command}, from ${this.server.origin}`);
    const options = clientOptions({
      run: this.configuration().get('run'),
      readSettings: () => this.readSettings(),
      outputChannel: this.channel,
      errorHandler: errorHandler(languageClient, {
        gaveUp: () => this.fail('a11y-lsp ended unexpectedly five times in three minutes.'),
      }),
      showSpeech: (position) => this.speech.show(position),
      isCurrent: () => this.client === client && this.leaving !== client,
      link: (rule) => this.pages.ruleURI(rule),
      moreActions: (actions) => this.moreActions(actions),
    });
    const client = new languageClient.LanguageClient('a11y', 'a11y-lsp', serverOptions(this.server.command), options);
    this.client = client;
    client.registerFeature(statusFeature);
    client.onNotification('experimental/serverStatus', (status) => this.showStatus(status));
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
      this.channel.error(error);
      this.fail(`Couldn't start a11y-lsp: ${error.message}`);
    }
  }

  async stopNow() {
    const client = this.client;
    this.client = undefined;
    this.leaving = undefined;
    if (!client) return;
    this.status.stopped();
    try {
      await client.dispose();
    } catch (error) {
      // It has crashed. Starting a new one is still possible.
      this.channel.error(error);
    }
  }

  /** Restores the bundled server's execute permission, which some tools drop when they unpack the extension. */
  makeExecutable() {
    const file = bundledPath(this.context.extensionPath, process.platform);
    if (!isProgram(file)) fs.chmodSync(file, 0o755);
  }

  /** Shows why there's no server, with the settings that choose it and how to install it. */
  async fail(problem) {
    const { commands, env, window } = this.vscode;
    this.status.stopped(problem);
    this.channel.error(problem);
    const settings = 'Open Settings';
    const install = 'How to Install';
    const log = 'Show Log';
    const chosen = await window.showErrorMessage(problem, settings, install, log);
    if (chosen === settings) {
      // Settings of the machine aren't among the user's on a remote machine.
      const page = env.remoteName ? 'openRemoteSettings' : 'openSettings';
      await commands.executeCommand(`workbench.action.${page}`, { query: '@id:a11y.path,a11y.importStrategy' });
    } else if (chosen === install) {
      await commands.executeCommand('a11y-lsp.showInstallation');
    } else if (chosen === log) {
      this.channel.show();
    }
  }

  /**
   * Shows a problem in a configuration in the status, and once in a message that opens the file, unless it's open or the
   * problem ends soon because the file is being written.
   */
  showStatus({ message, uri }) {
    this.status.configured(message);
    clearTimeout(this.tellingProblem);
    if (!message || this.shownProblems.has(message)) return;
    this.tellingProblem = setTimeout(() => {
      const isOpen = this.vscode.window.visibleTextEditors.some(({ document }) => document.uri.toString() === uri);
      if (!isOpen) this.tellProblem(message, uri);
    }, patience);
  }

  async tellProblem(message, uri) {
    const { Uri, window } = this.vscode;
    this.shownProblems.add(message);
    const open = 'Open File';
    if ((await window.showWarningMessage(message, open)) === open) await window.showTextDocument(Uri.parse(uri));
  }

  /**
   * Returns the entries that apply all safe fixes, if there are any, and that explain the rules of other entries. There
   * are none without findings at the cursor, because they show the light bulb.
   */
  moreActions(actions) {
    const { CodeAction, CodeActionKind } = this.vscode;
    const more = [];
    const add = (title, command, values = []) => {
      const action = new CodeAction(title, CodeActionKind.QuickFix);
      action.command = { command, title, arguments: values };
      more.push(action);
    };
    const rules = new Set(actions.flatMap(({ diagnostics }) => (diagnostics ?? []).map(({ code }) => code?.value ?? code)));
    const all = actions.find(({ kind }) => kind?.value === 'source.fixAll.a11y');
    if (all && rules.size > 0) add(all.title, 'a11y-lsp.fixAll');
    for (const rule of rules) add(`Show documentation for ${rule}`, 'a11y-lsp.explainRule', [rule]);
    return more;
  }

  /** Returns the explanation of a rule as Markdown, with the examples for the open file's framework first. */
  async explain(rule) {
    const framework = frameworkOf(this.editor()?.document);
    const words = ['explain', rule, '--format', 'markdown'];
    if (!framework) return this.run(words);
    // An older server doesn't have the option.
    return this.run([...words, '--first', framework]).catch(() => this.run(words));
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
