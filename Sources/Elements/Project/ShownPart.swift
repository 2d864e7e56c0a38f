// A part of a file that only matters to people if something shows it.

import Syntax

/// A view, a screen, or a document, with what it mentions. What it mentions counts only if something shows the part itself.
public struct ShownPart: Sendable, Equatable {
  enum Kind: Sendable {
    /// A type of Swift, or a class of Android's screens: no other declaration may have its name.
    case type
    /// What else a file says of such a type.
    case `extension`
    /// A composable, or what adds to a list or a graph of screens.
    case function
    /// A preview of developers, which nothing shows.
    case preview
    case layout, nib, storyboard
    /// A constant that holds a storyboard.
    case constant
  }

  var kind: Kind
  /// What the part is asked for by.
  var name: Identifier
  /// What else shows it when it's mentioned: the class of a layout's binding, or one that loads a nib of its name.
  var aliases: [Identifier] = []
  /// The app that shows the part: if the project has no such app, others may.
  var app: Identifier
  /// Whether only its own file can mention it.
  var isPrivate = false
  /// Whether others may show it in any case.
  var isForOthers = false
  /// What it mentions, each once and in order.
  var mentions: [Identifier] = []

  init(_ kind: Kind, _ name: Identifier, of app: Identifier) {
    self.kind = kind
    self.name = name
    self.app = app
  }

  /// Whether it is a whole file.
  var isFile: Bool { kind == .layout || kind == .nib || kind == .storyboard }

  /// The mentions that decide whether it's shown.
  var deciding: [Identifier] {
    switch kind {
    case .type, .extension: [name, Mention.declaration(of: name), app]
    case .function, .constant, .preview: [name, app]
    case .layout: aliases + [name, app, Mention.anyLayout]
    case .nib: aliases + aliases.map(Mention.declaration) + [app, Mention.anyDocument]
    case .storyboard: [name, app, Mention.anyStoryboard]
    }
  }
}
