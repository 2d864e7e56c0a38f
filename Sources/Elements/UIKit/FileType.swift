// One type of a file, as far as following views needs it.

import Syntax

/// A type of the file with its extensions, or the file itself.
struct FileType {
  var name: Identifier
  /// The slot of its `self`.
  var selfSlot: SlotID
  /// The declaration; nil for the file and for types that the file only extends.
  var declaration: NodeID?
  var supertypes: [Identifier] = []
  /// The first type that a class inherits from.
  var superclass: NodeID?
  /// The class of UIKit or AppKit that it is or inherits from.
  var kind: ViewKind?
  /// What classes of other files that it inherits from may set on its instances.
  var inheritedUses: ViewCode.Use = []
  var isPrivate = false
  /// Whether a storyboard or nib may set what the code leaves out.
  var hasOutlets = false
  var createsLabel = false
  /// Whether any color other than the system's is set behind its views.
  var setsBackground = false
  /// Functions by name; nil where several share it.
  var functions: [Identifier: NodeID?] = [:]
}
