// A fake `vscode-languageclient`, which starts the real server, uses the protocol like VS Code's client, and records
// all messages.
'use strict';

const childProcess = require('node:child_process');
const { EventEmitter, Position, Range, Uri } = require('./values');

const ErrorAction = { Continue: 1, Shutdown: 2 };
const CloseAction = { DoNotRestart: 1, Restart: 2 };
const State = { Stopped: 1, Running: 2, Starting: 3 };

const capabilities = {
  general: { positionEncodings: ['utf-16'] },
  window: { workDoneProgress: true },
  workspace: {
    applyEdit: true,
    configuration: true,
    diagnostics: { refreshSupport: true },
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceEdit: { documentChanges: true, snippetEditSupport: true, resourceOperations: ['create'] },
    workspaceFolders: true,
  },
  textDocument: {
    diagnostic: { relatedDocumentSupport: true },
    publishDiagnostics: { versionSupport: true, relatedInformation: true, codeDescriptionSupport: true },
    hover: { contentFormat: ['markdown', 'plaintext'] },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['', 'quickfix', 'refactor', 'source', 'source.fixAll'] } },
      dataSupport: true,
      isPreferredSupport: true,
      resolveSupport: { properties: ['edit', 'command'] },
    },
  },
};

/** Returns the module for one host. `clients` contains all created clients, and `messages` all of their messages. */
function languageClientModule(host) {
  const clients = [];
  const messages = [];

  class LanguageClient {
    constructor(id, name, serverOptions, clientOptions) {
      Object.assign(this, { id, name, serverOptions, clientOptions });
      this.states = new EventEmitter();
      this.onDidChangeState = this.states.event;
      this.waiting = new Map();
      this.registrations = new Map();
      this.received = Buffer.alloc(0);
      this.lastID = 0;
      this.disposables = [];
      this.capabilities = structuredClone(capabilities);
      this.handlers = new Map();
      this.code2ProtocolConverter = {
        asUri: (uri) => uri.toString(),
        asPosition: ({ line, character }) => ({ line, character }),
      };
      clients.push(this);
    }

    async start() {
      this.states.fire({ newState: State.Starting });
      const { command, args } = this.serverOptions;
      this.process = childProcess.spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
      this.ended = new Promise((resolve) => this.process.on('close', (code) => resolve(code)));
      this.ended.then((code) => {
        this.exitCode = code;
        this.states.fire({ newState: State.Stopped });
      });
      this.process.stdin.on('error', () => {});
      this.process.stdout.on('data', (bytes) => this.receive(bytes));
      this.initializeResult = await this.sendRequest('initialize', {
        processId: process.pid,
        clientInfo: { name: 'stand-in' },
        rootUri: Uri.file(host.folder).toString(),
        workspaceFolders: [{ uri: Uri.file(host.folder).toString(), name: 'project' }],
        initializationOptions: this.clientOptions.initializationOptions,
        capabilities: this.capabilities,
      });
      this.notify('initialized', {});
      const { events } = host;
      this.disposables.push(
        events.opened.event((document) => this.didOpen(document)),
        events.changed.event((event) => this.didChange(event)),
        events.saved.event((document) => this.didSave(document)),
        events.closed.event((document) => this.didClose(document)),
        events.configured.event(() => {
          if (this.registrations.has('workspace/didChangeConfiguration')) {
            this.notify('workspace/didChangeConfiguration', { settings: null });
          }
        }),
      );
      for (const document of host.documents) this.didOpen(document);
      this.states.fire({ newState: State.Running });
    }

    isRunning() {
      return this.exitCode === undefined;
    }

    sendNotification(method, params) {
      this.notify(method, params);
    }

    registerFeature(feature) {
      feature.fillClientCapabilities(this.capabilities);
    }

    onNotification(method, handle) {
      this.handlers.set(method, handle);
    }

    async dispose() {
      for (const disposable of this.disposables) disposable.dispose();
      if (this.exitCode === undefined) {
        await this.sendRequest('shutdown');
        this.notify('exit');
      }
      await this.ended;
      host.diagnostics.clear();
    }

    // MARK: Messages

    send(message) {
      messages.push(['client', message]);
      const body = Buffer.from(JSON.stringify(message));
      this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
      this.process.stdin.write(body);
    }

    notify(method, params) {
      this.send({ jsonrpc: '2.0', method, ...(params === undefined ? {} : { params }) });
    }

    sendRequest(method, params) {
      this.lastID += 1;
      const id = this.lastID;
      const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
      this.send({ jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) });
      return answer;
    }

    receive(bytes) {
      this.received = Buffer.concat([this.received, bytes]);
      for (;;) {
        const end = this.received.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = Number(/Content-Length: *(\d+)/i.exec(this.received.subarray(0, end).toString())[1]);
        if (this.received.length < end + 4 + length) return;
        const message = JSON.parse(this.received.subarray(end + 4, end + 4 + length).toString());
        this.received = this.received.subarray(end + 4 + length);
        messages.push(['server', message]);
        this.handle(message);
      }
    }

    handle(message) {
      if (message.method === undefined) {
        const { resolve, reject } = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        if (message.error) reject(new Error(message.error.message));
        else resolve(message.result);
      } else if (message.id !== undefined) {
        this.send({ jsonrpc: '2.0', id: message.id, result: this.answer(message) });
      } else if (message.method === 'textDocument/publishDiagnostics') {
        this.show(message.params.uri, message.params.diagnostics);
      } else {
        this.handlers.get(message.method)?.(message.params);
      }
    }

    /** Returns VS Code's response to a request from the server. */
    answer({ method, params }) {
      switch (method) {
        case 'workspace/configuration':
          return this.clientOptions.middleware.workspace.configuration(params);
        case 'client/registerCapability':
          for (const registration of params.registrations) this.registrations.set(registration.method, registration);
          return null;
        case 'workspace/diagnostic/refresh':
          for (const document of this.shownDocuments()) this.pull(document);
          return null;
        case 'workspace/applyEdit':
          this.apply(params.edit);
          return { applied: true };
        default:
          return null;
      }
    }

    // MARK: Documents

    shownDocuments() {
      return host.documents.filter((document) => host.matches(this.clientOptions.documentSelector, document));
    }

    didOpen(document) {
      if (!host.matches(this.clientOptions.documentSelector, document)) return;
      const { uri, languageId, version, text } = document;
      this.notify('textDocument/didOpen', { textDocument: { uri: uri.toString(), languageId, version, text } });
      this.pull(document);
    }

    didChange({ document, contentChanges }) {
      if (!host.matches(this.clientOptions.documentSelector, document)) return;
      const textDocument = { uri: document.uri.toString(), version: document.version };
      this.notify('textDocument/didChange', { textDocument, contentChanges });
      if (this.clientOptions.diagnosticPullOptions.onChange) this.pull(document);
    }

    didSave(document) {
      this.notify('textDocument/didSave', { textDocument: { uri: document.uri.toString() } });
      if (this.clientOptions.diagnosticPullOptions.onSave) this.pull(document);
    }

    didClose(document) {
      this.notify('textDocument/didClose', { textDocument: { uri: document.uri.toString() } });
      this.show(document.uri.toString(), []);
    }

    async pull(document) {
      const uri = document.uri.toString();
      const version = document.version;
      try {
        const report = await this.sendRequest('textDocument/diagnostic', { textDocument: { uri } });
        if (document.version === version && report.kind === 'full') this.show(uri, report.items);
      } catch {
        // The document changed in the meantime, so another pull follows.
      }
    }

    show(uri, diagnostics) {
      const shown = diagnostics.map(({ range: { start, end }, code, codeDescription, ...rest }) => ({
        ...rest,
        code: codeDescription ? { value: code, target: codeDescription.href } : code,
        range: new Range(new Position(start.line, start.character), new Position(end.line, end.character)),
      }));
      host.diagnostics.set(uri, shown);
      host.events.diagnosed.fire({ uris: [Uri.parse(uri)] });
    }

    /** Applies the server's edit. In snippets, placeholders become their default text. */
    apply(edit) {
      for (const { textDocument, edits } of edit.documentChanges) {
        const document = host.documents.find(({ uri }) => uri.toString() === textDocument.uri);
        if (textDocument.version !== null && textDocument.version !== document.version) throw new Error('Old version.');
        const plain = edits.map(({ range, newText, snippet }) => ({
          range,
          newText: newText ?? snippet.value.replace(/\$\{\d+:((?:\\.|[^\\}])*)\}/g, '$1').replace(/\\(.)/g, '$1'),
        }));
        host.edit(document, plain);
      }
    }
  }

  return { LanguageClient, State, ErrorAction, CloseAction, clients, messages };
}

module.exports = { languageClientModule };
