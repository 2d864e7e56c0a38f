// The accessibility outline: announcements, nested by group and heading.

import Linter
import Source

/// A symbol with its children: a declaration, a group, a heading, or a focus stop.
struct SpeechOutline {
  /// The kind of a symbol.
  ///
  /// Source: LSP 3.17, “SymbolKind”.
  enum Kind: Int {
    case declaration = 5
    case group = 3
    case heading = 15
    case stop = 8
  }

  /// The maximum number of Unicode scalars in a name. Editors show fewer.
  private static let longestName = 200

  var name: String
  var kind: Kind
  /// The range of the symbol and all its children.
  var range: Range<Int>
  /// The range to select: the name of a declaration, or the code of any other symbol. Empty at the start of a file.
  var selection: Range<Int>
  var children: [SpeechOutline] = []

  /// Creates the outline of a declaration. A heading contains what follows it in the same group, up to the next heading
  /// of the same or a higher level. Elements whose code is outside the declaration appear in another outline.
  init(_ reading: ScreenReading, named file: String) {
    self.init(
      name: reading.name ?? file, kind: .declaration, range: reading.range, selection: reading.nameRange)
    /// The open symbols: the declaration, then groups with their depth and headings with their level.
    var open: [(symbol: SpeechOutline, depth: Int, level: Int)] = [(self, -1, 0)]
    func close() {
      let last = open.removeLast().symbol
      open[open.count - 1].symbol.add(last)
    }
    /// Returns whether a step with a depth, and possibly a heading level, ends an open symbol. A group ends at its
    /// siblings, and a heading at the end of its group or at a heading of the same or a higher level.
    func ends(_ openDepth: Int, _ openLevel: Int, _ depth: Int, _ level: Int?) -> Bool {
      guard openLevel > 0 else { return openDepth >= depth }
      guard openDepth == depth, let level else { return openDepth > depth }
      return level <= openLevel
    }
    for step in reading.steps {
      guard reading.range.lowerBound <= step.range.lowerBound,
        step.range.upperBound <= reading.range.upperBound
      else { continue }
      let depth = step.groups.count
      let level = step.headingLevel
      while open.count > 1, let last = open.last, ends(last.depth, last.level, depth, level) { close() }
      if let group = step.groupSummary {
        open.append((SpeechOutline(name: group, kind: .group, range: step.range), depth, 0))
      } else if let heard = step.heard, step.number != nil {
        let symbol = SpeechOutline(name: heard, kind: level == nil ? .stop : .heading, range: step.range)
        if let level {
          open.append((symbol, depth, level))
        } else {
          open[open.count - 1].symbol.add(symbol)
        }
      }
    }
    while open.count > 1 { close() }
    self = open[0].symbol
  }

  private init(name: String, kind: Kind, range: Range<Int>, selection: Range<Int>? = nil) {
    self.name = name.excerpt(SpeechOutline.longestName)
    self.kind = kind
    self.range = range
    self.selection = selection ?? range
  }

  /// Adds a child and extends the range to include it. Editors find the symbol at the cursor by these nested ranges,
  /// and the contents of a heading follow it in the code.
  private mutating func add(_ child: SpeechOutline) {
    children.append(child)
    range =
      min(range.lowerBound, child.range.lowerBound)..<max(range.upperBound, child.range.upperBound)
  }

  /// Writes the symbol with its children.
  ///
  /// Source: LSP 3.17, “DocumentSymbol”.
  func write(_ conversions: inout Conversions, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("kind", kind.rawValue)
      let place = conversions.range(range)
      json.key("range")
      place.write(to: &json)
      json.key("selectionRange")
      (selection == range ? place : conversions.range(selection)).write(to: &json)
      json.key("children")
      json.array { json in
        for child in children { child.write(&conversions, to: &json) }
      }
    }
  }

  /// Writes a flat list for clients that don't support nested symbols.
  ///
  /// Source: LSP 3.17, “SymbolInformation”.
  func writeFlat(
    _ uri: DocumentURI, in container: String?, _ conversions: inout Conversions, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("name", name)
      json.member("kind", kind.rawValue)
      json.key("location")
      json.object { json in
        json.member("uri", uri.string)
        json.key("range")
        conversions.range(kind == .declaration ? range : selection).write(to: &json)
      }
      if let container { json.member("containerName", container) }
    }
    for child in children { child.writeFlat(uri, in: name, &conversions, to: &json) }
  }
}
