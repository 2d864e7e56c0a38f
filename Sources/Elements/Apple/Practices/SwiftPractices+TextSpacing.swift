// Line and paragraph spacing in Swift code.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `style.lineHeightMultiple = 0.7`.
  ///
  /// Source: Apple, “NSParagraphStyle › lineHeightMultiple”: a factor of the natural height; 0 has no effect.
  mutating func lineHeight(assignedBy member: NodeID) {
    guard let (_, _, value) = statement(assigning: member), tree[value].kind == .number,
      let multiple = tree.number(of: value), multiple > 0
    else { return }
    add(
      Practice(
        .uiKit, .lineHeight(multiple), range: tree[value].range,
        edits: [.replace(tree[value].range, multiple < 1 ? "1.0" : "1.5")]))
  }

  /// Checks `style.lineSpacing = 8; style.paragraphSpacing = 8`.
  mutating func paragraphSpacing(assignedBy member: NodeID) {
    guard tree[member].kind == .member, let (style, _, value) = statement(assigning: member),
      tree[value].kind == .number, let spacing = tree.number(of: value)
    else { return }
    guard tree[member].name == "paragraphSpacing" else {
      lineSpacings[style] = spacing
      return
    }
    guard let lines = lineSpacings[style], lines > 0, spacing > 0, spacing < 2 * lines else { return }
    let wide = 2 * lines
    add(
      Practice(
        .uiKit, .narrowParagraphs, range: tree[value].range,
        edits: wide == wide.rounded() && wide < 1_000
          ? [.replace(tree[value].range, "\(Int(wide))")] : []))
  }
}
