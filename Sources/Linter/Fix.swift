// Fixes of findings, as text edits.

package import Elements
package import Source

/// A change that resolves a finding.
package struct Fix: Sendable, Equatable {
  /// The change as an imperative verb phrase of at most 60 characters: `Add accessibilityLabel("Close")`.
  package var title: String
  package var applicability: Applicability
  package var edits: [Edit]
  /// The string resources that the fix adds and its edits refer to, without duplicates.
  package var newStrings: [NewString] = []

  /// The maximum length of a title, which may quote the app's text, in Unicode scalars.
  private static let longestTitle = 1_000

  package init(_ title: String, _ applicability: Applicability, edits: [Edit]) {
    self.title = title.excerpt(Fix.longestTitle)
    self.applicability = applicability
    self.edits = edits
  }

  /// Creates a fix from the edits of a framework's writer. The title names the string resources that it adds.
  package init(_ title: String, _ applicability: Applicability, writing edits: [WriterEdit]) {
    var strings: [NewString] = []
    for case .newString(let string) in edits.flatMap(\.pieces) where !strings.contains(string) {
      strings.append(string)
    }
    self.init(
      strings.isEmpty ? title : Fix.title(title, creating: strings), applicability,
      edits: edits.map(Fix.Edit.init))
    newStrings = strings
  }

  /// Returns `Add a label (create string 'close')`, without the name if that's too long for a menu.
  private static func title(_ title: String, creating strings: [NewString]) -> String {
    let names = strings.map { "'\($0.name)'" }.joined(separator: ", ")
    let words = strings.count == 1 ? "create string" : "create strings"
    let long = "\(title) (\(words) \(names))"
    return long.count <= longestMenuTitle ? long : "\(title) (\(words))"
  }

  /// Returns the title that quotes code if it fits a menu, or else the short one.
  static func title(_ title: String, orShort short: String) -> String {
    title.count <= longestMenuTitle ? title : short
  }

  /// The number of characters of a title that menus show in full.
  static let longestMenuTitle = 60

  /// The replacement of one byte range.
  package struct Edit: Sendable, Equatable {
    package var range: Range<Int>
    package var replacement: Replacement

    package init(_ range: Range<Int>, _ replacement: Replacement) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// Returns whether the fix changes `text`.
  func changes(_ text: SourceText) -> Bool {
    edits.contains { !text[$0.range].elementsEqual($0.replacement.plain.utf8) }
  }

  /// Returns the fix with the line breaks of the lines that it changes.
  func matchingLineEnds(of text: SourceText) -> Fix {
    var fix = self
    for index in edits.indices
    where edits[index].replacement.breaksLines
      && text.endsLineWithCarriageReturn(at: edits[index].range.lowerBound)
    {
      fix.edits[index].replacement = edits[index].replacement.withCarriageReturns
    }
    return fix
  }

  /// The edits with the suggested text in place of each placeholder.
  package var plainEdits: [TextEdit] {
    edits.map { TextEdit($0.range, $0.replacement.plain) }
  }
}

/// The way in which a fix may be applied.
package enum Applicability: String, Sendable, CaseIterable, Codable {
  /// A fix without visible effects that may be applied in bulk.
  case safe
  /// A fix with a placeholder that the user must replace. It's never applied in bulk.
  case needsText = "needs-text"
  /// A fix that changes appearance or behavior and is offered individually.
  case changesBehavior = "changes-behavior"
}

/// The new text of an edit, with placeholders for the user.
package struct Replacement: Sendable, Equatable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation
{
  package enum Piece: Sendable, Equatable {
    case text(String)
    /// A placeholder with a suggested text, which may be empty.
    case placeholder(String)

    /// The fixed or suggested text.
    var text: String {
      switch self {
      case .text(let text), .placeholder(let text): text
      }
    }
  }

  package var pieces: [Piece]

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  package init(stringLiteral value: String) { pieces = [.text(value)] }

  /// True if a piece contains a line feed.
  package var breaksLines: Bool { pieces.contains { $0.text.utf8.contains(0x0A) } }

  /// A copy with a carriage return before each line feed.
  var withCarriageReturns: Replacement {
    // A carriage return with a line feed is one `Character`.
    func converted(_ text: String) -> String { text.map { $0 == "\n" ? "\r\n" : String($0) }.joined() }
    return Replacement(
      pieces.map { piece in
        switch piece {
        case .text(let text): .text(converted(text))
        case .placeholder(let text): .placeholder(converted(text))
        }
      })
  }

  /// The text with suggestions in place of the placeholders.
  package var plain: String {
    pieces.map(\.text).joined()
  }

  /// The text with each placeholder in `‹…›`, as documents and messages show it.
  package var marked: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .placeholder(let text): "‹\(text)›"
      }
    }.joined()
  }

  /// The text as an LSP snippet, such as `${1:Close}`.
  ///
  /// Source: LSP 3.17, “Snippet Syntax”: `$`, `}` and `\` are escaped.
  package var snippet: String {
    var number = 0
    return pieces.map { piece in
      switch piece {
      case .text(let text): return Replacement.escaped(text)
      case .placeholder(let text):
        number += 1
        return text.isEmpty ? "$\(number)" : "${\(number):\(Replacement.escaped(text))}"
      }
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "$" || scalar == "}" || scalar == "\\" { result.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

private extension SourceText {
  /// Returns whether the line that contains `offset` ends with a carriage return and a line feed. The last line is
  /// treated like the one before it.
  func endsLineWithCarriageReturn(at offset: Int) -> Bool {
    let line = line(at: offset)
    guard lineCount > 1 else { return false }
    let feed = Int(lineStarts[min(line + 1, lineCount - 1)]) - 1
    return feed > 0 && self[feed] == 0x0A && self[feed - 1] == 0x0D
  }
}
