// Occasions on which code runs, judging by its position.

import Source
import Syntax

extension Tree {
  /// The innermost branch and function that contain a range.
  struct CodePlace: Hashable {
    var arm: NodeID?
    var function: NodeID?
  }

  /// Returns whether two statements run only on different occasions: in two branches, or in two functions that change
  /// something later. Also returns true if the code is too long to check.
  func areAlternatives(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard let one = place(of: first), let other = place(of: second) else { return true }
    if let arm = one.arm, let otherArm = other.arm, arm != otherArm { return true }
    guard let function = one.function, let otherFunction = other.function, function != otherFunction else {
      return false
    }
    return !setsUp(function) && !setsUp(otherFunction)
  }

  /// Returns the innermost branch and function around a range, or nil if the code is too long to check. Statements in
  /// the same place run together.
  func place(of range: Range<Int>) -> CodePlace? {
    var place = CodePlace()
    var node = root
    /// The number of statements and members that may still be checked. No handwritten code has as many.
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

  /// Returns whether a function, judging by its name, creates or prepares views rather than changing them.
  func setsUp(_ function: NodeID) -> Bool {
    let name = nameText(of: function).lowercased()
    return [
      "setup", "configure", "viewdidload", "awakefromnib", "loadview", "commoninit", "init", "oncreate",
      "onviewcreated", "bind", "make", "create", "layout", "add",
    ]
    .contains { name.hasPrefix($0) }
  }
}
