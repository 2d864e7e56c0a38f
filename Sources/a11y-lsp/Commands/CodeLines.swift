// Example code in the terminal, broken into lines that fit.

import LanguageServer

/// A layout that breaks long lines of examples where people would: at statements, arguments, modifiers, and tags.
///
/// `⟦` and `⟧`, which mark reported code, take no space.
struct CodeLines {
  /// The maximum number of columns.
  private let width: Int
  private let isMarkup: Bool

  init(width: Int, isMarkup: Bool) {
    self.width = max(width, 20)
    self.isMarkup = isMarkup
  }

  /// Returns the code with each line that's too long broken into several.
  func laidOut(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      let indent = line.prefix { $0 == " " }
      let rest = Array(line.dropFirst(indent.count))
      return isMarkup ? tags(rest, String(indent)) : lines(rest, String(indent), 0)
    }.joined(separator: "\n")
  }

  private func fits(_ code: some Sequence<Character>, _ indent: String) -> Bool {
    var columns = indent.count
    for character in code where character != "⟦" && character != "⟧" {
      columns += PlainText.width(of: character)
      if columns > width { return false }
    }
    return true
  }

  // MARK: Swift and Kotlin

  /// The maximum nesting depth of broken code.
  private static let deepest = 12

  private func lines(_ code: [Character], _ indent: String, _ depth: Int) -> [String] {
    let code = trimmed(code)
    guard !fits(code, indent), depth < CodeLines.deepest else { return [indent + String(code)] }
    let scan = Scan(code)
    guard scan.isBalanced else { return [indent + String(code)] }
    let inner = indent + "  "
    let statements = pieces(of: code, at: scan.semicolons)
    if statements.count > 1 { return statements.flatMap { lines($0, indent, depth + 1) } }
    // The modifiers at the end, one per line.
    if let first = scan.modifiers.first {
      let ends = scan.modifiers.dropFirst() + [code.count]
      let modifiers = zip(scan.modifiers, ends).map { Array(code[$0..<$1]) }
      return lines(Array(code[..<first]), indent, depth + 1)
        + modifiers.flatMap { lines($0, inner, depth + 1) }
    }
    // The content of the last block or argument list that's worth breaking.
    guard let group = scan.groups.last(where: { $0.isBlock }) ?? scan.groups.last, group.count > 2 else {
      return [indent + String(code)]
    }
    let content = Array(code[(group.open + 1)..<group.close])
    let end = indent + String(code[group.close...])
    guard group.isBlock else {
      let arguments = pieces(of: content, at: Scan(content).commas)
      let inside = arguments.enumerated().map { $1 + ($0 < arguments.count - 1 ? [","] : []) }
      return [indent + String(code[...group.open])] + inside.flatMap { lines($0, inner, depth + 1) } + [end]
    }
    let (parameters, body) = CodeLines.parameters(of: content)
    var broken = lines(Array(code[..<group.open]), indent, depth + 1)
    broken[broken.count - 1] += (group.open > 0 ? " {" : "{") + parameters
    let inside = pieces(of: body, at: Scan(body).semicolons)
    return broken + inside.flatMap { lines($0, inner, depth + 1) } + [end]
  }

  /// Splits the parameters from the content of a closure: ` size in …`, ` entry -> …`.
  private static func parameters(of content: [Character]) -> (parameters: String, body: [Character]) {
    let words = content.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
    guard words.count > 2, words[1].elementsEqual("in") || words[1].elementsEqual("->"),
      words[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return ("", content) }
    return (" \(String(words[0])) \(String(words[1]))", Array(content[words[1].endIndex...]))
  }

  /// Returns the trimmed parts of code between separators.
  private func pieces(of code: [Character], at separators: [Int]) -> [[Character]] {
    zip([-1] + separators, separators + [code.count]).map { trimmed(Array(code[($0 + 1)..<$1])) }
      .filter { !$0.isEmpty }
  }

  private func trimmed(_ code: [Character]) -> [Character] {
    let start = code.firstIndex { $0 != " " } ?? code.count
    let end = code.lastIndex { $0 != " " } ?? -1
    return start <= end ? Array(code[start...end]) : []
  }

  // MARK: XML

  /// Breaks a line between tags, and long tags between attributes.
  private func tags(_ code: [Character], _ indent: String) -> [String] {
    guard !fits(code, indent) else { return [indent + String(code)] }
    var lines: [String] = []
    var depth = 0
    for tag in CodeLines.tags(in: code) {
      let closes = tag.drop { $0 == "⟦" || $0 == "⟧" }.starts(with: "</")
      if closes { depth = max(depth - 1, 0) }
      let own = indent + String(repeating: "  ", count: min(depth, CodeLines.deepest))
      if fits(tag, own) {
        lines.append(own + String(tag))
      } else {
        let parts = pieces(of: tag, at: CodeLines.spaces(between: tag))
        lines += parts.enumerated().map { ($0 == 0 ? own : own + "    ") + String($1) }
      }
      if !closes, CodeLines.opens(tag) { depth += 1 }
    }
    return lines
  }

  /// Returns the code in parts that begin with tags.
  private static func tags(in code: [Character]) -> [[Character]] {
    var parts: [[Character]] = [[]]
    for (index, character) in code.enumerated() {
      let isNext = index > 0 && code[index - 1] == "⟦"
      let begins = character == "<" && !isNext || character == "⟦" && code.dropFirst(index + 1).first == "<"
      if begins, parts[parts.count - 1].contains(where: { $0 != " " }) { parts.append([]) }
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  /// Returns whether a part begins with a start tag whose content follows.
  private static func opens(_ part: [Character]) -> Bool {
    let tag = part.drop { $0 == "⟦" || $0 == "⟧" }
    guard tag.first == "<", let second = tag.dropFirst().first, second != "/", second != "!", second != "?",
      let end = tag.lastIndex(of: ">")
    else { return false }
    return tag[..<end].last { $0 != "⟧" } != "/"
  }

  /// Returns the positions of the spaces between attributes.
  private static func spaces(between tag: [Character]) -> [Int] {
    var quote: Character?
    return tag.indices.filter { index in
      let character = tag[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      }
      return quote == nil && character == " "
    }
  }
}
