// UIKit views that are both elements and containers, or incomplete containers.

import Source
import Syntax

extension SwiftPractices {
  /// Records `card.isAccessibilityElement = true`.
  mutating func marksElement(_ member: NodeID) {
    guard let (view, assignment, value) = statement(assigning: member) else { return }
    // If the property is set more than once, it depends on the view's state.
    elementMarks[view] = elementMarks[view] == nil && tree.isName("true", value) ? assignment : tree.root
  }

  /// Records `card.accessibilityElements = [title, price]`.
  mutating func listsElements(_ member: NodeID) {
    guard let (view, assignment, value) = statement(assigning: member),
      tree[value].kind == .collection, tree.child(.argument, of: value) != nil
    else { return }
    elementLists[view] = assignment
  }

  /// Returns a view, the statement that assigns to one of its properties, and the value.
  func statement(assigning member: NodeID) -> (MarkedView, NodeID, NodeID)? {
    guard let target = tree.expression(endingIn: member), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment, tree[assignment].name == "="
    else { return nil }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target else { return nil }
    var view = tree.text[Int(tree[target].start)..<Int(tree[member].start)]
    if view.elementsEqual("self".utf8) { view = [] }
    // A local variable of another function is a different view.
    let function = declarations.last { tree.declarationKind(of: $0) != .property }
    return (
      MarkedView(
        type: enclosingType.map { tree[$0].name } ?? .none, view: Identifier(view),
        function: view.isEmpty ? 0 : function?.index ?? 0),
      assignment, sides[1]
    )
  }

  /// Reports views that are elements and also list elements.
  ///
  /// Source: Apple, “UIAccessibilityContainer”: “a container must not itself be an accessibility element”.
  mutating func addElementsWithElements() {
    for (view, mark) in elementMarks where mark != tree.root {
      guard let list = elementLists[view], !tree.areAlternatives(tree[mark].range, tree[list].range) else {
        continue
      }
      let range = tree[mark].range
      add(
        Practice(
          .uiKit, .elementWithElements, range: range,
          edits: [.replace(range.upperBound - 4..<range.upperBound, "false")]))
    }
  }

  /// Checks a class that overrides only one or two of the three functions of a container.
  ///
  /// Source: Apple, “UIAccessibilityContainer”: the three functions belong together.
  mutating func partialContainer(_ function: NodeID) {
    guard tree.declarationKind(of: function) == .function, tree.hasModifier("override", function),
      let type = enclosingType, let block = tree.child(.block, of: type), isPlainView(type),
      containerFunction(function) != nil
    else { return }
    let overridden = tree.children(of: block).filter {
      tree.declarationKind(of: $0) == .function && tree.hasModifier("override", $0)
        && containerFunction($0) != nil
    }
    guard overridden.first == function, Set(overridden.compactMap(containerFunction)).count < 3,
      !hasNoElements(function)
    else { return }
    add(Practice(.uiKit, .partialContainer, range: tree.nameRange(of: function)))
  }

  /// Returns whether a method says that a view has no elements at all: `accessibilityElementCount() -> Int { 0 }`.
  private func hasNoElements(_ function: NodeID) -> Bool {
    tree[function].name == "accessibilityElementCount"
      && tree.child(.block, of: function).flatMap(tree.onlyResult).map {
        tree.text[tree[$0].range].elementsEqual("0".utf8)
      } == true
  }

  /// Returns whether a class inherits no container behavior, unlike tables and collections.
  private func isPlainView(_ type: NodeID) -> Bool {
    tree.mentionsType("UIView", type) || tree.mentionsType("UIControl", type)
      || tree.mentionsType("UICollectionViewCell", type) || tree.mentionsType("UITableViewCell", type)
  }

  private func containerFunction(_ function: NodeID) -> Int? {
    let parameter = tree.child(.parameter, of: function).map {
      tree.text[Int(tree[$0].start)..<Int(tree[$0].nameStart)]
    }
    switch tree[function].name {
    case "accessibilityElementCount": return parameter == nil ? 0 : nil
    case "accessibilityElement": return parameter?.begins(with: "at") == true ? 1 : nil
    case "index": return parameter?.begins(with: "ofAccessibilityElement") == true ? 2 : nil
    default: return nil
    }
  }
}
