// Places in the code that hold views, and what is written through them.

import Syntax

/// The number of a slot in its `SlotTable`.
struct SlotID: Hashable, Sendable {
  var index: Int

  init(_ index: Int) { self.index = index }
}

/// A place that holds views: a property, a local, a parameter, a function's result, or a creating call
/// itself.
///
/// A creating call is a slot of its own. A variable *holds* the calls and variables assigned to it, so that
/// what is written through it reaches all of them; a slot that holds nothing stands for a view.
struct Slot {
  /// What it holds, as declared or made.
  var kind: ViewKind?
  /// What its class, or what that inherits from, may set on it in other files.
  var classUses: ViewCode.Use = []
  /// The type of this file whose instance it holds, by index.
  var type: Int?
  /// The declaration, the creating call, or the first place that mentions it.
  var node: NodeID
  /// The spelling of its type, if there is one.
  var typeName: NodeID?
  /// The creating call.
  var creation: NodeID?
  /// The object whose member it is, and the member's name.
  var owner: SlotID?
  var name: Identifier = .none
  /// The type in whose code it was found, by index.
  var enclosingType: Int
  var holds: [SlotID] = []
  /// The slot of the view that it was added to.
  var host: SlotID?
  /// Where it was added to it, in bytes.
  var attachment: Int?
  /// Whether it was added to others before.
  var isAttachedAgain = false
  var circumstances: Element.Circumstance = []
  /// What others than the code seen here may do to it.
  var openness: Element.Openness = []
  /// Whether a storyboard or nib connects it.
  var isOutlet = false
  /// Whether code outside all functions names it without declaring it, as snippets do.
  var isUndeclared = false
  /// The index of what is written through it, once something is.
  var facts: Int?
}
