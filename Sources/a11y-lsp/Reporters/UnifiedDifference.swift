// A comparison of two texts that patch programs understand.

/// The difference between two texts in the unified format of diff, without the names of the files.
///
/// Source: GNU diffutils, “Detailed Description of Unified Format”.
struct UnifiedDifference: Sendable {
  /// A part of the text with changed lines and the unchanged lines around them.
  private struct Hunk {
    /// The 0-based first line and the number of lines in each text.
    var old: (start: Int, count: Int)
    var new: (start: Int, count: Int)
    var lines: [UInt8] = []
  }

  /// The hunks, with the bytes of both texts as they are.
  private(set) var bytes: [UInt8] = []

  private static let context = 3

  init(from old: [UInt8], to new: [UInt8]) {
    let lines = LineScript(from: UnifiedDifference.lines(of: old), to: UnifiedDifference.lines(of: new)).lines
    let changed = lines.indices.filter { lines[$0].mark != .kept }
    var next = 0
    var (oldLine, newLine) = (0, 0)
    var hunk: Hunk?
    for (index, (mark, line)) in lines.enumerated() {
      while next < changed.count, changed[next] + UnifiedDifference.context < index { next += 1 }
      let isNear = next < changed.count && changed[next] - UnifiedDifference.context <= index
      if isNear {
        var current = hunk ?? Hunk(old: (oldLine, 0), new: (newLine, 0))
        current.lines.append(mark.rawValue.asciiValue ?? 0x20)
        current.lines += line
        if line.last != 0x0A { current.lines += "\n\\ No newline at end of file\n".utf8 }
        if mark != .added { current.old.count += 1 }
        if mark != .removed { current.new.count += 1 }
        hunk = current
      } else if let done = hunk {
        add(done)
        hunk = nil
      }
      if mark != .added { oldLine += 1 }
      if mark != .removed { newLine += 1 }
    }
    if let hunk { add(hunk) }
  }

  private mutating func add(_ hunk: Hunk) {
    // The line before an empty range counts.
    func range(_ range: (start: Int, count: Int)) -> String {
      "\(range.count == 0 ? range.start : range.start + 1),\(range.count)"
    }
    bytes += "@@ -\(range(hunk.old)) +\(range(hunk.new)) @@\n".utf8
    bytes += hunk.lines
  }

  /// Returns the lines with their line feeds.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
