// Code and resources to what they mention: words, no grammar.

import Source
import Syntax

/// Reads what a file mentions that others may declare. Comments and strings count too: a name may be looked up by its text,
/// and what is mentioned too often is merely not known to be unused.
struct MentionReader {
  /// What is read of a file.
  enum Kind {
    /// Kotlin or Java.
    case kotlinOrJava
    /// Swift or Objective-C.
    case apple
    /// A resource of Android, or a manifest, which names layouts and classes.
    case resource
    /// A document of Interface Builder.
    case document
  }

  private let text: SourceText
  private let kind: Kind
  private var found: [Identifier] = []
  /// The words taken last, by their last bits: most words of a file are among them.
  private var lastFound = [Identifier](repeating: .none, count: 256)
  private var looksUpResources = false
  private var spellsLayout = false

  /// What a file mentions, each once and in order.
  static func mentions(in text: SourceText, path: String, _ kind: Kind) -> [Identifier] {
    var reader = MentionReader(text, kind)
    reader.read(text.sentinelled.span, end: text.count)
    if reader.looksUpResources, reader.spellsLayout { reader.found.append(Mention.anyLayout) }
    switch kind {
    case .document: reader.found.append(Mention.file(AndroidResource.name(path: path)))
    case .resource:
      if AndroidResource(path: path) == .layout {
        reader.found.append(Mention.file(AndroidResource.name(path: path)))
      }
      if AndroidResource(path: path) == .manifest, signOfApp.finds(in: text) {
        reader.found += [Mention.app(FileFacts.Scope(path: path).module), Mention.androidApp]
      }
    case .kotlinOrJava, .apple: break
    }
    return Set(reader.found).sorted { $0.hash < $1.hash }
  }

  private init(_ text: SourceText, _ kind: Kind) {
    self.text = text
    self.kind = kind
  }

  /// An app has a screen that the launcher opens; a library has none.
  ///
  /// Source: Android, “Intent”: `CATEGORY_LAUNCHER`.
  private static let signOfApp = WordSearch(["android.intent.category.LAUNCHER"])

  private mutating func take(_ id: Identifier) {
    guard lastFound[Int(id.hash & 255)] != id else { return }
    lastFound[Int(id.hash & 255)] = id
    found.append(id)
  }

  private mutating func read(_ bytes: Span<UInt8>, end: Int) {
    var at = 0
    var before = Identifier.none
    while at < end {
      let byte = bytes[at]
      guard byte.isIdentifierByte else {
        if kind == .apple, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "~") { takeEnding(bytes, at) }
        at += 1
        continue
      }
      let (id, wordEnd) = Identifier.beginning(at: at, in: bytes)
      take(id, at..<wordEnd, after: before, bytes)
      before = id
      at = max(wordEnd, at + 1)
    }
  }

  private mutating func take(
    _ id: Identifier, _ range: Range<Int>, after before: Identifier, _ bytes: Span<UInt8>
  ) {
    switch kind {
    case .kotlinOrJava:
      takeCapitalized(id, range, after: before, bytes)
      takeLayout(id, range, after: before, bytes)
    case .apple:
      takeCapitalized(id, range, after: before, bytes)
      takeLoading(id, range, after: before, bytes)
    case .resource:
      if id == "layout" { takeReference(range, bytes) }
      // The classes of views have a package, or stand in a tag of their own.
      if bytes[range.lowerBound].isUppercaseASCII, range.lowerBound > 0,
        [UInt8(ascii: "."), UInt8(ascii: "<")].contains(bytes[range.lowerBound - 1])
      {
        take(id)
      }
    case .document:
      guard id == "customClass" || id == "nibName", bytes[range.upperBound] == UInt8(ascii: "=") else {
        return
      }
      let (name, nameEnd) = Identifier.beginning(at: min(range.upperBound + 2, text.count), in: bytes)
      if nameEnd > range.upperBound + 2 { take(name) }
    }
  }

  private mutating func takeCapitalized(
    _ id: Identifier, _ range: Range<Int>, after before: Identifier, _ bytes: Span<UInt8>
  ) {
    guard bytes[range.lowerBound].isUppercaseASCII else { return }
    take(id)
    switch before {
    case "class", "struct", "fun": take(Mention.declaration(of: id))
    default: break
    }
  }

  // MARK: Layouts

  /// Takes what loads layouts in code: `R.layout.main`, imports of synthetic properties, and names that are looked up.
  ///
  /// Source: Android, “Resources”: `getIdentifier`; “Migrate from Kotlin synthetics to Jetpack view binding”.
  private mutating func takeLayout(
    _ id: Identifier, _ range: Range<Int>, after before: Identifier, _ bytes: Span<UInt8>
  ) {
    switch id {
    case "layout":
      if bytes[range.upperBound] == UInt8(ascii: ".") {
        takeName(at: range.upperBound + 1, bytes)
      } else if before == "R", MentionReader.isRenamedOrRead(behind: range.upperBound, bytes) {
        take(Mention.anyLayout)
      } else if range.lowerBound > 0, bytes[range.lowerBound - 1] == UInt8(ascii: "\"") {
        spellsLayout = true
      }
    case "synthetic" where bytes[range.upperBound] == UInt8(ascii: "."):
      let (_, variant) = Identifier.beginning(at: range.upperBound + 1, in: bytes)
      if bytes[variant] == UInt8(ascii: ".") { takeName(at: variant + 1, bytes) }
    case "getIdentifier": looksUpResources = true
    case "R" where bytes[range.upperBound] != UInt8(ascii: " "):
      if MentionReader.isRenamedOrRead(behind: range.upperBound, bytes) { take(Mention.anyLayout) }
    default: break
    }
  }

  /// Takes the layout whose name begins at an offset; a star and the class of all names mean any.
  private mutating func takeName(at start: Int, _ bytes: Span<UInt8>) {
    if bytes[start] == UInt8(ascii: "*") { return take(Mention.anyLayout) }
    let (id, nameEnd) = Identifier.beginning(at: start, in: bytes)
    guard nameEnd > start else { return }
    take(id == "class" ? Mention.anyLayout : Mention.layout(text[start..<nameEnd]))
  }

  /// Whether a class of resources gets another name, or is read by reflection: `R.layout as L`, `R.layout::class.java`.
  private static func isRenamedOrRead(behind end: Int, _ bytes: Span<UInt8>) -> Bool {
    var at = end
    while [UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: " ")].contains(bytes[at]) { at += 1 }
    guard at > end else { return false }
    let (id, _) = Identifier.beginning(at: at, in: bytes)
    return id == "class" || id == "javaClass" || id == "as"
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
    at -= 1
    while at > 0, bytes[at].isBlank || bytes[at] == UInt8(ascii: "=") { at -= 1 }
    let attributeEnd = at + 1
    while at >= 0, bytes[at].isIdentifierByte || bytes[at] == UInt8(ascii: ":") { at -= 1 }
    let attribute = text[at + 1..<attributeEnd]
    if attribute.starts(with: "tools:".utf8) { return }
    if attribute.elementsEqual("android:previewLayout".utf8) { return take(Mention.preview(name)) }
    take(Mention.layout(name))
  }

  // MARK: Documents

  /// Takes `-iPad"`, which may be the end of a name that code puts together.
  private mutating func takeEnding(_ bytes: Span<UInt8>, _ start: Int) {
    let (_, end) = Identifier.beginning(at: start + 1, in: bytes)
    if end > start + 1, bytes[end] == UInt8(ascii: "\"") { take(Mention.ending(text[start..<end])) }
  }

  /// Takes code that puts together the name of a document that it loads, or has it from a generated list, and where an app
  /// begins.
  private mutating func takeLoading(
    _ id: Identifier, _ range: Range<Int>, after before: Identifier, _ bytes: Span<UInt8>
  ) {
    switch id {
    case "UIApplicationMain", "NSApplicationMain": take(Mention.appleApp)
    case "main" where range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "@"):
      take(Mention.appleApp)
    case "nib" where before == "R": take(Mention.anyDocument)
    case "nibName", "nibNamed", "loadNibNamed":
      var at = range.upperBound
      let end = min(text.count, at + MentionReader.longestArgument)
      while at < end, !bytes[at].isLineBreak {
        let (byte, next) = (bytes[at], bytes[at + 1])
        let isInterpolated = byte == UInt8(ascii: "\\") && next == UInt8(ascii: "(")
        let isJoined = byte == UInt8(ascii: "+") && next.isBlank
        if isInterpolated || isJoined { return take(Mention.anyDocument) }
        at += 1
      }
      if MentionReader.signsOfComposition.finds(in: text.string(range.upperBound..<max(at, range.upperBound)))
      {
        take(Mention.anyDocument)
      }
    default: break
    }
  }

  private static let longestArgument = 200
  private static let signsOfComposition = WordSearch(["ormat", "append"])
}
