// Styled texts and texts with links, spoken without the styles.

import Source
import Syntax

extension ElementTree {
  /// Returns the text of a styled string: `NSAttributedString(string: title)`,
  /// `buildAnnotatedString { append("a") }`. Nil for anything else.
  func styledText(of expression: NodeID) -> SpokenText? {
    guard let first = syntax.links(of: expression).first, syntax[first].kind == .call else { return nil }
    var said: String?
    switch syntax[first].name {
    case "NSAttributedString", "NSMutableAttributedString", "AttributedString":
      guard syntax.language == .swift, syntax.links(of: expression).count == 1,
        let value = syntax.value("string", of: first)
          ?? syntax.firstUnlabelledArgument(of: first).flatMap(syntax.value(ofArgument:))
      else { return nil }
      return spokenText(ofValue: value)
    case "buildAnnotatedString", "buildSpannedString":
      said = syntax.trailingLambda(of: first).map { appended(in: $0, 0) }
    case "AnnotatedString", "SpannableString", "SpannedString", "SpannableStringBuilder":
      guard syntax.language == .kotlin else { return nil }
      said = (syntax.argument("text", at: 0, of: first) ?? syntax.argument("source", at: 0, of: first))
        .flatMap(syntax.value(ofArgument:)).map(piece)
      for link in syntax.links(of: expression).dropFirst() where syntax[link].name == "append" {
        said = (said ?? "") + appended(by: link, 0)
      }
    default: return nil
    }
    guard let said, !said.isBlank else { return nil }
    let words = said.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return SpokenText(text: words, isApproximate: words.contains("‹"), range: syntax[expression].range)
  }

  /// Returns the text that the statements of a builder append, in order.
  private func appended(in block: NodeID, _ depth: Int) -> String {
    guard depth < 8 else { return "‹…›" }
    var said = ""
    for statement in syntax.children(of: block).prefix(ElementTree.reach) {
      switch syntax[statement].kind {
      case .chain, .call:
        if let call = syntax.links(of: statement).last, syntax[call].kind == .call {
          said += appended(by: call, depth)
        }
      case .branch:
        let arms = syntax.children(of: statement).compactMap { syntax.child(.block, of: $0) }
        let alternatives = arms.prefix(8).map { appended(in: $0, depth + 1) }.filter { !$0.isBlank }
        said += alternatives.joined(separator: " | ")
      case .statement: said += "‹…›"
      default: break
      }
    }
    return said
  }

  /// Returns the text that one builder call appends: `append("a")`, `withStyle(bold) { append("a") }`.
  private func appended(by call: NodeID, _ depth: Int) -> String {
    switch syntax[call].name {
    case "append", "appendLine":
      let value = syntax.arguments(of: call).first.flatMap(syntax.value(ofArgument:))
      let text = value.map { syntax[$0].kind == .closure ? appended(in: $0, depth + 1) : piece($0) } ?? ""
      return syntax[call].name == "appendLine" ? text + " " : text
    default: return syntax.trailingLambda(of: call).map { appended(in: $0, depth + 1) } ?? ""
    }
  }

  /// Returns one part of a text. Spaces in literals are kept as pauses between other parts.
  private func piece(_ value: NodeID) -> String {
    if syntax[value].kind == .string, case .literal(let literal) = syntax.textValue(ofString: value) {
      return literal
    }
    let range = syntax[value].range
    let text = WrittenText(syntax.kotlinText(of: value), range: range, valueRange: range)
    return spoken(text)?.text ?? ""
  }
}

private extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
