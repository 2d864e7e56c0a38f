// Places in code that refer to views, and the attributes that are set through them.

import Syntax

/// The number of a slot in its `SlotTable`.
struct SlotID: Hashable, Sendable {
  var index: Int

  init(_ index: Int) { self.index = index }
}

/// A place that refers to views: a property, a local variable, a parameter, a function's result, or a creating call.
///
/// A creating call is a separate slot. A variable *refers to* the calls and variables that are assigned to it, so
/// attributes that are set through it apply to all of them. A slot that refers to nothing represents a view.
struct Slot {
  /// The kind of its value, as declared or created.
  var kind: ViewKind?
  /// The properties that its class or superclasses in other files may set.
  var classUses: ViewCode.Use = []
  /// The index of its type if it's in this file.
  var type: Int?
  /// The declaration, the creating call, or the first mention.
  var node: NodeID
  /// The type name in the code, if there is one.
  var typeName: NodeID?
  /// The creating call.
  var creation: NodeID?
  /// The object that it's a member of, and the member's name.
  var owner: SlotID?
  var name: Identifier = .none
  /// The index of the type whose code contains it.
  var enclosingType: Int
  var holds: [SlotID] = []
  /// The slot of the view that it was added to.
  var host: SlotID?
  /// The offset at which it was added.
  var attachment: Int?
  /// True if it was added to another view before.
  var isAttachedAgain = false
  var circumstances: Element.Circumstance = []
  /// The possible effects of unknown code.
  var unknowns = Unknowns()
  var openness: Element.Openness { unknowns.facts }
  /// True if a storyboard or nib connects it.
  var isOutlet = false
  /// True if code outside of all functions uses it without declaring it, as in snippets.
  var isUndeclared = false
  /// The index of its facts, once there are any.
  var facts: Int?
}
