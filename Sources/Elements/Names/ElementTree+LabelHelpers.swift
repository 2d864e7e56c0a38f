// Functions and properties of a view type that build the labels of its controls.

import Source
import Syntax

extension ElementTree {
  /// Returns the bodies of the type's own functions and properties that a SwiftUI control's code calls to build its
  /// label. A function counts only if its parameters have the names of its arguments, so its conditions mean the same
  /// as the control's.
  func helpers(building control: NodeID, except action: NodeID?, _ id: ElementID) -> [NodeID] {
    guard self[id].framework == .swiftUI, self[id].role.isPressable else { return [] }
    let called = syntax.subtree(of: control).prefix(256).filter { index in
      let node = syntax.nodes[index]
      return (node.kind == .call || node.kind == .name)
        && !(action.map { syntax.subtree(of: $0).contains(index) } ?? false)
    }
    let members = called.isEmpty ? [] : membersOfType(around: id)
    var bodies: [NodeID] = []
    for index in called where bodies.count < 3 {
      let use = NodeID(index)
      guard
        let member = members.first(where: { syntax[$0].name == syntax[use].name && mayBuild($0, use) }),
        let body = syntax.child(.block, of: member),
        !syntax[body].range.contains(self[id].constructor.lowerBound),
        !bodies.contains(body)
      else { continue }
      bodies.append(body)
    }
    return bodies
  }

  /// Returns the members of the view type around an element.
  func membersOfType(around id: ElementID) -> [NodeID] {
    let type = syntax.declaration(.struct, around: self[id].constructor, within: 4_000)
    let block = type.flatMap { syntax.child(.block, of: $0) }
    return block.map { Array(syntax.children(of: $0).prefix(ElementTree.reach)) } ?? []
  }

  /// Returns whether a member returns a view for a use of its name.
  private func mayBuild(_ member: NodeID, _ use: NodeID) -> Bool {
    guard syntax.mentionsType("View", member) else { return false }
    switch syntax.declarationKind(of: member) {
    case .property: return syntax[use].kind == .name
    case .function:
      guard syntax[use].kind == .call else { return false }
      let parameters = syntax.children(of: member).filter { syntax[$0].kind == .parameter }
      let arguments = syntax.arguments(of: use)
      return parameters.count == arguments.count
        && zip(parameters, arguments).allSatisfy { parameter, argument in
          guard let value = syntax.value(ofArgument: argument) else { return false }
          return syntax[value].kind == .name && syntax[value].name == syntax[parameter].name
        }
    default: return false
    }
  }
}

extension Tree {
  /// Returns whether code declares a local value or parameter with a name.
  func declares(_ name: Identifier, in code: NodeID) -> Bool {
    subtree(of: code).prefix(1_024).contains { index in
      (nodes[index].kind == .declaration || nodes[index].kind == .parameter) && nodes[index].name == name
    }
  }
}
