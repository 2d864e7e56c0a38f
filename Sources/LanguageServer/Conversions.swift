// Conversion between byte offsets and positions, in the encoding that client and server agreed on. No other file of the
// server does this.

import Linter
import Source

/// A converter between the linter's offsets and the protocol's positions for one text.
///
/// Many conversions in ascending order cost no more than one pass over the text.
struct Conversions {
  private let text: SourceText
  private let encoding: PositionEncoding
  private var cursor: PositionCursor

  init(_ text: SourceText, in encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
    cursor = PositionCursor(text, in: encoding)
  }

  /// Returns the positions of both ends of a byte range.
  mutating func range(_ bytes: Range<Int>) -> PositionRange {
    let (start, end) = cursor.positions(of: bytes)
    return PositionRange(start: start, end: end)
  }

  /// Returns the byte offset of a position, clamped to the text.
  func offset(_ position: Position) -> Int {
    text.offset(of: position, in: encoding)
  }

  /// Returns the bytes between two positions in either order, clamped to the text.
  func bytes(_ range: PositionRange) -> Range<Int> {
    let start = offset(range.start)
    let end = offset(range.end)
    return min(start, end)..<max(start, end)
  }

  /// Returns a finding in the form that the client supports.
  mutating func diagnostic(
    _ finding: Finding, in uri: DocumentURI, page: String?, for client: ClientCapabilities
  ) -> Diagnostic {
    let related = client.readsRelatedInformation ? finding.related : []
    return Diagnostic(
      uri: uri, range: range(text.marked(finding.range)), severity: finding.severity, code: finding.rule,
      page: client.readsCodeDescriptions ? page : nil, message: finding.message,
      related: related.map { Diagnostic.Related(range: range($0.range), message: $0.message) })
  }

  /// Returns a fix in the form that the client supports. At most one edit becomes a snippet with placeholders, and only
  /// if it stays on one line, because editors indent the other lines of a snippet again.
  mutating func edits(of fix: Fix, for client: ClientCapabilities) -> [WorkspaceEdit.Edit] {
    let snippet = client.readsSnippetEdits ? fix.edits.firstIndex { $0.replacement.canBeSnippet } : nil
    return fix.edits.enumerated().map { index, change in edit(change, isSnippet: index == snippet) }
  }

  /// Returns an edit with its placeholder as a snippet if the client inserts snippets.
  mutating func edit(_ change: Fix.Edit, for client: ClientCapabilities) -> WorkspaceEdit.Edit {
    edit(change, isSnippet: client.readsSnippetEdits && change.replacement.hasPlaceholder)
  }

  private mutating func edit(_ change: Fix.Edit, isSnippet: Bool) -> WorkspaceEdit.Edit {
    WorkspaceEdit.Edit(
      range: range(change.range), text: isSnippet ? change.replacement.snippet : change.replacement.plain,
      isSnippet: isSnippet)
  }

  /// Returns plain edits in the form that the client supports.
  mutating func edits(_ edits: [TextEdit]) -> [WorkspaceEdit.Edit] {
    edits.map { WorkspaceEdit.Edit(range: range($0.range), text: $0.replacement) }
  }
}

extension Replacement {
  fileprivate var hasPlaceholder: Bool {
    pieces.contains { if case .placeholder = $0 { true } else { false } }
  }

  /// True if the replacement contains a placeholder and no line break.
  fileprivate var canBeSnippet: Bool {
    hasPlaceholder && !plain.utf8.contains(0x0A) && !plain.utf8.contains(0x0D)
  }
}
