// Errors that code shows below fields.

import Source
import Syntax

/// The errors that a Kotlin declaration sets on layouts around fields: `layout.error = "Enter a valid email"`.
struct FieldErrors {
  private struct Error {
    var text: SpokenText
    /// True if the error is shown only some of the time.
    var isConditional: Bool
  }

  /// The errors by the variable before the dot.
  private var errors: [Identifier: [Error]] = [:]
  /// The variables whose error is cleared.
  private var cleared: Set<Identifier> = []

  /// Creates an empty collection.
  init() {}

  init(_ tree: ElementTree, in declaration: NodeID) {
    let syntax = tree.syntax
    guard syntax.language == .kotlin else { return }
    for index in syntax.subtree(of: declaration) where syntax.nodes[index].kind == .assignment {
      let sides = Array(syntax.children(of: NodeID(index)).prefix(2))
      guard sides.count == 2 else { continue }
      let names = syntax.links(of: sides[0]).suffix(2).map { syntax[$0].name }
      guard names.count == 2, names[1] == "error" else { continue }
      if syntax.isName("null", sides[1]) {
        cleared.insert(names[0])
        continue
      }
      let range = syntax[sides[1]].range
      let text = WrittenText(syntax.kotlinText(of: sides[1]), range: range, valueRange: range)
      guard let said = tree.spoken(text), errors[names[0], default: []].count < FieldErrors.mostErrors else {
        continue
      }
      errors[names[0], default: []].append(
        Error(text: said, isConditional: FieldErrors.isInBranch(NodeID(index), syntax)))
    }
  }

  /// The maximum number of errors per field. No form has more.
  private static let mostErrors = 16

  private static func isInBranch(_ node: NodeID, _ syntax: Tree) -> Bool {
    var inner = node
    for _ in 0..<32 {
      guard let around = syntax.parent(of: inner), syntax[around].kind != .declaration else { return false }
      if syntax[around].kind == .branch { return true }
      inner = around
    }
    return false
  }

  /// Returns the error below the field in a layout, and whether it's always shown. Nil if code shows none.
  func error(of layout: Element) -> (text: SpokenText, isAlways: Bool)? {
    guard let name = layout.boundName.map({ Identifier(spelled: $0) }), let errors = errors[name],
      let first = errors.first
    else { return nil }
    var said: [String] = []
    for error in errors where !said.contains(error.text.text) { said.append(error.text.text) }
    let text = SpokenText(
      text: said.joined(separator: " | "), isApproximate: errors.contains(where: \.text.isApproximate),
      range: first.text.range)
    return (text, !cleared.contains(name) && !errors.contains(where: \.isConditional))
  }
}
