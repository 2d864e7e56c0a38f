// The accessibility outline: what is announced, nested as a listener meets it.

import Linter
import Source

/// A symbol with what belongs to it: a declaration, a group, a heading or a stop.
struct SpeechOutline {
  /// Source: LSP 3.17, “SymbolKind”.
  enum Kind: Int {
    case declaration = 5
    case group = 3
    case heading = 15
    case stop = 8
  }

  /// Unicode scalars of a name; editors show less.
  private static let longestName = 200

  var name: String
  var kind: Kind
  /// The code of it and of all that it holds.
  var range: Range<Int>
  /// What is chosen and shown: the name of a declaration, the code of anything else; empty where a file begins.
  var selection: Range<Int>
  var children: [SpeechOutline] = []

  /// The outline of a declaration; headings hold what follows them in the same group, as far as the next one of their
  /// level. What is written outside of the declaration stands in the outline of another.
  init(_ reading: ScreenReading, named file: String) {
    self.init(
      name: reading.name ?? file, kind: .declaration, range: reading.range, selection: reading.nameRange)
    /// What is open: the declaration, then groups by their depth and headings by their level.
    var open: [(symbol: SpeechOutline, depth: Int, level: Int)] = [(self, -1, 0)]
    func close() {
      let last = open.removeLast().symbol
      open[open.count - 1].symbol.add(last)
    }
    /// Whether a step of a depth, and perhaps of a heading's level, ends what is open: a group what stands beside it, a
    /// heading what leaves its group or is no lower.
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

  /// Editors tell by the ranges in which symbol somebody is, and look for it inside of those around; what follows a
  /// heading stands behind it in the code.
  private mutating func add(_ child: SpeechOutline) {
    children.append(child)
    range =
      min(range.lowerBound, child.range.lowerBound)..<max(range.upperBound, child.range.upperBound)
  }

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

  /// For clients that know no tree.
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
