// The scope of a file, determined from its path.

import Source
import Syntax

extension FileFacts.Scope {
  /// Creates the scope of the file at `path`.
  public init(path: String) {
    var path = path
    self = path.withUTF8 { FileFacts.Scope(Span(_unsafeElements: $0)) }
  }

  private init(_ path: Span<UInt8>) {
    let source = FileFacts.Scope.place(of: "src/", in: path)
    let resources = FileFacts.Scope.place(of: "res/", in: path)
    module = ""
    condition = .always
    // Older projects keep the manifest next to the build file.
    let manifest = FileFacts.Scope.place(of: "AndroidManifest.xml", in: path)
    let build = FileFacts.Scope.place(of: "build.gradle", in: path)
    if let folder = source ?? resources ?? manifest ?? build {
      module = FileFacts.Scope.string(path, 0..<folder)
    } else if let watchApp = FileFacts.Scope.endOfWatchApp(in: path) {
      module = FileFacts.Scope.string(path, 0..<watchApp)
    }
    guard let resources else { return }
    let folder = FileFacts.Scope.name(at: resources + 4, in: path)
    if folder.hasSuffix("-night"), !folder.dropLast(6).contains("-") {
      condition = .night
    } else if folder.contains("-") {
      condition = .sometimes
    }
    // Resources of a build type or flavor apply to one variant of the app.
    if let source,
      !["main", "commonMain", "androidMain"].contains(FileFacts.Scope.name(at: source + 4, in: path))
    {
      condition = .sometimes
    }
  }

  /// Returns the offset of the first directory called `name`, which ends in a slash.
  private static func place(of name: StaticString, in path: Span<UInt8>) -> Int? {
    let count = name.utf8CodeUnitCount
    var start = 0
    while start + count <= path.count {
      var length = 0
      while length < count, path[start + length] == name.utf8Start[length] { length += 1 }
      if length == count { return start }
      while start < path.count, path[start] != UInt8(ascii: "/") { start += 1 }
      start += 1
    }
    return nil
  }

  /// Returns the first directory of a watch app in a path, with a trailing slash, or nil if there is none.
  public static func watchApp(path: String) -> String? {
    var path = path
    return path.withUTF8 { bytes in
      let path = Span(_unsafeElements: bytes)
      return endOfWatchApp(in: path).map { string(path, 0..<$0) }
    }
  }

  /// Returns the end of the first directory of a watch app, whose colors and texts aren't those of the phone app.
  ///
  /// Source: Xcode's templates name these targets `Shop Watch App`, `Shop WatchKit App`, and `Shop WatchKit Extension`.
  private static func endOfWatchApp(in path: Span<UInt8>) -> Int? {
    let names: [StaticString] = ["Watch App", "WatchKit App", "Watch Extension", "WatchKit Extension"]
    for slash in path.indices where path[slash] == UInt8(ascii: "/") {
      for name in names where slash >= name.utf8CodeUnitCount {
        let start = slash - name.utf8CodeUnitCount
        var length = 0
        while start + length < slash, path[start + length] == name.utf8Start[length] { length += 1 }
        if start + length == slash { return slash + 1 }
      }
    }
    return nil
  }

  /// Returns the name at an offset, up to the next slash.
  private static func name(at start: Int, in path: Span<UInt8>) -> String {
    var end = min(start, path.count)
    while end < path.count, path[end] != UInt8(ascii: "/") { end += 1 }
    return string(path, min(start, end)..<end)
  }

  private static func string(_ path: Span<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: range.map { path[$0] }, as: UTF8.self)
  }
}
