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
    _ finding: Finding, in uri: DocumentURI, page: String?, root: String?, for client: ClientCapabilities
  ) -> Diagnostic {
    let related = client.readsRelatedInformation ? finding.related : []
    return Diagnostic(
      uri: uri, range: range(text.marked(finding.range)), severity: finding.severity, code: finding.rule,
      page: client.readsCodeDescriptions ? page : nil, message: finding.message,
      related: related.compactMap { relatedPlace($0, root) })
  }

  /// Returns a related location. Nil for another file if the project's root isn't known.
  private mutating func relatedPlace(_ place: Finding.Related, _ root: String?) -> Diagnostic.Related? {
    guard let use = place.use else {
      return Diagnostic.Related(range: range(place.range), message: place.message)
    }
    return root.map { root in
      let start = Position(line: use.line, character: 0)
      return Diagnostic.Related(
        uri: DocumentURI(path: FilePath.join(root, use.path)), range: PositionRange(start: start, end: start),
        message: place.message)
    }
  }

  /// Returns a fix in the form that the client supports. At most one edit becomes a snippet with placeholders, because
  /// their numbers would repeat in another.
  mutating func edits(of fix: Fix, for client: ClientCapabilities) -> [WorkspaceEdit.Edit] {
    let field = fix.edits.firstIndex { $0.replacement.hasPlaceholder }
    guard client.readsSnippetEdits, let field, let changes = wholeLines(fix.edits) else {
      return fix.edits.map { edit($0, isSnippet: false) }
    }
    return changes.indices.map { edit(changes[$0], isSnippet: $0 == field) }
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

  /// Returns edits with the same effect in which those that insert lines start at the beginning of a line, or nil if
  /// that's impossible.
  ///
  /// VS Code adds the spaces before an edit to some of its other lines if it or another edit is a snippet.
  private func wholeLines(_ edits: [Fix.Edit]) -> [Fix.Edit]? {
    var changes = edits
    for (index, change) in edits.enumerated() where change.replacement.breaksLines {
      let start = text.lineRange(text.line(at: change.range.lowerBound)).lowerBound
      let before = start..<change.range.lowerBound
      guard let first = text[before].first, first == 0x20 || first == 0x09 else { continue }
      let others = edits.indices.filter { $0 != index }
      guard !others.contains(where: { edits[$0].range.touches(before) }) else { return nil }
      changes[index] = Fix.Edit(
        start..<change.range.upperBound,
        Replacement([.text(text.string(before))] + change.replacement.pieces))
    }
    return changes
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
}
