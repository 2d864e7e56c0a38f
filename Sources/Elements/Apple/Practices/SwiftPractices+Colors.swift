// States that Swift code shows by color alone.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `Circle().fill(isOnline ? .green : .red)` and `dot.backgroundColor = isOnline ? .systemGreen : .systemRed`.
  mutating func colorChoice(_ branch: NodeID) {
    guard tree.branchKind(of: branch) == .ternary else { return }
    guard let choice = ColorChoice(branch, in: tree) else { return redBorder(branch) }
    let framework: Framework
    var edits: [WriterEdit] = []
    if let place = tree.argument(of: branch) {
      switch tree[place.call].name {
      case "fill", "foregroundStyle", "foregroundColor", "background", "tint", "stroke", "strokeBorder",
        "border",
        "colorMultiply":
        framework = .swiftUI
        if tree[place.call].name == "fill" { edits = symbol(beside: place.call, choice) }
      default: return
      }
    } else if let target = tree.assignment(of: branch).flatMap(tree.target(of:)) {
      switch tree[target].name {
      case "backgroundColor", "textColor", "tintColor", "borderColor", "fillColor", "strokeColor":
        framework = .uiKit
      default: return
      }
    } else {
      return
    }
    guard !isWritten("ifferentiateWithoutColor"), isOnlyColored(choice),
      framework != .swiftUI || !isPassed(choice.state)
    else { return }
    add(
      Practice(
        framework, .colorOnlyState(tree.nameText(of: choice.state), isMixedUp: choice.isMixedUp),
        range: tree[branch].range, edits: edits))
  }

  /// Returns whether a state is a parameter of the enclosing helper, whose callers may expose it in another way.
  private func isPassed(_ state: NodeID) -> Bool {
    guard let member = enclosingMember else { return false }
    return tree.children(of: member).contains {
      tree[$0].kind == .parameter && tree[$0].name == tree[state].name
    }
  }

  /// Returns whether nothing but colors in the enclosing function or property depends on the state.
  private mutating func isOnlyColored(_ choice: ColorChoice) -> Bool {
    let around = enclosingMember ?? tree.root
    if coloredStates?.around != around {
      coloredStates = (around, ColorChoice.namesBesideColors(in: around, of: tree))
    }
    return coloredStates?.others.contains(tree[choice.state].name) == false
  }

  /// Returns edits that add `.overlay { Image(systemName: isOnline ? "checkmark" : "xmark").accessibilityLabel(…) }` to
  /// a shape.
  private mutating func symbol(beside call: NodeID, _ choice: ColorChoice) -> [WriterEdit] {
    guard let first = links(around: call).first, SwiftUIView.named(tree[first].name)?.role == .shape,
      tree[choice.condition].kind != .infix
    else { return [] }
    let condition = tree.sourceText(of: choice.condition)
    let image = "Image(systemName: \(condition) ? \"checkmark\" : \"xmark\")"
    return [
      WriterEdit(
        tree[call].range.upperBound..<tree[call].range.upperBound,
        [
          .text(".overlay { \(image).accessibilityLabel(\(condition) ? \""), .placeholder("on"),
          .text("\" : \""), .placeholder("off"), .text("\") }"),
        ])
    ]
  }
}
