// Modifiers that apply a closure to the view: `.if(isActive) { $0.bold() }`.

import Source
import Syntax

extension SwiftUIReader {
  /// Reads the modifiers in a closure that a modifier of the project applies to the view. Returns false if it's another
  /// modifier.
  mutating func transform(_ call: NodeID, of id: ElementID) -> Bool {
    guard path.helperDepth == 0,
      let closure = tree.arguments(of: call).last.flatMap(tree.closure(ofArgument:))
    else { return false }
    guard project.appliesClosure(tree.nameText(of: call), own: ownModifiers) else { return false }
    let around = path
    path.isConditional = true
    path.receiver = tree.child(.parameter, of: closure).map { tree[$0].name } ?? "$0"
    if !helperStatements(of: closure, on: id) { list[id].unknowns.add(.modifiers, .modifier, at: call) }
    path = around
    return true
  }

  /// Returns whether a chain is a call of the closure that a modifier was given: `transform(self)`.
  func appliesClosure(_ first: NodeID) -> Bool {
    guard tree[first].kind == .call, givenClosures.contains(tree[first].name),
      case let arguments = Array(tree.arguments(of: first)), arguments.count == 1,
      let value = tree.value(ofArgument: arguments[0])
    else { return false }
    return tree.isName("self", value) || tree.isName("content", value)
  }
}

extension SwiftUIReader {
  /// Returns the closure of `subtitle.map { Text($0) }`, which shows a view if there's a value.
  func closureOfMap(_ links: [NodeID]) -> NodeID? {
    guard links.count > 1, let last = links.last, tree[last].kind == .call, tree[last].name == "map" else {
      return nil
    }
    return tree.arguments(of: last).last.flatMap(tree.closure(ofArgument:))
  }
}

extension Tree {
  /// Returns the parameters of a function in an extension of `View` that turn the view into another one:
  /// `transform: (Self) -> some View`.
  func viewClosures(of function: NodeID) -> Set<Identifier> {
    var names: Set<Identifier> = []
    for parameter in children(of: function) where takesSelf(parameter) { names.insert(self[parameter].name) }
    return names
  }

  private func takesSelf(_ parameter: NodeID) -> Bool {
    guard self[parameter].kind == .parameter, let type = child(.type, of: parameter) else { return false }
    return mentionsType("Self", type)
  }
}
