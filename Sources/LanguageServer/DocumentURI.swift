// Document URIs. This is the only file that converts between URIs and file paths.

/// The URI of a document, exactly as the client writes it.
///
/// Source: LSP 3.17, “URI”; RFC 3986. Clients write one file in several ways (`file:///c:/a`, `file:///c%3A/a`), but
/// each client always writes an open document the same way, so URIs of documents are compared as text.
package struct DocumentURI: Hashable, Sendable {
  package let string: String

  package init(_ string: String) {
    self.string = string
  }

  /// Creates the URI of a file from its absolute path.
  package init(path: String) {
    let slash = path.utf8.first == UInt8(ascii: "/") ? "" : "/"
    string = "file://" + slash + DocumentURI.percentEncoded(path)
  }

  /// Returns a path with forward slashes, encoded for a URI.
  package static func percentEncoded(_ path: String) -> String {
    let unreserved = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if unreserved.contains(byte) {
        bytes.append(byte)
      } else {
        bytes.append(contentsOf: [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The absolute path of a `file:` URI, with forward slashes, or nil for any other scheme.
  package var path: String? {
    guard let colon = string.firstIndex(of: ":"), string[..<colon].lowercased() == "file" else { return nil }
    var rest = string[string.index(after: colon)...]
    var host: Substring = ""
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let slash = rest.firstIndex(of: "/") ?? rest.endIndex
      host = rest[..<slash]
      rest = rest[slash...]
    }
    if let end = rest.firstIndex(where: { $0 == "?" || $0 == "#" }) { rest = rest[..<end] }
    var path = DocumentURI.decoded(rest)
    if !host.isEmpty, host.lowercased() != "localhost" { path = "//\(DocumentURI.decoded(host))\(path)" }
    #if os(Windows)
      path = DocumentURI.withoutSlashBeforeDrive(path)
    #endif
    return path
  }

  /// The path in the form used for comparisons: absolute, without `.` and `..`.
  var filePath: String? {
    path.map { FilePath.absolute($0, in: "/") }
  }

  /// A display name for the document: the part after the last slash, or after the colon if there is no slash.
  var name: String {
    let whole = string.prefix { $0 != "?" && $0 != "#" }
    let tail = whole.split(separator: "/").last ?? ""
    return DocumentURI.decoded(tail.split(separator: ":").last ?? "")
  }

  /// Returns `text` with percent-encoded bytes decoded. Ill-formed UTF-8 becomes U+FFFD.
  private static func decoded(_ text: Substring) -> String {
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var at = 0
    while at < source.count {
      if source[at] == UInt8(ascii: "%"), at + 2 < source.count,
        let high = hexadecimalValue(of: source[at + 1]),
        let low = hexadecimalValue(of: source[at + 2])
      {
        bytes.append(UInt8(truncatingIfNeeded: high << 4 | low))
        at += 3
      } else {
        bytes.append(source[at])
        at += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Turns `/C:/a` into `c:/a`. Drives have no case.
  private static func withoutSlashBeforeDrive(_ path: String) -> String {
    let bytes = Array(path.utf8.prefix(3))
    guard bytes.count == 3, bytes[0] == UInt8(ascii: "/"), bytes[2] == UInt8(ascii: ":"),
      (0x61...0x7A).contains(bytes[1] | 0x20)
    else { return path }
    return String(decoding: [bytes[1] | 0x20], as: UTF8.self) + path.dropFirst(2)
  }
}
