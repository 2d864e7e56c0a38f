// A generated constant for a text.

/// A constant that looks up a text: `L10n.General.close`.
public struct TextAccessor: Sendable, Equatable {
  /// The code that refers to it.
  var code: String
  /// The directory with the code of its module, as far as paths tell.
  var module: String
  /// True if other modules can use it.
  var isPublic: Bool

  /// Returns the directory with the code of a file's module: of the package target (`Kit/Sources/UI`), or else the
  /// outermost directory that isn't named after a platform.
  ///
  /// Source: Apple, “PackageDescription › Target”: a target's code is in `Sources/` and the target's name.
  static func module(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    if let sources = parts.firstIndex(of: "Sources"), sources + 1 < parts.endIndex {
      return parts[...(sources + 1)].joined(separator: "/")
    }
    let platforms = parts.prefix { ["ios", "apple", "mobile", "src"].contains($0.lowercased()) }
    return parts.prefix(platforms.count + 1).joined(separator: "/")
  }
}
