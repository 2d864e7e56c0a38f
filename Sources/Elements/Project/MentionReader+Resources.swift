// What Android's resources and manifests say of layouts and classes.

import Source
import Syntax

extension MentionReader {
  mutating func takeInResource(_ word: Word, _ bytes: Span<UInt8>) {
    let (id, range) = (word.id, word.range)
    if id == "layout" { takeReference(range, bytes) }
    if id == "id", bytes[range.upperBound] == UInt8(ascii: "/") { takeID(range, bytes) }
    // The class of its binding has a name of its own.
    if id == "class", word.before == "data", bytes[range.upperBound] == UInt8(ascii: "=") {
      hasForeignName = true
    }
    // The classes of views have a package, or stand in a tag of their own; a manifest may leave the dot out.
    guard bytes[range.lowerBound].isUppercaseASCII, range.lowerBound > 0 else { return }
    switch bytes[range.lowerBound - 1] {
    case UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: "$"): take(id)
    case UInt8(ascii: "\"") where path.endsByBytes("AndroidManifest.xml"): take(id)
    default: break
    }
  }

  /// A library begins the names of its resources with a word of its own, ids included, and an app's layout that replaces
  /// one of a library is loaded by that. An app's own doesn't repeat the first word of its name in those of all its views.
  ///
  /// Source: Android, “Create an Android library › Resource merge conflicts”; Android Lint, `ResourceName`.
  private mutating func takeID(_ range: Range<Int>, _ bytes: Span<UInt8>) {
    let quote = range.lowerBound - 3
    guard quote > 0, bytes[range.lowerBound - 1] == UInt8(ascii: "+"),
      bytes[range.lowerBound - 2] == UInt8(ascii: "@"),
      text[attribute(before: quote, bytes)].elementsEqual("android:id".utf8)
    else { return }
    hasID = true
    let word = AndroidResource.name(path: path).prefix { $0 != UInt8(ascii: "_") }
    if text[range.upperBound + 1..<text.count].starts(with: word) { hasForeignName = true }
  }

  /// The name of the attribute whose value begins with the quote at an offset.
  private func attribute(before quote: Int, _ bytes: Span<UInt8>) -> Range<Int> {
    var at = quote - 1
    while at > 0, bytes[at].isBlank || bytes[at] == UInt8(ascii: "=") { at -= 1 }
    let end = at + 1
    while at >= 0, bytes[at].isIdentifierByte || bytes[at] == UInt8(ascii: ":") { at -= 1 }
    return min(at + 1, end)..<end
  }

  /// Takes `@layout/main` of a resource, unless only a tool of the developers shows it.
  ///
  /// Source: Android, “Tools attributes reference”: they are removed when the app is built.
  private mutating func takeReference(_ range: Range<Int>, _ bytes: Span<UInt8>) {
    guard bytes[range.upperBound] == UInt8(ascii: "/") else { return }
    let start = range.upperBound + 1
    let (_, nameEnd) = Identifier.beginning(at: start, in: bytes)
    let name = text[start..<nameEnd]
    // Back over `@`, and over a package.
    var at = range.lowerBound - 1
    while at >= 0, bytes[at].isIdentifierByte || "@+:.".utf8.contains(bytes[at]) { at -= 1 }
    guard at > 0, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
      return take(Mention.layout(name))
    }
    let attribute = text[attribute(before: at, bytes)]
    if attribute.starts(with: "tools:".utf8) { return }
    if attribute.elementsEqual("android:previewLayout".utf8) { return take(Mention.preview(name)) }
    take(Mention.layout(name))
  }
}
