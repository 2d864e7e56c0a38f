// Visible texts in Kotlin code as code that a fix can repeat.

import Source
import Syntax

extension ElementTree {
  /// Returns the wording of a text that names something. Nil if it may be a value, or can't be repeated elsewhere.
  func kotlinWording(_ title: WrittenText, _ mayBeLong: Bool = false) -> Wording? {
    guard !title.valueRange.isEmpty, title.valueRange.count <= ElementTree.longestCode,
      let code = ElementTree.onOneLine(text.string(title.valueRange)), code.utf8.count <= 120, code != "\"\""
    else { return nil }
    if let name = ResourceName.read(from: code) {
      return title.value.isParagraph && !mayBeLong ? nil : .kept(name)
    }
    guard mayBeLong || !title.value.isParagraph else { return nil }
    switch title.value {
    // “%d minutes” is a value.
    case .resolved(let text, _): return code.contains("(") && text.first?.isLetter == true ? .call(code) : nil
    // A text with forms for numbers is a value.
    case .resource: return code.contains("(") && !code.hasPrefix("pluralStringResource") ? .call(code) : nil
    case .literal(let text):
      return code.contains("%") || text.count(where: \.isLetter) < 2 ? nil : .code(code)
    case .interpolated(let parts):
      guard parts.first?.first?.isLetter == true, !code.contains("%") else { return nil }
      return code.contains("(") ? .call(code) : code.utf8.count <= 80 ? .code(code) : nil
    case .dynamic: return kotlinWording(ofExpression: code)
    case .none: return nil
    }
  }

  /// Returns the wording of an expression whose name says that it's a title: `title`, `setting.title()`,
  /// `stringResource(item.label)`.
  private func kotlinWording(ofExpression code: String) -> Wording? {
    let names = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard code.utf8.count <= 80, !code.contains("%"), !code.contains("{"), let last = names.last,
      NameSuggestion.words(in: String(last)).allSatisfy({ !ElementTree.wordsForValues.contains($0) })
    else { return nil }
    guard let parenthesis = code.firstIndex(of: "(") else { return .code(code) }
    let isPlain = code.allSatisfy { $0.isLetter || $0.isNumber || "_.?!()=: ".contains($0) }
    guard isPlain, code.hasSuffix(")"), !names.contains("if"), !names.contains("when") else { return nil }
    let function = code[..<parenthesis]
    if function == "stringResource", code.dropFirst(function.count + 1).allSatisfy({ $0 != "(" }) {
      return .call(code)
    }
    guard code.hasSuffix("()"), code.count(where: { $0 == "(" }) == 1 else { return nil }
    // A text class with `asString()` has its meaning in the name before.
    let isConverted = ["asString", "resolve", "string"].contains(last)
    guard let name = isConverted ? names.dropLast().last : last, !isConverted || names.count > 1 else {
      return nil
    }
    let words = NameSuggestion.words(in: String(name))
    return words.last.map(ElementTree.wordsForTitles.contains) == true ? .call(code) : nil
  }

  private static let wordsForTitles: Set<String> = [
    "title", "label", "name", "caption", "heading", "headline", "header",
  ]

  private static let wordsForValues: Set<String> = [
    "value", "values", "count", "percent", "percentage", "progress", "amount", "formatted", "number",
    "position", "state", "status", "total", "current",
  ]

  /// The maximum number of bytes of an expression to read.
  private static let longestCode = 400

  /// Returns code without line breaks. Nil if they may be in a literal or after a comment.
  private static func onOneLine(_ code: String) -> String? {
    guard code.contains(where: \.isNewline) else { return code }
    guard !code.contains("\""), !code.contains("//"), !code.contains("/*") else { return nil }
    var line = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for (old, new) in [("( ", "("), (", )", ")"), (" )", ")"), (" .", "."), (" ?.", "?.")] {
      line = line.replacing(old, with: new)
    }
    return line
  }
}

extension TextValue {
  /// True if it's a known text that's too long for a label, or a sentence.
  var isParagraph: Bool {
    switch self {
    case .literal(let text), .resolved(let text, _):
      text.utf8.count > 100 || text.utf8.count > 40 && text.hasSuffix(".")
    case .interpolated(let parts): parts.reduce(0) { $0 + $1.utf8.count } > 80
    case .resource, .none, .dynamic: false
    }
  }
}
