// A fake VS Code: the part of its API that the extension uses, and user actions. Written from the API's documentation.
// It tests how the extension uses the API, not what VS Code displays.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { EventEmitter, Position, Range, TextDocument, Uri } = require('./values');

/** Converts a glob in the extension's selectors to a regular expression that matches whole paths. */
function expression(glob) {
  const source = glob
    .replace(/[.]/g, '\\.')
    .replace(/\{([^}]*)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`)
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(.*/)?');
  return new RegExp(`^/?${source}$`);
}

class Host {
  /** `settings` contains user and workspace settings; `isTrusted` is true if the workspace is trusted. */
  constructor({ manifest, folder, settings = {}, isTrusted = true }) {
    this.manifest = manifest;
    this.folder = folder;
    this.settings = { user: {}, workspace: {}, ...settings };
    this.isTrusted = isTrusted;
    this.documents = [];
    this.visible = [];
    this.active = undefined;
    this.registered = new Map();
    this.contents = new Map();
    this.diagnostics = new Map();
    this.messages = [];
    this.statusItems = [];
    this.channels = [];
    this.choose = () => undefined;
    this.events = {};
    this.contexts = {};
    this.tasks = [];
    this.executedTasks = [];
    const names = ['opened', 'changed', 'saved', 'closed', 'configured', 'trusted', 'activated', 'selected', 'diagnosed', 'focused'];
    for (const name of names) this.events[name] = new EventEmitter();
    this.vscode = this.api();
  }

  /** Returns the `vscode` module. */
  api() {
    const { events } = this;
    const host = this;
    return {
      EventEmitter,
      Position,
      Range,
      Uri,
      ViewColumn: { Beside: -2, Nine: 9 },
      TaskRevealKind: { Silent: 2 },
      ProcessExecution: class {
        constructor(process, args, options) {
          Object.assign(this, { process, args, options });
        }
      },
      Task: class {
        constructor(definition, scope, name, source, execution) {
          Object.assign(this, { definition, scope, name, source, execution });
        }
      },
      DecorationRangeBehavior: { ClosedClosed: 1 },
      ThemeColor: class {},
      LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
      commands: {
        registerCommand(id, run) {
          if (host.registered.has(id)) throw new Error(`command '${id}' already exists`);
          host.registered.set(id, run);
          return { dispose: () => host.registered.delete(id) };
        },
        async executeCommand(id, ...values) {
          if (id === 'setContext') host.contexts[values[0]] = values[1];
          if (id === 'markdown.showPreviewToSide') host.active = host.editor(host.page(values[0]));
          return host.registered.get(id)?.(...values);
        },
      },
      env: {},
      languages: {
        match: (selector, document) => (host.matches(selector, document) ? 10 : 0),
        onDidChangeDiagnostics: events.diagnosed.event,
        registerDocumentLinkProvider: (selector, provider) => {
          host.links = provider;
          return { dispose() {} };
        },
        async setTextDocumentLanguage(document, languageId) {
          document.languageId = languageId;
          return document;
        },
        getDiagnostics: (uri) => host.diagnostics.get(uri.toString()) ?? [],
        createLanguageStatusItem(id, selector) {
          const item = { id, selector, dispose() {} };
          host.statusItems.push(item);
          return item;
        },
      },
      window: {
        get activeTextEditor() {
          return host.active;
        },
        get visibleTextEditors() {
          return host.visible;
        },
        onDidChangeActiveTextEditor: events.activated.event,
        onDidChangeTextEditorSelection: events.selected.event,
        onDidChangeWindowState: events.focused.event,
        // This host has no webviews, so announcements are shown as text.
        createTextEditorDecorationType: () => ({ dispose() {} }),
        createOutputChannel: (name, options) => host.channel(name, options),
        showInformationMessage: (...texts) => host.tell('information', texts),
        showWarningMessage: (...texts) => host.tell('warning', texts),
        showErrorMessage: (...texts) => host.tell('error', texts),
        setStatusBarMessage: (text) => host.tell('status', [text]),
        showQuickPick: async (items) => host.choose(items),
        async showTextDocument(document, options) {
          const editor = host.editor(document);
          host.visible = [...host.visible.filter((other) => other.document !== document), editor];
          if (!options.preserveFocus) host.active = editor;
          return editor;
        },
      },
      McpStdioServerDefinition: class {
        constructor(label, command, args, env, version) {
          Object.assign(this, { label, command, args, env, version });
        }
      },
      lm: {
        registerMcpServerDefinitionProvider(id, provider) {
          const known = host.manifest.contributes.mcpServerDefinitionProviders.map((entry) => entry.id);
          if (!known.includes(id)) throw new Error(`the manifest doesn't contribute '${id}'`);
          host.agents = provider;
          return { dispose() {} };
        },
      },
      tasks: {
        registerTaskProvider(type, provider) {
          host.tasks.push({ type, provider });
          return { dispose() {} };
        },
        executeTask: async (task) => host.executedTasks.push(task),
      },
      workspace: {
        get workspaceFolders() {
          return [{ uri: Uri.file(host.folder) }];
        },
        get textDocuments() {
          return host.documents;
        },
        get isTrusted() {
          return host.isTrusted;
        },
        onDidOpenTextDocument: events.opened.event,
        onDidChangeTextDocument: events.changed.event,
        onDidSaveTextDocument: events.saved.event,
        onDidCloseTextDocument: events.closed.event,
        onDidChangeConfiguration: events.configured.event,
        onDidGrantWorkspaceTrust: events.trusted.event,
        getConfiguration: (section) => host.configuration(section),
        openTextDocument: async (uri) => host.page(uri),
        registerTextDocumentContentProvider(scheme, provider) {
          host.contents.set(scheme, provider);
          provider.onDidChange((uri) => {
            const open = host.documents.find((document) => document.uri.toString() === uri.toString());
            if (open) open.text = provider.provideTextDocumentContent(uri);
          });
          return { dispose: () => host.contents.delete(scheme) };
        },
      },
    };
  }

  matches(selector, document) {
    return selector.some(
      ({ scheme, language, pattern }) =>
        scheme === document.uri.scheme &&
        (language === undefined || language === document.languageId) &&
        (pattern === undefined || expression(pattern).test(document.uri.path)),
    );
  }

  /** Returns settings like VS Code, which ignores restricted settings of a workspace that isn't trusted. */
  configuration(section) {
    const properties = Object.assign({}, ...this.manifest.contributes.configuration.map((group) => group.properties));
    const { restrictedConfigurations } = this.manifest.capabilities.untrustedWorkspaces;
    const inspect = (name) => {
      const key = `${section}.${name}`;
      const isHidden = !this.isTrusted && restrictedConfigurations.includes(key);
      return {
        key,
        defaultValue: properties[key]?.default,
        globalValue: this.settings.user[key],
        workspaceValue: isHidden ? undefined : this.settings.workspace[key],
      };
    };
    return {
      inspect,
      get(name) {
        const { defaultValue, globalValue, workspaceValue } = inspect(name);
        return workspaceValue ?? globalValue ?? defaultValue;
      },
    };
  }

  channel(name, options) {
    const lines = [];
    const keep = (value) => lines.push(String(value));
    const channel = { name, options, lines, shown: 0, info: keep, error: keep, appendLine: keep, dispose() {} };
    channel.show = () => (channel.shown += 1);
    this.channels.push(channel);
    return channel;
  }

  async tell(kind, texts) {
    this.messages.push([kind, ...texts]);
  }

  editor(document, line = 0, character = 0) {
    return { document, selection: { active: new Position(line, character) }, setDecorations() {} };
  }

  page(uri) {
    const known = this.documents.find((document) => document.uri.toString() === uri.toString());
    if (known) return known;
    const text = this.contents.get(uri.scheme).provideTextDocumentContent(uri);
    const document = new TextDocument(uri, 'plaintext', text);
    this.documents.push(document);
    return document;
  }

  // MARK: User actions

  open(file, languageId) {
    const whole = path.join(this.folder, file);
    const document = new TextDocument(Uri.file(whole), languageId, fs.readFileSync(whole, 'utf8'));
    this.documents.push(document);
    this.events.opened.fire(document);
    this.moveTo(document, 0, 0);
    return document;
  }

  /** Moves the cursor. Lines and characters start at 0. */
  moveTo(document, line, character) {
    this.active = this.editor(document, line, character);
    this.visible = [...this.visible.filter((editor) => editor.document !== document), this.active];
    this.events.activated.fire(this.active);
    this.events.selected.fire({ textEditor: this.active });
  }

  /** Applies edits to a document. All ranges refer to the text before the edits. */
  edit(document, edits) {
    const changes = edits
      .map(({ range, newText }) => ({ range, text: newText, start: document.offsetAt(range.start) }))
      .sort((left, right) => right.start - left.start);
    for (const { range, text, start } of changes) {
      document.text = document.text.slice(0, start) + text + document.text.slice(document.offsetAt(range.end));
    }
    document.version += 1;
    this.events.changed.fire({ document, contentChanges: changes.map(({ range, text }) => ({ range, text })) });
  }

  set(scope, key, value) {
    this.settings[scope][key] = value;
    this.events.configured.fire({ affectsConfiguration: (name) => key === name || key.startsWith(`${name}.`) });
  }

  trust() {
    this.isTrusted = true;
    this.events.trusted.fire();
  }

  run(id, ...values) {
    return this.vscode.commands.executeCommand(id, ...values);
  }
}

module.exports = { Host };
