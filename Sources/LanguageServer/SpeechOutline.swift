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

  var name: String
  var kind: Kind
  var range: Range<Int>
  var children: [SpeechOutline] = []

  /// The outline of a declaration; headings hold what follows them in the same group, as far as the next one of their
  /// level. What is written outside of the declaration stands in the outline of another.
  init(_ reading: ScreenReading, named file: String) {
    self.init(name: reading.name ?? file, kind: .declaration, range: reading.range)
    /// What is open: the declaration, then groups by their depth and headings by their level.
    var open: [(symbol: SpeechOutline, depth: Int, level: Int)] = [(self, -1, 0)]
    func close() {
      let last = open.removeLast().symbol
      open[open.count - 1].symbol.children.append(last)
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
          open[open.count - 1].symbol.children.append(symbol)
        }
      }
    }
    while open.count > 1 { close() }
    self = open[0].symbol
  }

  private init(name: String, kind: Kind, range: Range<Int>) {
    self.name = name
    self.kind = kind
    self.range = range
  }

  /// Source: LSP 3.17, “DocumentSymbol”.
  func write(_ conversions: inout Conversions, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("kind", kind.rawValue)
      let range = conversions.range(range)
      json.key("range")
      range.write(to: &json)
      json.key("selectionRange")
      range.write(to: &json)
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
        conversions.range(range).write(to: &json)
      }
      if let container { json.member("containerName", container) }
    }
    for child in children { child.writeFlat(uri, in: name, &conversions, to: &json) }
  }
}
