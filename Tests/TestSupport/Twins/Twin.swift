// An example rewritten as real apps write it.

import Source
import Syntax

/// An example rewritten with the same meaning: one or several files, and where its findings belong.
package struct Twin: Sendable {
  /// A place in one of the files.
  package struct Place: Sendable, Hashable {
    package var path: String
    package var range: Range<Int>

    package init(path: String, range: Range<Int>) {
      self.path = path
      self.range = range
    }
  }

  /// The files' texts, by path.
  package private(set) var files: [String: String] = [:]
  /// For each finding of the example, the places at one of which it's expected.
  package private(set) var expected: [[Place]]

  package init(_ source: TwinSource, _ files: [String: [TwinPiece]]) {
    expected = source.marks.map { _ in [] }
    for (path, pieces) in files.sorted(by: { $0.key < $1.key }) {
      var bytes: [UInt8] = []
      for piece in pieces {
        let start = bytes.count
        switch piece {
        case .text(let text): bytes += Array(text.utf8)
        case .code(let range):
          bytes += source.text[range]
          for (index, mark) in source.marks.enumerated() where mark.overlaps(range) {
            let part = mark.clamped(to: range)
            let shift = start - range.lowerBound
            expected[index].append(
              Place(path: path, range: part.lowerBound + shift..<part.upperBound + shift))
          }
        case .replaced(let range, let text):
          bytes += Array(text.utf8)
          for (index, mark) in source.marks.enumerated() where mark.overlaps(range) {
            expected[index].append(Place(path: path, range: start..<bytes.count))
          }
        }
      }
      self.files[path] = String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Returns whether findings at `found` are those of the example: each is at a place of its own.
  package func agrees(with found: [Place]) -> Bool {
    guard found.count == expected.count else { return false }
    var open = found
    for places in expected {
      let match = open.firstIndex { finding in
        places.contains { $0.path == finding.path && $0.range.overlaps(finding.range) }
      }
      guard let match else { return false }
      open.remove(at: match)
    }
    return true
  }

  /// Returns whether the files parse as well as the example did.
  package func parses(like source: TwinSource) -> Bool {
    let before = Twin.strays(in: source.tree)
    let after = files.reduce(0) { count, file in
      guard let language = Language(path: file.key) else { return count }
      return count + Twin.strays(in: Tree(parsing: SourceText(file.value), as: language))
    }
    return after <= before
  }

  private static func strays(in tree: Tree) -> Int {
    tree.nodes.count { $0.kind == .other } + (tree.isCut ? 1 : 0)
  }
}
