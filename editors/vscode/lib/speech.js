// “Read This Screen”: shows what VoiceOver or TalkBack would announce for the declaration around the cursor, in a panel,
// or on a page of text.
'use strict';

const { notRunning } = require('./messages');
const { Panel } = require('./panel');
const { TextPage } = require('./textPage');

/** Returns whether the server supports `a11y/speech`. */
function canSpeak(client) {
  return client?.initializeResult?.capabilities?.experimental?.a11ySpeech === true;
}

/** Returns the line below the title, as in “3 VoiceOver stops, 1 finding”. */
function summary(reading) {
  const counted = (count, name) => `${count} ${name}${count === 1 ? '' : 's'}`;
  const reachable = reading.stops.filter(({ reachable }) => reachable).length;
  const findings = reading.stops.reduce((sum, { problems }) => sum + problems.length, 0);
  const reader = reading.stops[0]?.reader;
  const parts = [counted(reachable, reader ? `${reader} stop` : 'stop')];
  if (findings > 0) parts.push(counted(findings, 'finding'));
  return parts.join(', ');
}

/** Returns the stops of a reading with their numbers. Unreachable elements have none. */
function numbered(stops) {
  let number = 0;
  return stops.map((stop) => ({ ...stop, number: stop.reachable ? ++number : undefined }));
}

/** Returns the index of the smallest stop around a position, or of the last one before it. */
function stopAt(position, stops) {
  const isBefore = (left, right) => left.line < right.line || (left.line === right.line && left.character <= right.character);
  let around = -1;
  let before = 0;
  stops.forEach(({ range }, index) => {
    if (!isBefore(range.start, position)) return;
    before = index;
    if (!isBefore(position, range.end)) return;
    if (around < 0 || isBefore(stops[around].range.start, range.start)) around = index;
  });
  return around < 0 ? before : around;
}

/** Returns the column next to an editor, which may not be the active one: the walkthrough's commands run in its page. */
function columnBeside(editor, { ViewColumn }) {
  return editor.viewColumn === undefined ? ViewColumn.Beside : Math.min(editor.viewColumn + 1, ViewColumn.Nine);
}

/** Returns what the marks in announcements mean, as far as they occur. */
function legend(stops = []) {
  const text = stops.map(({ announcement }) => announcement).join(' ');
  const lines = [];
  if (text.includes('‹')) lines.push('‹…› is text that only the running app knows.');
  if (/‹[^›]* \| /.test(text)) lines.push('| separates the texts that it may be.');
  return lines.join(' ');
}

/** Keeps the panel or the page up to date while the cursor moves and the text changes. */
class Speech {
  /** `client()` returns the running client, `editor()` the last editor with a document that can have findings. */
  constructor({ vscode, pages, context, client, editor, explain, configuration, shown }) {
    Object.assign(this, { vscode, client, editor, explain, configuration, shown });
    this.isAsking = false;
    this.waiting = undefined;
    this.reading = undefined;
    this.fixes = undefined;
    this.panel = new Panel({
      vscode,
      extensionUri: context.extensionUri,
      language: () => configuration().get('preview.language'),
      listener: this.listener(),
    });
    this.page = new TextPage({ vscode, pages, legend });
    this.highlight = vscode.window.createTextEditorDecorationType({
      backgroundColor: new vscode.ThemeColor('editor.rangeHighlightBackground'),
      borderColor: new vscode.ThemeColor('editor.rangeHighlightBorder'),
      overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.rangeHighlightForeground'),
      rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
    });
    const { window, workspace } = vscode;
    this.disposables = [
      this.panel,
      this.page,
      this.highlight,
      window.onDidChangeTextEditorSelection(({ textEditor }) => this.follow(textEditor)),
      window.onDidChangeActiveTextEditor((editor) => this.follow(editor)),
      workspace.onDidChangeTextDocument(({ document }) => {
        const editor = this.editor();
        if (editor?.document === document) this.follow(editor);
      }),
      vscode.languages.onDidChangeDiagnostics(({ uris }) => {
        const editor = this.editor();
        if (editor && uris.some((uri) => uri.toString() === editor.document.uri.toString())) this.follow(editor);
      }),
    ];
  }

  /** Runs the command. `position` comes from the server. Default: the cursor's position. */
  async show(position) {
    const { window } = this.vscode;
    const editor = this.editor();
    if (!this.client()) {
      return window.showInformationMessage(notRunning);
    }
    if (!canSpeak(this.client())) {
      return window.showInformationMessage(
        "This version of a11y-lsp can't read screens. Update it, then run “Restart Server”.",
      );
    }
    if (!editor) {
      return window.showInformationMessage('Open a Swift, Kotlin, or layout file to read its screen.');
    }
    const answer = await this.ask(editor, position);
    this.shown();
    if (this.configuration().get('preview.view') !== 'text') {
      try {
        this.panel.open(columnBeside(editor, this.vscode));
        this.showInPanel(answer, editor, position);
        return undefined;
      } catch {
        // This editor has no webviews.
      }
    }
    return this.page.show(answer, columnBeside(editor, this.vscode));
  }

  get isVisible() {
    return this.panel.isVisible || this.page.isVisible;
  }

  /** Updates what is shown for the editor. Only the last of several changes counts. */
  async follow(editor) {
    if (!editor || editor !== this.editor() || !this.isVisible) return;
    this.waiting = editor;
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      while (this.waiting) {
        const next = this.waiting;
        this.waiting = undefined;
        const answer = await this.ask(next);
        if (this.page.isVisible) this.page.update(answer);
        if (this.panel.isVisible) this.showInPanel(answer, next);
      }
    } finally {
      this.isAsking = false;
    }
  }

  /** Returns the server's reading for a position in an editor, or `{ problem }`. */
  async ask(editor, position) {
    const client = this.client();
    if (!canSpeak(client)) return { problem: notRunning };
    const params = {
      textDocument: { uri: client.code2ProtocolConverter.asUri(editor.document.uri) },
      position: position ?? client.code2ProtocolConverter.asPosition(editor.selection.active),
    };
    try {
      const reading = await client.sendRequest('a11y/speech', params);
      return reading ? { reading, document: editor.document } : { problem: 'Nothing is announced here.' };
    } catch (error) {
      return { problem: error.message };
    }
  }

  // MARK: Panel

  showInPanel({ reading, document, problem }, editor, position) {
    if (!reading) {
      this.reading = undefined;
      this.mark(undefined);
      return this.panel.post({ type: 'empty', text: problem });
    }
    const stops = numbered(reading.stops);
    const current = stopAt(position ?? editor.selection.active, stops);
    const screen = JSON.stringify([document.uri.toString(), stops]);
    const isSame = this.reading?.screen === screen;
    this.reading = { stops, document, screen, version: document.version };
    if (isSame) {
      this.panel.post({ type: 'current', index: current });
    } else {
      const { name } = reading.declaration;
      this.panel.post({ type: 'screen', title: name, summary: summary(reading), legend: legend(stops), stops, current });
    }
    this.mark(current);
    this.findFixes(current);
    return undefined;
  }

  /** What the panel's page tells. */
  listener() {
    return {
      ready: () => this.reading && this.findFixes(this.panel.last?.current ?? 0),
      closed: () => this.mark(undefined),
      select: (index) => {
        this.mark(index);
        this.reveal(index);
        this.findFixes(index);
      },
      open: (index) => this.open(index),
      fix: (id) => this.apply(id),
      explain: (rule) => this.explain(rule),
    };
  }

  editorOfReading() {
    const uri = this.reading?.document.uri.toString();
    return this.vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri);
  }

  range(index) {
    const stop = this.reading?.stops[index];
    const { Range } = this.vscode;
    return stop && new Range(stop.range.start.line, stop.range.start.character, stop.range.end.line, stop.range.end.character);
  }

  /** Highlights a stop's code. */
  mark(index) {
    const range = index === undefined ? undefined : this.range(index);
    for (const editor of this.vscode.window.visibleTextEditors) {
      editor.setDecorations(this.highlight, range && editor === this.editorOfReading() ? [range] : []);
    }
  }

  reveal(index) {
    const range = this.range(index);
    if (range) this.editorOfReading()?.revealRange(range, this.vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  /** Moves the cursor to a stop's code. */
  async open(index) {
    const range = this.range(index);
    if (!range) return;
    await this.vscode.window.showTextDocument(this.reading.document, {
      viewColumn: this.editorOfReading()?.viewColumn,
      selection: new this.vscode.Range(range.start, range.start),
    });
  }

  /** Sends the fixes of a stop's findings to the panel. */
  async findFixes(index) {
    const { reading } = this;
    const client = this.client();
    const stop = reading?.stops[index];
    if (!client || !stop || stop.problems.length === 0) return;
    const textDocument = { uri: client.code2ProtocolConverter.asUri(reading.document.uri) };
    const context = { diagnostics: [], only: ['quickfix'] };
    const found = new Map();
    const fixes = [];
    for (const { range, rule } of stop.problems) {
      const actions = (await client.sendRequest('textDocument/codeAction', { textDocument, range, context })) ?? [];
      const fitting = actions.filter(
        ({ kind, diagnostics, title }) =>
          kind === 'quickfix' && !/^(Apply all|Ignore|Turn off) /.test(title) && diagnostics?.some(({ code }) => code === rule),
      );
      fixes.push(
        fitting.map((action) => {
          const id = found.size;
          found.set(id, action);
          return { id, title: action.title };
        }),
      );
    }
    if (this.reading !== reading) return;
    this.fixes = { found, index, version: reading.version };
    this.panel.post({ type: 'fixes', index, fixes });
  }

  /** Applies a fix if the document hasn't changed since it was found. The editor gets the focus, as it may have fields. */
  async apply(id) {
    const { fixes } = this;
    const document = this.reading?.document;
    const action = fixes?.found.get(id);
    const client = this.client();
    if (!action || !client || document?.version !== fixes.version) return;
    await this.open(fixes.index);
    const { edit } = action.edit ? action : await client.sendRequest('codeAction/resolve', action);
    if (edit) await this.vscode.workspace.applyEdit(await client.protocol2CodeConverter.asWorkspaceEdit(edit));
  }

  dispose() {
    for (const disposable of this.disposables) disposable.dispose();
  }
}

module.exports = { Speech, canSpeak, legend, numbered, stopAt, summary };
