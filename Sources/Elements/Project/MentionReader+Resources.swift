// Mentions of layouts and classes in Android resources and manifests.

import Source
import Syntax

extension MentionReader {
  mutating func takeInResource(_ word: Word, _ bytes: Span<UInt8>) {
    let (id, range) = (word.id, word.range)
    if id == "layout" { takeReference(range, bytes) }
    if id == "id", bytes[range.upperBound] == UInt8(ascii: "/") { takeID(range, bytes) }
    // The binding class has a custom name.
    if id == "class", word.before == "data", bytes[range.upperBound] == UInt8(ascii: "=") {
      hasForeignName = true
    }
    // View classes have a package or are the tag. A manifest may omit the dot.
    guard bytes[range.lowerBound].isUppercaseASCII, range.lowerBound > 0 else { return }
    switch bytes[range.lowerBound - 1] {
    case UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: "$"): take(id)
    case UInt8(ascii: "\"") where path.endsByBytes("AndroidManifest.xml"): take(id)
    default: break
    }
  }

  /// Reads an ID. Libraries start the names of their resources, including IDs, with a common prefix, and an app's
  /// layout that replaces one of a library is loaded by the library. Apps don't usually repeat the first word of a
  /// layout's name in all its IDs.
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

  /// Returns the range of the attribute's name whose value begins with the quote at an offset.
  private func attribute(before quote: Int, _ bytes: Span<UInt8>) -> Range<Int> {
    var at = quote - 1
    while at > 0, bytes[at].isBlank || bytes[at] == UInt8(ascii: "=") { at -= 1 }
    let end = at + 1
    while at >= 0, bytes[at].isIdentifierByte || bytes[at] == UInt8(ascii: ":") { at -= 1 }
    return min(at + 1, end)..<end
  }

  /// Reads `@layout/main` in a resource, unless only developer tools show it.
  ///
  /// Source: Android, “Tools attributes reference”: they are removed when the app is built.
  private mutating func takeReference(_ range: Range<Int>, _ bytes: Span<UInt8>) {
    guard bytes[range.upperBound] == UInt8(ascii: "/") else { return }
    let start = range.upperBound + 1
    let (_, nameEnd) = Identifier.beginning(at: start, in: bytes)
    let name = text[start..<nameEnd]
    // Go back past `@` and the package.
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
