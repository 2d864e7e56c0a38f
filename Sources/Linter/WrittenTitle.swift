// Titles of fixes that write a text, which quote the API and the text.

import Elements
import Source

/// The API and the text that a fix writes, for its title: `Add accessibilityLabel("Back")`.
struct WrittenTitle {
  /// The name of the modifier, property, argument, or attribute.
  private var api: Substring
  /// The text as code: a literal, a key, or an expression.
  private var text: String
  private var form: Form

  private enum Form {
    /// A modifier or function with the text as its argument.
    case call
    /// A property that's assigned.
    case assignment
    /// An argument or attribute that's added.
    case addition
  }

  /// Returns the title, or nil if the text is for a person to write, if `edits` write something else, or if it doesn't
  /// fit a menu. `keptText` returns the text for a key, which people recognize better: `Add accessibilityLabel("EDIT")
  /// (“Edit”)`.
  static func line(
    for edits: [WriterEdit], into source: SourceText, _ keptText: (String) -> String? = { _ in nil }
  ) -> String? {
    for edit in edits {
      let written = WrittenTitle(added: edit) ?? WrittenTitle(changed: edit, in: source)
      guard let written, let line = written.line(keptText) else { continue }
      return line.count <= Fix.longestMenuTitle ? line : nil
    }
    return nil
  }

  private var line: String {
    switch form {
    case .call: "Add \(api)(\(text))"
    case .assignment: "Set \(api) to \(text)"
    case .addition: "Add \(api) \(text)"
    }
  }

  /// Returns the line with the text that a key stands for, if both fit a menu.
  private func line(_ keptText: (String) -> String?) -> String? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, let kept = keptText(String(parts[1])) else { return line }
    let long = "\(line) (“\(kept)”)"
    return long.count <= Fix.longestMenuTitle ? long : line
  }
}

extension WrittenTitle {
  private static let apis: Set<Substring> = [
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "navigationTitle", "contentDescription",
    "navigationContentDescription", "hint", "onClickLabel", "onLongClickLabel", "stateDescription",
    "paneTitle", "title",
  ]

  /// Creates the title of an edit that writes the API along with the text.
  private init?(added edit: WriterEdit) {
    let code = edit.pieces.map(\.written).joined()
    for (separator, form) in [("(", Form.call), (" = ", .assignment), ("=\"", .addition)] {
      var rest = code[...]
      while let found = rest.firstRange(of: separator) {
        let name = rest[..<found.lowerBound].suffix(while: \.isLetter)
        if WrittenTitle.apis.contains(name) {
          let start = form == .addition ? code.index(before: found.upperBound) : found.upperBound
          self.init(name, code[start...], edit, form)
          return
        }
        rest = rest[found.upperBound...]
      }
    }
    return nil
  }

  /// Creates the title of an edit that changes the text of an argument, attribute, or property.
  private init?(changed edit: WriterEdit, in source: SourceText) {
    let code = edit.pieces.map(\.written).joined()
    let start = max(0, edit.range.lowerBound - WrittenTitle.longestStart)
    var before = source.string(start..<edit.range.lowerBound)[...]
    let isQuoted = before.last == "\""
    if isQuoted { before.removeLast() }
    guard let separator = before.last, "=( ".contains(separator) else { return nil }
    before = before.dropLast(while: { "=( ".contains($0) })
    let name = before.suffix(while: \.isLetter)
    guard WrittenTitle.apis.contains(name) else { return nil }
    self.init(name, isQuoted ? "\"\(code)\"" : code[...], edit, .assignment)
  }

  /// The maximum number of bytes before a text to search for the name of its API.
  private static let longestStart = 64

  private init?(_ name: Substring, _ code: Substring, _ edit: WriterEdit, _ form: Form) {
    guard let text = edit.newText.map({ "\"\($0)\"" }) ?? code.leadingArgument else { return nil }
    api = name
    self.text = text
    let isAddition = form == .assignment && !name.hasPrefix("accessibility") && edit.range.isEmpty
    self.form = isAddition ? .addition : form
  }
}

private extension WriterEdit {
  /// The text of the string resource that the edit adds, or nil if it adds none or several.
  var newText: String? {
    let texts = pieces.compactMap { if case .newString(let string) = $0 { string.text } else { nil } }
    return texts.count == 1 ? texts[0] : nil
  }
}

private extension Substring {
  /// The expression that the code begins with, without a call that looks a text up: `"Back"`, `R.string.back`. Nil if
  /// it's empty, ends with a space for a person to continue, or has a comment for that person or a condition.
  var leadingArgument: String? {
    var depth = 0
    var isInLiteral = false
    let end =
      indices.first { index in
        switch self[index] {
        case "\"":
          isInLiteral.toggle()
          return false
        case _ where isInLiteral: return false
        case "(": depth += 1
        case ")":
          depth -= 1
          return depth < 0
        case ",", "\n", "}": return depth == 0
        default: break
        }
        return false
      } ?? endIndex
    let argument = self[..<end].dropLast(while: { " />".contains($0) })
    guard !argument.isEmpty, argument != "\"\"", !argument.hasSuffix(" \""), !argument.contains("/*"),
      !argument.contains(" ? ")
    else { return nil }
    guard let resource = argument.firstRange(of: "R.string.") else { return String(argument) }
    return String(argument[resource.lowerBound...].prefix { $0.isLetter || $0.isNumber || "._".contains($0) })
  }

  func suffix(while isPart: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isPart($0) }.map(index(after:)) ?? startIndex)...]
  }

  func dropLast(while isDropped: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !isDropped($0) }.map(index(after:)) ?? startIndex)]
  }
}

extension Intent {
  /// True if the intent gives the element a text, which the title of a fix can quote.
  var writesText: Bool {
    switch self {
    case .label, .title, .write, .hint, .screenTitle: true
    default: false
    }
  }
}
