// Texts in SwiftUI and UIKit code: literals, localized strings, `Text` values.

import Source
import Syntax

extension Tree {
  /// Returns the text value of a Swift expression.
  func appleText(of expression: NodeID) -> TextValue {
    let node = self[expression]
    switch node.kind {
    case .string: return textValue(ofString: expression)
    case .name where node.name == "nil": return .none
    case .chain: return appleText(ofChain: expression)
    case .tuple:
      let arguments = arguments(of: expression)
      guard arguments.count == 1, let value = value(ofArgument: arguments[0]) else { return .dynamic }
      return appleText(of: value)
    default: return .dynamic
    }
  }

  private func appleText(ofChain chain: NodeID) -> TextValue {
    let links = links(of: chain)
    guard let first = links.first, self[first].kind == .call, isTextFunction(self[first].name) else {
      return .dynamic
    }
    if self[first].name == "String", links.count == 1, arguments(of: first).isEmpty { return .literal("") }
    // Only formatting may follow: `Text("a").bold()`.
    guard self[first].name == "Text" || links.count == 1 else { return .dynamic }
    let argument =
      firstUnlabelledArgument(of: first) ?? argument("localized", of: first) ?? argument(
        "verbatim", of: first)
      ?? self.argument("stringLiteral", of: first)
    guard let argument, let value = value(ofArgument: argument) else { return .dynamic }
    // A catalog key isn't the text, unless the key is plain English.
    if let translation = self.value("value", of: first) ?? self.value("defaultValue", of: first) {
      return appleText(of: translation)
    }
    return appleText(of: value)
  }

  private func isTextFunction(_ name: Identifier) -> Bool {
    switch name {
    case "Text", "NSLocalizedString", "String", "LocalizedStringKey", "LocalizedStringResource",
      "AttributedString", "NSAttributedString":
      true
    default: false
    }
  }

  /// Returns the texts of a string literal, or of a `?:` between string literals. Empty if any alternative is
  /// unknown.
  func literalAlternatives(of expression: NodeID) -> [String] {
    switch self[expression].kind {
    case .string:
      if case .literal(let text) = textValue(ofString: expression) { return [text] }
      return []
    case .branch where branchKind(of: expression) == .ternary:
      let arms = children(of: expression).filter { self[$0].kind == .arm }
      let texts = arms.map { arm in value(ofArgument: arm).map(literalAlternatives(of:)) ?? [] }
      return texts.contains(where: \.isEmpty) ? [] : texts.flatMap(\.self)
    default: return []
    }
  }

  /// Returns the range of a text's literal, inside any text function around it, or else of the expression itself.
  func literalRange(of expression: NodeID) -> Range<Int> {
    guard self[expression].kind == .chain, let first = links(of: expression).first, self[first].kind == .call,
      isTextFunction(self[first].name),
      let argument = arguments(of: first).first(where: { self[$0].detail == 0 }),
      let value = value(ofArgument: argument)
    else { return self[expression].range }
    return literalRange(of: value)
  }

  /// Returns whether an expression looks up a text by key, so its literal is a key and not the text.
  func isLocalizedLookup(_ expression: NodeID) -> Bool {
    guard let first = links(of: expression).first else { return false }
    switch self[first].name {
    case "NSLocalizedString", "String", "LocalizedStringResource": return self[first].kind == .call
    default: return false
    }
  }
}
