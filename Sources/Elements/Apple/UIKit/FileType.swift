// A type in a file, as far as it matters for tracking views.

import Syntax

/// A type in the file with its extensions, or the file itself.
struct FileType {
  var name: Identifier
  /// The slot of its `self`.
  var selfSlot: SlotID
  /// The declaration, or nil for the file and for types that the file only extends.
  var declaration: NodeID?
  var supertypes: [Identifier] = []
  /// The first type that a class inherits from.
  var superclass: NodeID?
  /// The UIKit or AppKit class that it is or inherits from.
  var kind: ViewKind?
  /// The properties that inherited classes in other files may set on its instances.
  var inheritedUses: ViewCode.Use = []
  var isPrivate = false
  /// True if a storyboard or nib may set what the code doesn't.
  var hasOutlets = false
  var createsLabel = false
  /// True if a custom background color is set behind its views.
  var setsBackground = false
  /// The background colors of its views that may contain others.
  var grounds: [TypeGround] = []
  /// The functions by name. Nil for ambiguous names.
  var functions: [Identifier: NodeID?] = [:]
}
