// Adding texts to a string resource file.

public import Source
import Syntax

/// The current contents of a file in `res/values`, and the edits that add texts to it.
public struct StringTable {
  /// The entire file.
  public let text: SourceText
  /// The texts by resource name. Texts with several forms are `unknown`.
  private let facts: [String: ProjectFact]
  /// The start of `</resources>`.
  private let end: Int
  /// The indentation of each entry.
  private let indentation: String

  /// Creates a table, or returns nil if the end of the file isn't clear, as can happen during typing.
  public init?(_ text: SourceText) {
    self.init(reading: text)
    // Rule out an unclosed comment.
    guard place > 0, text[place - 1] == UInt8(ascii: ">") else { return nil }
    // Verify that an added text would be read back unchanged.
    let probe = NewString(name: "a11y", text: "a11y", tables: [])
    guard let new = text.applying([insertion(of: [probe])]).flatMap(StringTable.init(reading:)),
      facts[probe.name] != nil || new.facts.count == facts.count + 1
    else { return nil }
  }

  private init?(reading text: SourceText) {
    let tree = Tree(parsing: text, as: .xml)
    let elements = tree.children(of: tree.root).filter { tree[$0].kind == .element }
    guard elements.count == 1, tree[elements[0]].name == "resources",
      let end = text.closingTag(of: "resources", endingAt: tree[elements[0]].range.upperBound)
    else { return nil }
    self.text = text
    self.end = end
    var facts: [String: ProjectFact] = [:]
    for entry in AndroidValuesReader(tree).entries where entry.key.kind == .string {
      facts[entry.key.name] = facts[entry.key.name] == nil ? entry.fact : .unknown
    }
    self.facts = facts
    let entries = tree.children(of: elements[0]).reversed().lazy.filter { tree[$0].kind == .element }
    indentation = entries.compactMap { text.blanksBeforeFirst(tree[$0].range.lowerBound) }.first ?? "    "
  }

  /// Returns the edits that add the missing texts, or none if all exist. Returns nil if a name is taken by another
  /// text.
  public func edits(adding strings: [NewString]) -> [TextEdit]? {
    var missing: [NewString] = []
    var texts: [String: String] = [:]
    for string in strings {
      if let fact = facts[string.name] {
        guard fact == string.fact, fact != .unknown else { return nil }
      } else if let other = texts[string.name] {
        guard other == string.text else { return nil }
      } else {
        texts[string.name] = string.text
        missing.append(string)
      }
    }
    guard missing.allSatisfy(\.isReadAsWritten) else { return nil }
    return missing.isEmpty ? [] : [insertion(of: missing)]
  }

  /// The offset after the last entry.
  private var place: Int {
    var place = end
    while place > 0, text[place - 1].isBlank { place -= 1 }
    return place
  }

  /// Inserts one line per text after the last entry.
  private func insertion(of strings: [NewString]) -> TextEdit {
    let lineBreak = text.lineTerminator
    var lines = strings.map { lineBreak + indentation + $0.element }.joined()
    let place = place
    if !text[place..<end].contains(where: \.isLineBreak) { lines += lineBreak }
    return TextEdit(place..<place, lines)
  }
}

private extension NewString {
  /// The fact in a table that contains the text.
  var fact: ProjectFact { AndroidValuesReader.fact(of: text) }

  /// True if the element is read back as the same text.
  var isReadAsWritten: Bool {
    let resources = SourceText("<resources>\(element)</resources>")
    return AndroidValuesReader(Tree(parsing: resources, as: .xml)).entries.contains {
      $0.key == ProjectKey(.string, name) && $0.fact == fact
    }
  }

  /// The element, such as `<string name="close">Close</string>`.
  var element: String {
    // Android rejects formats with several unnumbered placeholders.
    let hasHoles = text.split(separator: "%", omittingEmptySubsequences: false).count > 2
    return
      "<string name=\"\(name)\"\(hasHoles ? " formatted=\"false\"" : "")>\(text.escapedResource)</string>"
  }
}

private extension String {
  /// The text with the escapes that an Android resource requires.
  ///
  /// Source: Android, “String resources › Formatting and styling”.
  var escapedResource: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "@" where escaped.isEmpty, "?" where escaped.isEmpty: escaped += "\\\(scalar)"
      case "'", "\"", "\\": escaped += "\\\(scalar)"
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    // Spaces at the ends, and several in a row, are only preserved in quotes.
    return first == " " || last == " " || contains("  ") ? "\"\(escaped)\"" : escaped
  }
}

private extension SourceText {
  /// Returns the start of the end tag if the element that ends at `end` has one. Otherwise, returns nil.
  func closingTag(of name: StaticString, endingAt end: Int) -> Int? {
    guard end > 0, end <= count, self[end - 1] == UInt8(ascii: ">") else { return nil }
    var at = end - 1
    while at > 0, self[at - 1].isBlank { at -= 1 }
    let start = at - name.utf8CodeUnitCount - 2
    guard start >= 0, string(start..<at) == "</\(name)" else { return nil }
    return start
  }
}
