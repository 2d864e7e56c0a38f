// Paths as text: always with forward slashes, absolute ones without `.` and `..`.

import Source

/// Functions on paths. None of them looks at the disk.
package enum FilePath {
  /// `path` as an absolute path, a relative one taken from `folder`. `.`, `..` and doubled slashes are resolved.
  package static func absolute(_ path: String, in folder: String) -> String {
    let path = withForwardSlashes(path)
    let whole = isAbsolute(path) ? path : folder + "/" + path
    let volume = volume(of: whole)
    var parts: [Substring] = []
    for part in whole.dropFirst(volume.count).split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return volume + "/" + parts.joined(separator: "/")
  }

  /// Whether a path starts at the root of a file system.
  package static func isAbsolute(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") || !volume(of: path).isEmpty
  }

  /// The folder that holds `path`; the root is its own.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = path[..<slash]
    return folder.utf8.count > volume(of: path).utf8.count ? String(folder) : String(path[...slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.index(after: slash)...]
  }

  /// `name` inside `folder`.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.utf8.last == UInt8(ascii: "/") { return folder + name }
    // A walk joins a path for each entry that it meets.
    return String(unsafeUninitializedCapacity: folder.utf8.count + 1 + name.utf8.count) { path in
      var end = path.initialize(fromContentsOf: folder.utf8)
      path.initializeElement(at: end, to: UInt8(ascii: "/"))
      end = path[(end + 1)...].initialize(fromContentsOf: name.utf8)
      return end
    }
  }

  /// Whether `path` is `folder` or below it.
  package static func isInside(_ path: String, of folder: String) -> Bool {
    guard path.beginsByBytes(with: folder) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/") || folder.utf8.last == UInt8(ascii: "/")
  }

  /// Whether a path leads into git's own directory.
  package static func isInGit(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.lowercased() == ".git" }
  }

  /// `path` from `folder` on, empty for the folder itself; nil where it is not below the folder.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard isInside(path, of: folder) else { return nil }
    var rest = path.utf8.dropFirst(folder.utf8.count)
    if rest.isEmpty { return "" }
    if folder.utf8.last != UInt8(ascii: "/") { rest.removeFirst() }
    // Many times faster than by way of a substring.
    return String(decoding: rest, as: UTF8.self)
  }

  /// Whether a path was read from the disk and is not valid UTF-8 there, so that it leads nowhere.
  package static func isMangled(_ path: String) -> Bool { path.unicodeScalars.contains("\u{FFFD}") }

  /// Whether `left` stands before `right`: by bytes, so that the order is the same on every machine.
  package static func precedes(_ left: String, _ right: String) -> Bool { left.precedesByBytes(right) }

  /// `path` as people see it: from the working directory on when it is below, else as it is.
  package static func displayed(_ path: String, in folder: String) -> String {
    switch relative(path, to: folder) {
    case let relative? where !relative.isEmpty: relative
    default: path
    }
  }

  /// `folder` and the folders above it, nearest first, up to and including `top`, or to the root of the file
  /// system where `top` is nil or not above.
  package static func ancestors(from folder: String, upTo top: String? = nil) -> some Sequence<String> {
    sequence(first: folder) { current in
      // Longer paths lead nowhere on Linux and macOS; all folders of one together could fill the memory.
      guard current != top, current.utf8.count <= 4096 else { return nil }
      let above = self.folder(of: current)
      return above != current && above != "." ? above : nil
    }
    .prefix(256)
  }

  /// The drive of a Windows path, `C:`; empty elsewhere.
  private static func volume(of path: String) -> String {
    #if os(Windows)
      let bytes = Array(path.utf8.prefix(2))
      guard bytes.count == 2, bytes[1] == UInt8(ascii: ":"), (0x61...0x7A).contains(bytes[0] | 0x20) else {
        return ""
      }
      return String(path.prefix(2))
    #else
      return ""
    #endif
  }

  private static func withForwardSlashes(_ path: String) -> String {
    #if os(Windows)
      return String(path.map { $0 == "\\" ? "/" : $0 })
    #else
      return path
    #endif
  }
}
