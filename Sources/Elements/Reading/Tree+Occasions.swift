// When code runs, as far as its place tells.

import Source
import Syntax

extension Tree {
  /// The branch and the function that something stands in.
  struct CodePlace: Hashable {
    var arm: NodeID?
    var function: NodeID?
  }

  /// Whether two statements are run on different occasions only: in two branches, or in two functions that change
  /// something later on; also where code is too long to tell.
  func areAlternatives(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard let one = place(of: first), let other = place(of: second) else { return true }
    if let arm = one.arm, let otherArm = other.arm, arm != otherArm { return true }
    guard let function = one.function, let otherFunction = other.function, function != otherFunction else {
      return false
    }
    return !setsUp(function) && !setsUp(otherFunction)
  }

  /// The innermost branch and function around a range; what has the same ones is run together. Nil where code is too
  /// long to tell.
  func place(of range: Range<Int>) -> CodePlace? {
    var place = CodePlace()
    var node = root
    /// Far more statements and members than what people write has.
    var budget = 1_024
    while let child = children(of: node).first(where: {
      budget -= 1
      return budget <= 0
        || self[$0].range.lowerBound <= range.lowerBound && range.upperBound <= self[$0].range.upperBound
    }) {
      if budget <= 0 { return nil }
      if self[child].kind == .arm { place.arm = child }
      if declarationKind(of: child) == .function { place.function = child }
      node = child
    }
    return place
  }

  /// Whether a function by its name makes or prepares views, rather than changing them.
  func setsUp(_ function: NodeID) -> Bool {
    let name = nameText(of: function).lowercased()
    return [
      "setup", "configure", "viewdidload", "awakefromnib", "loadview", "commoninit", "init", "oncreate",
      "onviewcreated", "bind", "make", "create", "layout", "add",
    ]
    .contains { name.hasPrefix($0) }
  }
}
