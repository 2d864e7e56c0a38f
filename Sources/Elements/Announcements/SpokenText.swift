// Texts in code as a screen reader speaks them.

import Source
import Syntax

/// A spoken text.
struct SpokenText {
  /// The text. Unknown parts are in `‹…›`, and alternatives are separated by ` | `.
  var text: String
  /// True if some part isn't known.
  var isApproximate: Bool
  var range: Range<Int>?

  /// Returns an unknown text, described by the code that supplies it.
  static func unknown(_ code: String, at range: Range<Int>?) -> SpokenText {
    let words = code.spokenOnOneLine
    let shown = words.count > longest ? words.prefix(longest - 1) + "…" : words[...]
    return SpokenText(text: "‹\(shown)›", isApproximate: true, range: range)
  }

  /// Returns VoiceOver's description of a system symbol, which can differ between OS versions.
  static func symbol(_ name: String, at range: Range<Int>?) -> SpokenText {
    let text = SystemSymbol(named: name)?.description ?? "‹symbol description›"
    return SpokenText(text: text, isApproximate: true, range: range)
  }

  /// Returns the announcement for progress without an amount.
  static func inProgress(at range: Range<Int>?) -> SpokenText {
    SpokenText(text: "In progress", isApproximate: false, range: range)
  }

  /// Returns the text with its source range set to `range`.
  func at(_ range: Range<Int>) -> SpokenText {
    SpokenText(text: text, isApproximate: isApproximate, range: range)
  }

  /// The maximum length of code in an announcement. More doesn't help users.
  private static let longest = 40
}

extension ElementTree {
  /// Returns the spoken form of `text`, or nil if it's empty.
  func spoken(_ text: WrittenText) -> SpokenText? {
    switch text.value {
    case .literal(let literal):
      if text.value.isBlank { return nil }
      if text.isKey, let local = localText(literal, isKey: true) { return spoken(local, in: text) }
      // The key itself is spoken only if no table contains another text for it.
      return SpokenText(text: literal.spokenOnOneLine, isApproximate: text.isKey, range: text.range)
    case .resolved(let literal, _):
      return text.value.isBlank
        ? nil : SpokenText(text: literal.spokenOnOneLine, isApproximate: false, range: text.range)
    case .interpolated(let parts):
      if let local = localText(parts, filledWith: holes(in: text.valueRange)) {
        return SpokenText(text: local.spokenOnOneLine, isApproximate: true, range: text.range)
      }
      return SpokenText(
        text: filled(parts, with: text).spokenOnOneLine, isApproximate: true, range: text.range)
    case .resource(let name):
      guard let known = knownText(name) else {
        // This may not be one of the project's texts, so show the code.
        let isCode = syntax.language == .kotlin && name.utf8.contains(UInt8(ascii: "."))
        return .unknown(isCode ? self.text.string(text.valueRange) : name, at: text.range)
      }
      var text = text
      text.value = known
      if case .resource = known { return .unknown(name, at: text.range) }
      return spoken(text)
    case .none: return nil
    case .dynamic:
      if text.valueRange.isEmpty { return nil }
      var alternatives = alternatives(of: text)
      // A condition with an empty alternative is announced with the condition.
      if syntax.language == .kotlin, alternatives.contains("") { alternatives = [] }
      if alternatives.isEmpty {
        if syntax.language == .kotlin, let words = expression(of: text).flatMap(platformText) {
          return SpokenText(text: words, isApproximate: false, range: text.range)
        }
        if let found = expression(of: text).flatMap(textLookedUp) { return found.at(text.range) }
        if let styled = expression(of: text).flatMap(styledText) { return styled.at(text.range) }
        if let given = givenText(of: text) { return given }
        if let chosen = expression(of: text).flatMap({ spokenAlternatives(of: $0, 0) }) {
          return SpokenText(
            text: chosen.map(\.text).joined(separator: " | "),
            isApproximate: chosen.contains(where: \.isApproximate), range: text.range)
        }
        let joined = expression(of: text).flatMap { concatenation($0, 0) }
        if let joined {
          return SpokenText(text: joined.spokenOnOneLine, isApproximate: true, range: text.range)
        }
        return .unknown(
          boundCode(self.text.string(text.valueRange), at: text.valueRange.lowerBound), at: text.range)
      }
      return SpokenText(
        text: alternatives.map { (localText($0, isKey: false)?.literal ?? $0).spokenOnOneLine }.joined(
          separator: " | "), isApproximate: false,
        range: text.range)
    }
  }

  /// Returns the spoken form of a table's text that replaces a written one.
  func spoken(_ text: TextValue, in written: WrittenText) -> SpokenText? {
    var written = written
    (written.value, written.isKey) = (text, false)
    return spoken(written)
  }

  /// Returns the text that code creates for a component from another file: a literal or a resource.
  private func givenText(of text: WrittenText) -> SpokenText? {
    guard syntax.language == .kotlin, let expression = expression(of: text) else { return nil }
    var given = text
    given.value = syntax.kotlinText(of: expression)
    guard given.value != .dynamic, var said = spoken(given) else { return nil }
    said.isApproximate = true
    return said
  }

  /// Returns the spoken form of a text that may be missing or unknown.
  func spoken(_ text: Evidence<WrittenText>) -> SpokenText? { text.value.flatMap(spoken) }
}

extension ElementTree {
  /// Returns the texts of a Kotlin condition's arms, or nil for anything else or if an arm has no text.
  private func spokenAlternatives(of branch: NodeID, _ depth: Int) -> [SpokenText]? {
    guard syntax.language == .kotlin, syntax[branch].kind == .branch, depth < 8 else { return nil }
    var texts: [SpokenText] = []
    var conditions: [String] = []
    for arm in syntax.children(of: branch) where syntax[arm].kind == .arm {
      guard let block = syntax.child(.block, of: arm),
        let value = syntax.children(of: block).reversed().first, texts.count < 16
      else { return nil }
      if let inner = spokenAlternatives(of: value, depth + 1) {
        texts += inner
        continue
      }
      let range = syntax[value].range
      let written = WrittenText(syntax.kotlinText(of: value), range: range, valueRange: range)
      if written.value == .none || written.value.isBlank {
        conditions += emptyUnless(arm, of: branch).map { [$0] } ?? []
        continue
      }
      guard let text = spoken(written) else { return nil }
      texts.append(text)
    }
    if texts.count == 1, let condition = conditions.first, conditions.count == 1 {
      texts[0] = texts[0].onlyIf([condition])
    }
    return texts.isEmpty ? nil : texts
  }

  /// Returns the condition without which an arm of an `if` has no text, or nil for other conditions.
  private func emptyUnless(_ arm: NodeID, of branch: NodeID) -> String? {
    let arms = syntax.children(of: branch).filter { syntax[$0].kind == .arm }
    guard syntax.branchKind(of: branch) == .if, arms.count == 2, arm == arms[1],
      let condition = syntax.children(of: arms[0]).first(where: { syntax[$0].kind != .block })
    else { return nil }
    return conditionText(syntax[condition].range)
  }

  /// Returns a text with its interpolations filled in: those of a literal, or the arguments after a resource name:
  /// `getString(R.string.all, count)`.
  private func filled(_ parts: [String], with text: WrittenText) -> String {
    var holes = holes(in: text.valueRange)
    if holes.count != parts.count - 1 { holes = [] }
    var isFirst = false
    if holes.isEmpty, syntax.language == .kotlin, let expression = expression(of: text),
      syntax[expression].kind == .chain, let call = syntax.links(of: expression).last
    {
      holes = syntax.arguments(of: call).dropFirst().compactMap { argument in
        syntax.value(ofArgument: argument).map { SpokenText.unknown(syntax.sourceText(of: $0), at: nil).text }
      }
      // If a resource begins with a placeholder, only the text after it is stored.
      isFirst =
        holes.count > parts.count || holes.count == parts.count && parts.first?.first?.isLetter != true
    }
    var said = ""
    var next = holes[...]
    if isFirst { said += next.popFirst() ?? "" }
    for (index, part) in parts.enumerated() {
      if index > 0 { said += holes.isEmpty ? "‹…›" : next.popFirst() ?? "‹…›" }
      said += part
    }
    return said + (holes.count > parts.count - 1 ? next.joined(separator: " ") : "")
  }

  /// Returns the text of `a + "b" + c`, without pauses between the parts. Nil for anything else.
  private func concatenation(_ expression: NodeID, _ depth: Int) -> String? {
    guard depth < 16, syntax[expression].kind == .infix else { return nil }
    let parts = Array(syntax.children(of: expression))
    guard parts.count >= 3, parts.count % 2 == 1, parts.count < ElementTree.reach else { return nil }
    var said = ""
    for (index, part) in parts.enumerated() {
      if index % 2 == 1 {
        guard syntax[part].name == "+" else { return nil }
      } else {
        said += concatenation(part, depth + 1) ?? joint(part)
      }
    }
    return said
  }

  /// Returns one part of a concatenation. Spaces in literals are kept as pauses between other parts.
  private func joint(_ part: NodeID) -> String {
    if syntax[part].kind == .string {
      let range = syntax[part].range
      switch syntax.textValue(ofString: part) {
      case .literal(let literal): return literal
      case let value: return spoken(WrittenText(value, range: range, valueRange: range))?.text ?? ""
      }
    }
    var code = syntax.sourceText(of: part)
    while code.hasSuffix("!") { code.removeLast() }
    return SpokenText.unknown(code, at: nil).text
  }

  /// Returns the code in a literal's interpolations: `\(count)`, `${count}`, `$count`.
  func holes(in range: Range<Int>) -> [String] {
    let bytes = text[range]
    var holes: [String] = []
    var at = bytes.startIndex
    while at + 1 < bytes.endIndex {
      let opener = bytes[at + 1]
      switch bytes[at] {
      case UInt8(ascii: "\\") where opener == UInt8(ascii: "(") && syntax.language == .swift,
        UInt8(ascii: "$") where opener == UInt8(ascii: "{") && syntax.language == .kotlin:
        let end = self.end(ofHole: at + 1, in: bytes)
        let code = text.string(at + 2..<max(end - 1, at + 2))
        holes.append(SpokenText.unknown(boundCode(code, at: at + 2), at: nil).text)
        at = end
      case UInt8(ascii: "$") where opener.isIdentifierByte && syntax.language == .kotlin:
        let end = bytes[(at + 1)...].firstIndex { !$0.isIdentifierByte } ?? bytes.endIndex
        holes.append(SpokenText.unknown(boundCode(text.string(at + 1..<end), at: at + 1), at: nil).text)
        at = end
      case UInt8(ascii: "\\"): at += 2
      default: at += 1
      }
    }
    return holes
  }

  /// Returns the offset after the bracket that closes the one at `start`.
  func end(ofHole start: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var depth = 0
    var at = start
    while at < bytes.endIndex {
      switch bytes[at] {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return at + 1 }
      default: break
      }
      at += 1
    }
    return bytes.endIndex
  }
}

private extension String {
  /// The text with line breaks replaced by spaces.
  var spokenOnOneLine: String {
    var previous = UInt8(ascii: " ")
    let isPlain = utf8.allSatisfy { byte in
      defer { previous = byte }
      return byte > 0x20 && byte < 0x7F || byte == 0x20 && previous != 0x20
    }
    // Fast path for almost all texts, because checking character properties is slow.
    if isPlain, isEmpty || previous != 0x20 { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
