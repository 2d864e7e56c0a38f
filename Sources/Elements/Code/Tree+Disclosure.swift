// Code that shows or hides more content.

import Source
import Syntax

extension Tree {
  /// An expanded state that a closure toggles.
  struct TurnedDisclosure {
    var name: Identifier
    /// The expression for the state.
    var state: Range<Int>
    /// The statement that toggles the state.
    var range: Range<Int>
  }

  /// Returns the expanded state that's toggled by the only statement of a closure, possibly within `withAnimation`:
  /// `isOpen.toggle()`, `isOpen = !isOpen`.
  func turnedDisclosure(in closure: NodeID) -> TurnedDisclosure? {
    let statements = children(of: closure).filter { self[$0].kind != .parameter }
    guard statements.count == 1, let statement = statements.first else { return nil }
    let links = links(of: statement)
    if let call = links.last, self[call].kind == .call, self[call].name == "withAnimation" {
      return arguments(of: call).last.flatMap(self.closure(ofArgument:)).flatMap(turnedDisclosure(in:))
    }
    return disclosureTurned(by: statement)
  }

  /// Returns the expanded state that a statement toggles.
  func disclosureTurned(by statement: NodeID) -> TurnedDisclosure? {
    let links = links(of: statement)
    if let call = links.last, self[call].kind == .call, self[call].name == "toggle", links.count > 1,
      arguments(of: call).isEmpty
    {
      let state = links[links.count - 2]
      guard self[state].kind == .name || self[state].kind == .member, isDisclosure(state) else { return nil }
      return TurnedDisclosure(
        name: self[state].name, state: Int(self[links[0]].start)..<Int(self[state].end),
        range: self[statement].range)
    }
    guard self[statement].kind == .assignment else { return nil }
    let sides = Array(children(of: statement))
    guard sides.count == 2, self[sides[1]].kind == .prefix, self[sides[1]].name == "!",
      let operand = children(of: sides[1]).first(where: { _ in true }),
      text[self[operand].range].elementsEqual(text[self[sides[0]].range]),
      let state = self.links(of: sides[0]).last(where: { self[$0].name != "value" }), isDisclosure(state)
    else { return nil }
    return TurnedDisclosure(name: self[state].name, state: self[sides[0]].range, range: self[statement].range)
  }

  /// Returns whether a variable's name says that something is expanded.
  func isDisclosure(_ name: NodeID) -> Bool {
    let words = NameSuggestion.words(in: nameText(of: name))
    return words.contains { ["expanded", "collapsed", "unfolded", "expand", "collapse"].contains($0) }
      || words.contains { $0 == "open" || $0 == "opened" || $0 == "show" || $0 == "shows" || $0 == "showing" }
        && (words.contains("menu") || words.count <= 2 && (words.last == "open" || words.last == "opened"))
  }
}
