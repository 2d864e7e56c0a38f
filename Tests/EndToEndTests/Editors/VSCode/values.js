// The value types of VS Code's API that the extension and its tests use.
'use strict';

const url = require('node:url');

class Position {
  constructor(line, character) {
    this.line = line;
    this.character = character;
  }
  compareTo(other) {
    return this.line - other.line || this.character - other.character;
  }
}

class Range {
  constructor(start, end) {
    this.start = start;
    this.end = end;
  }
  contains(position) {
    return this.start.compareTo(position) <= 0 && this.end.compareTo(position) >= 0;
  }
}

class Uri {
  constructor(scheme, path, text) {
    this.scheme = scheme;
    this.path = path;
    this.text = text;
  }
  static file(path) {
    return new Uri('file', path, url.pathToFileURL(path).href);
  }
  static from({ scheme, path }) {
    return new Uri(scheme, path, `${scheme}:${encodeURI(path)}`);
  }
  static parse(text) {
    return text.startsWith('file:') ? Uri.file(url.fileURLToPath(text)) : new Uri(text.split(':')[0], '', text);
  }
  get fsPath() {
    return this.path;
  }
  toString() {
    return this.text;
  }
}

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener) => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  fire(value) {
    for (const listener of [...this.listeners]) listener(value);
  }
  dispose() {
    this.listeners.clear();
  }
}

/** A document with LF line endings. Characters are UTF-16 code units, as in VS Code. */
class TextDocument {
  constructor(uri, languageId, text) {
    this.uri = uri;
    this.languageId = languageId;
    this.version = 1;
    this.text = text;
  }
  getText() {
    return this.text;
  }
  offsetAt({ line, character }) {
    const before = this.text.split('\n').slice(0, line);
    return before.reduce((sum, text) => sum + text.length + 1, 0) + character;
  }
}

module.exports = { EventEmitter, Position, Range, TextDocument, Uri };
