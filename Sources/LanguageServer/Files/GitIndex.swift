// The paths that git tracks, from its index.

import Source

/// The paths in a git index.
///
/// Source: gitformat-index(5).
package struct GitIndex: Sendable {
  /// The paths, sorted by their bytes, without separators.
  private var names: [UInt8] = []
  /// The end offset of each path.
  private var ends: [Int] = []

  /// The maximum size of an index in bytes. An index of half a million files is smaller.
  static let largestFile = 1 << 26
  /// The maximum number of bytes in all paths. Version 4 compresses them, so a small index could fill the memory.
  private static let longestNames = 1 << 26

  /// Reads an index of version 2, 3, or 4. Returns nil if the bytes aren't an index or are damaged.
  package init?(_ bytes: [UInt8]) {
    // Only the repository's configuration specifies whether hashes are SHA-1 or SHA-256.
    guard let index = GitIndex(bytes, hashLength: 20) ?? GitIndex(bytes, hashLength: 32) else { return nil }
    self = index
  }

  private init?(_ bytes: [UInt8], hashLength: Int) {
    let header = 12
    guard bytes.count >= header + hashLength, bytes.starts(with: "DIRC".utf8) else { return nil }
    let version = bytes.bigEndian(at: 4, count: 4)
    let count = bytes.bigEndian(at: 8, count: 4)
    guard (2...4).contains(version) else { return nil }
    /// The size of the fixed part of an entry: times, numbers, and sizes, the hash, and the flags.
    let fixed = 40 + hashLength + 2
    guard count <= (bytes.count - header) / fixed else { return nil }
    let end = bytes.count - hashLength
    var name: [UInt8] = []
    var at = header
    for _ in 0..<count {
      let start = at
      at += fixed
      guard at <= end else { return nil }
      let flags = bytes.bigEndian(at: at - 2, count: 2)
      if flags & 0x4000 != 0 { at += 2 }
      var kept = 0
      if version == 4 {
        guard let removed = bytes.variableLengthNumber(at: &at, before: end), removed <= name.count
        else { return nil }
        kept = name.count - removed
      }
      guard at < end, let nameEnd = bytes[at..<end].firstIndex(of: 0) else { return nil }
      let rest = bytes[at..<nameEnd]
      // The paths are sorted. A path with a conflict occurs several times.
      guard !rest.lexicographicallyPrecedes(name[kept...]) else { return nil }
      let isRepeated = kept == name.count && rest.isEmpty || kept == 0 && rest.elementsEqual(name)
      name.removeSubrange(kept...)
      name += rest
      // The low bits of the flags are the length of the path, or all ones if it's longer.
      guard flags & 0xFFF == min(name.count, 0xFFF) else { return nil }
      at = version == 4 ? nameEnd + 1 : start + ((nameEnd - start) / 8 + 1) * 8
      // A directory represents files that a sparse checkout omits.
      let isDirectory = bytes.bigEndian(at: start + 24, count: 4) & 0xF000 == 0x4000
      guard !isRepeated, !isDirectory, !name.isEmpty else { continue }
      guard names.count + name.count <= GitIndex.longestNames else { return nil }
      names += name
      ends.append(names.count)
    }
    guard at <= end else { return nil }
  }

  /// Returns whether git tracks the file at `path`, anything in the directory there, or the submodule that contains it.
  /// The path is relative to the top of the working tree.
  package func tracks(_ path: some Collection<UInt8>) -> Bool {
    let path = Array(path)
    if contains(path[...]) || containsAny(below: path) { return true }
    return path.indices.contains { path[$0] == UInt8(ascii: "/") && contains(path[..<$0]) }
  }

  private func contains(_ path: ArraySlice<UInt8>) -> Bool {
    let index = firstIndex(notBefore: path)
    return index < ends.count && self[index].elementsEqual(path)
  }

  private func containsAny(below directory: [UInt8]) -> Bool {
    let start = directory + [UInt8(ascii: "/")]
    let index = firstIndex(notBefore: start[...])
    return index < ends.count && self[index].starts(with: start)
  }

  private subscript(index: Int) -> ArraySlice<UInt8> {
    names[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// Returns the index of the first path that doesn't sort before `path`.
  private func firstIndex(notBefore path: ArraySlice<UInt8>) -> Int {
    ends.indices.partitioningIndex { !self[$0].lexicographicallyPrecedes(path) }
  }
}

private extension [UInt8] {
  /// Returns the big-endian number in `count` bytes.
  func bigEndian(at offset: Int, count: Int) -> Int {
    self[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the number at `offset` and moves `offset` past it. Nil if it's too large or doesn't end before `end`.
  ///
  /// Source: gitformat-pack(5), “offset encoding”.
  func variableLengthNumber(at offset: inout Int, before end: Int) -> Int? {
    var number = 0
    for index in 0..<5 {
      guard offset < end else { return nil }
      let byte = self[offset]
      offset += 1
      number = (index == 0 ? 0 : number + 1) << 7 | Int(byte & 0x7F)
      if byte & 0x80 == 0 { return number }
    }
    return nil
  }
}
