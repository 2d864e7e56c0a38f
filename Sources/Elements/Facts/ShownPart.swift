// A part of a file that only matters to users if something shows it.

import Syntax

/// A view, screen, layout, or Interface Builder file and its mentions, which count only if something shows the part.
public struct ShownPart: Sendable, Equatable {
  enum Kind: Sendable {
    /// A Swift type or an Android screen class. No other declaration may have its name.
    case type
    /// An extension of such a type.
    case `extension`
    /// A composable, or a function that adds to a list or a navigation graph.
    case function
    /// A developer preview, which nothing shows.
    case preview
    case layout, nib, storyboard
    /// A constant with a storyboard.
    case constant
  }

  var kind: Kind
  /// The part's identifier.
  var name: Identifier
  /// Other mentions that show the part: a layout's binding class, or a class that loads the nib with its name.
  var aliases: [Identifier] = []
  /// The app that shows the part. If the project has no such app, other projects may show it.
  var app: Identifier
  /// True if it's a developer preview, which nothing shows.
  var isPreview: Bool
  /// True if only its own file can mention it.
  var isPrivate = false
  /// True if other projects may always show it.
  var isForOthers = false
  /// The part's mentions, unique and sorted.
  var mentions: [Identifier] = []

  init(_ kind: Kind, _ name: Identifier, of app: Identifier) {
    self.kind = kind
    self.name = name
    self.app = app
    isPreview = kind == .preview
  }

  /// True if the part is a whole file.
  var isFile: Bool { kind == .layout || kind == .nib || kind == .storyboard }

  /// The mentions that determine whether the part is shown.
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
