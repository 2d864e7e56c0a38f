// What can be done about a finding, as text edits.

package import Source

/// A change that resolves a finding.
package struct Fix: Sendable, Equatable {
  /// What the change does, in the imperative: “Add a label”.
  package var title: String
  package var applicability: Applicability
  package var edits: [Edit]

  package init(_ title: String, _ applicability: Applicability, edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }

  /// The replacement of one byte range.
  package struct Edit: Sendable, Equatable {
    package var range: Range<Int>
    package var replacement: Replacement

    package init(_ range: Range<Int>, _ replacement: Replacement) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// Whether the text with the fix is another one.
  func changes(_ text: SourceText) -> Bool {
    edits.contains { !text[$0.range].elementsEqual($0.replacement.plain.utf8) }
  }

  /// The edits with each placeholder replaced by the text it suggests.
  package var plainEdits: [TextEdit] {
    edits.map { TextEdit($0.range, $0.replacement.plain) }
  }
}

/// Who may apply a fix.
package enum Applicability: String, Sendable, CaseIterable, Codable {
  /// Keeps what is seen and done; may be applied in bulk.
  case safe
  /// Inserts a placeholder that a person must replace; never in bulk.
  case needsText = "needs-text"
  /// Changes what is seen or done; offered one by one.
  case changesBehavior = "changes-behavior"
}

/// The new text of an edit, with the places where a person must write.
package struct Replacement: Sendable, Equatable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation
{
  package enum Piece: Sendable, Equatable {
    case text(String)
    /// A place to write in, with a suggestion.
    case placeholder(String)
  }

  package var pieces: [Piece]

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  package init(stringLiteral value: String) { pieces = [.text(value)] }

  /// The text with each suggestion as if it had been written.
  package var plain: String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .placeholder(let text): text
      }
    }.joined()
  }

  /// The text with each suggestion in `‹…›`, as documents and messages show it.
  package var marked: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .placeholder(let text): "‹\(text)›"
      }
    }.joined()
  }

  /// The text as an LSP snippet: `${1:Close}`.
  ///
  /// Source: LSP 3.17, “Snippet Syntax”: `$`, `}` and `\` are escaped.
  package var snippet: String {
    var number = 0
    return pieces.map { piece in
      switch piece {
      case .text(let text): return Replacement.escaped(text)
      case .placeholder(let text):
        number += 1
        return "${\(number):\(Replacement.escaped(text))}"
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
