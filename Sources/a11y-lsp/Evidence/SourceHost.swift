// Links to source code on the website of its repository.

import LanguageServer

/// A repository on a known host, at one commit.
struct SourceHost {
  /// The known hosts, with the parts of an address around the commit and before the line.
  ///
  /// Source: the hosts' permanent links, as in https://github.com/OWNER/NAME/blob/COMMIT/FILE#L1.
  private static let hosts: [String: (folder: String, line: String)] = [
    "github.com": ("blob", "L"), "gitlab.com": ("-/blob", "L"), "bitbucket.org": ("src", "lines-"),
    "codeberg.org": ("src/commit", "L"),
  ]

  /// The address of the commit's files, with a slash at the end.
  private let files: String
  private let line: String

  /// Creates the repository from the address of a remote: `https://HOST/OWNER/NAME.git`, `git@HOST:OWNER/NAME.git`, or
  /// `ssh://git@HOST/OWNER/NAME`. Returns nil if the host isn't known. User names and passwords aren't kept.
  init?(remote: String, revision: String) {
    var rest = remote[...]
    let scheme = rest.firstRange(of: "://")
    if let scheme {
      guard ["https", "http", "ssh", "git"].contains(rest[..<scheme.lowerBound]) else { return nil }
      rest = rest[scheme.upperBound...]
    }
    let authority = rest.prefix { $0 != "/" && (scheme != nil || $0 != ":") }
    var path = rest[authority.endIndex...].dropFirst()
    let host = authority.drop(upTo: "@").prefix { $0 != ":" }.lowercased()
    if path.hasSuffix("/") { path.removeLast() }
    if path.hasSuffix(".git") { path.removeLast(4) }
    guard let place = SourceHost.hosts[host], path.contains("/"), !revision.isEmpty,
      path.utf8.allSatisfy({ $0.isPlain })
    else { return nil }
    files = "https://\(host)/\(path)/\(place.folder)/\(revision)/"
    line = place.line
  }

  /// Returns the address of a 1-based line of the file at `path` below the top of the repository.
  func address(of path: String, line number: Int) -> String {
    "\(files)\(DocumentURI.percentEncoded(path))#\(line)\(number)"
  }
}

private extension Substring {
  /// Returns the rest after the last occurrence of a character, or everything.
  func drop(upTo character: Character) -> Substring {
    lastIndex(of: character).map { self[index(after: $0)...] } ?? self
  }
}

private extension UInt8 {
  /// True for the characters of names of owners and repositories, and for slashes.
  var isPlain: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "/"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
