// Paths as text: always with forward slashes, and without `.` and `..` if absolute.

import Source

/// Functions on paths. None of them accesses the disk.
package enum FilePath {
  /// Returns `path` as an absolute path, relative to `folder`. Resolves `.`, `..`, and repeated slashes.
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

  /// Returns whether a path starts at the root of a file system.
  package static func isAbsolute(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") || !volume(of: path).isEmpty
  }

  /// Returns the directory that contains `path`, or the root itself for the root.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = path[..<slash]
    return folder.utf8.count > volume(of: path).utf8.count ? String(folder) : String(path[...slash])
  }

  /// Returns the last component of a path.
  package static func name(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.index(after: slash)...]
  }

  /// Returns the path of `name` in `folder`.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.utf8.last == UInt8(ascii: "/") { return folder + name }
    // A file walk joins a path for each entry.
    return String(unsafeUninitializedCapacity: folder.utf8.count + 1 + name.utf8.count) { path in
      var end = path.initialize(fromContentsOf: folder.utf8)
      path.initializeElement(at: end, to: UInt8(ascii: "/"))
      end = path[(end + 1)...].initialize(fromContentsOf: name.utf8)
      return end
    }
  }

  /// Returns whether `path` is `folder` or below it.
  package static func isInside(_ path: String, of folder: String) -> Bool {
    guard path.beginsByBytes(with: folder) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/") || folder.utf8.last == UInt8(ascii: "/")
  }

  /// Returns whether a path is in a `.git` directory.
  package static func isInGit(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.lowercased() == ".git" }
  }

  /// Returns whether a component of a relative path starts with a dot.
  package static func isHidden(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.first == UInt8(ascii: ".") }
  }

  /// Returns `path` relative to `folder`, empty for the directory itself, or nil if it isn't below the directory.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard isInside(path, of: folder) else { return nil }
    var rest = path.utf8.dropFirst(folder.utf8.count)
    if rest.isEmpty { return "" }
    if folder.utf8.last != UInt8(ascii: "/") { rest.removeFirst() }
    // Many times faster than through a substring.
    return String(decoding: rest, as: UTF8.self)
  }

  /// Returns whether a path from the disk isn't valid UTF-8 there, so it can't be opened.
  package static func isMangled(_ path: String) -> Bool { path.unicodeScalars.contains("\u{FFFD}") }

  /// Returns whether `left` sorts before `right`. Compares bytes, so that the order is the same on every machine.
  package static func precedes(_ left: String, _ right: String) -> Bool { left.precedesByBytes(right) }

  /// Returns `path` for display: relative to `folder`, the current directory, if it's inside.
  package static func displayed(_ path: String, in folder: String) -> String {
    switch relative(path, to: folder) {
    case let relative? where !relative.isEmpty: relative
    default: path
    }
  }

  /// Returns `folder` and the directories above it, nearest first, up to and including `top`, or up to the root of the
  /// file system if `top` is nil or not above.
  package static func ancestors(from folder: String, upTo top: String? = nil) -> some Sequence<String> {
    sequence(first: folder) { current in
      // Longer paths can't be opened on Linux and macOS, and all their ancestors together could fill the memory.
      guard current != top, current.utf8.count <= 4096 else { return nil }
      let above = self.folder(of: current)
      return above != current && above != "." ? above : nil
    }
    .prefix(256)
  }

  /// Returns the drive of a Windows path, such as `C:`. Empty on other systems.
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
