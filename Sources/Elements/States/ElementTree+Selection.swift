// Selections that a control shows only visually.

import Source
import Syntax

extension ElementTree {
  /// A visual property of a control that depends on whether the control is selected.
  public struct DrawnSelection: Sendable {
    /// The modifier or argument that sets the visual property.
    public var range: Range<Int>
    /// Edits that expose the selection, or empty if that requires a decision.
    public var edits: [WriterEdit]
  }

  /// Returns the first visual property of a control that depends on a selection, if nothing else in the control does.
  public func drawnSelection(of id: ElementID) -> DrawnSelection? {
    switch self[id].framework {
    case .swiftUI: selectionOfSwiftUI(id)
    case .compose: selectionOfCompose(id)
    case .uiKit, .androidViews, .androidXML, .interfaceBuilder: nil
    }
  }

  private func selectionOfSwiftUI(_ id: ElementID) -> DrawnSelection? {
    let element = self[id]
    let chain = NodeID(element.origin)
    guard let look = syntax.look(in: chain, changing: ElementTree.isLook),
      !syntax.dependsElsewhere(chain, look, than: ElementTree.isLook)
    else { return nil }
    let condition = syntax.sourceText(of: look.condition)
    let isNegated = syntax[look.condition].kind == .prefix
    return DrawnSelection(
      range: syntax[look.owner].range,
      edits: isInScope(look.condition, id)
        ? SwiftUIWriter(tree: self).selection(condition, isNegated: isNegated, on: id) : [])
  }

  private func selectionOfCompose(_ id: ElementID) -> DrawnSelection? {
    let writer = ComposeWriter(tree: self)
    guard let call = writer.call(of: self[id]), syntax.argument("selected", of: call) == nil,
      syntax.argument("checked", of: call) == nil,
      let look = syntax.look(in: call, changing: ElementTree.isLook),
      !syntax.dependsElsewhere(call, look, than: ElementTree.isLook)
    else { return nil }
    return DrawnSelection(
      range: syntax[look.owner].range, edits: selectable(id, look.condition, writer) ?? [])
  }

  /// Returns edits that replace `clickable(…)` with `selectable(selected = …, …)`.
  ///
  /// Source: androidx.compose.foundation.selection, “Modifier.selectable”, whose other parameters are those of
  /// `clickable` without labels.
  func selectable(_ id: ElementID, _ condition: NodeID, _ writer: ComposeWriter) -> [WriterEdit]? {
    guard syntax[condition].kind != .prefix, let tap = self[id].gestures.first(where: { $0.kind == .tap }),
      let click = writer.modifier(namedAt: tap.range.lowerBound, of: self[id]),
      syntax[click].name == "clickable"
    else { return nil }
    let arguments = syntax.arguments(of: click)
    guard
      arguments.allSatisfy({ argument in
        switch syntax[argument].name {
        case "onClick", "enabled", "role", "interactionSource", "indication": true
        case .none: syntax[argument].detail == 1
        default: false
        }
      })
    else { return nil }
    let name = syntax.nameRange(of: click)
    let selected = "selected = \(syntax.sourceText(of: condition))"
    let hasBrackets = text[name.upperBound] == UInt8(ascii: "(")
    let isEmpty = !arguments.contains { syntax[$0].detail == 0 }
    let edit: WriterEdit =
      hasBrackets
      ? .replace(name.lowerBound..<name.upperBound + 1, "selectable(\(selected)\(isEmpty ? "" : ", ")")
      : .replace(name, "selectable(\(selected))")
    return ComposeImportWriter(syntax: syntax).importing(
      [edit], and: ["androidx.compose.foundation.selection.selectable"])
  }

  /// Returns whether a modifier or parameter is only visual.
  private static func isLook(_ name: Identifier) -> Bool {
    switch name {
    case "background", "foregroundColor", "foregroundStyle", "tint", "border", "fill", "stroke",
      "strokeBorder",
      "fontWeight", "bold", "font", "color", "containerColor", "contentColor", "backgroundColor", "elevation",
      "opacity", "scaleEffect", "shadow", "style", "colors", "overlay", "alpha":
      true
    default: false
    }
  }
}

extension Tree {
  /// A condition that determines a visual property, and the modifier or argument around it.
  struct Look {
    var condition: NodeID
    var owner: NodeID
  }

  /// Returns the first color, border, or weight below a node that depends on a selection.
  func look(in node: NodeID, changing isLook: (Identifier) -> Bool) -> Look? {
    var owners: [NodeID] = []
    for index in subtree(of: node).prefix(Tree.farthestLook) {
      let id = NodeID(index)
      while let owner = owners.last, Int(self[owner].subtreeEnd) <= index { owners.removeLast() }
      if self[id].kind == .closure, let owner = owners.last, self[owner].name != "overlay",
        self[owner].name != "background"
      {
        continue
      }
      if self[id].kind == .call || self[id].kind == .argument, isLook(self[id].name) { owners.append(id) }
      guard self[id].kind == .branch, let owner = owners.first, self[owner].name != "opacity",
        self[owner].name != "alpha", self[owner].name != "overlay" || isLine(owners.last),
        let condition = condition(ofChoice: id), isSelection(condition)
      else { continue }
      return Look(condition: condition, owner: owner)
    }
    return nil
  }

  /// Returns whether an overlay on a control is a line or a filled shape rather than a symbol.
  private func isLine(_ owner: NodeID?) -> Bool {
    switch owner.map({ self[$0].name }) {
    case "stroke", "strokeBorder", "border", "fill": true
    default: false
    }
  }

  /// The maximum number of nodes to search. Code beyond that belongs to another control.
  private static let farthestLook = 512

  /// Returns whether anything besides visual properties depends on the same condition: a text, an image, or what's
  /// shown.
  fileprivate func dependsElsewhere(_ node: NodeID, _ look: Look, than isLook: (Identifier) -> Bool) -> Bool {
    let names = Set(
      subtree(of: look.condition).map { nodes[$0].name }.filter { $0 != .none && $0 != "self" && $0 != "==" })
    var index = node.index
    let end = min(Int(self[node].subtreeEnd), node.index + Tree.farthestLook)
    while index < end {
      let id = NodeID(index)
      if self[id].kind == .call || self[id].kind == .argument, isLook(self[id].name) {
        index = Int(self[id].subtreeEnd)
        continue
      }
      if self[id].kind == .branch, let condition = children(of: id).first(where: { _ in true }),
        subtree(of: condition).contains(where: { names.contains(nodes[$0].name) })
      {
        return true
      }
      if self[id].kind == .call || self[id].kind == .argument, isState(self[id].name),
        language == .swift || self[id].name != "modifier"
      {
        return true
      }
      index += 1
    }
    return false
  }

  private func isState(_ name: Identifier) -> Bool {
    switch name {
    case "accessibilityAddTraits", "accessibilityValue", "accessibilityRepresentation", "accessibility",
      "semantics",
      "clearAndSetSemantics", "selectable", "toggleable", "buttonStyle", "selected", "checked", "modifier",
      "stateDescription", "Checkbox", "RadioButton", "Toggle", "accessibilityHidden", "isOn", "isSelected":
      true
    default: false
    }
  }
}
