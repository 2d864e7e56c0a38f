// One file on its way into the index.

import Elements

/// What one file says to the others.
package struct FileSummary: Sendable {
  let facts: FileFacts

  /// Whether the file at `path`, below the project root and with forward slashes, can say something.
  package static func mayComeFrom(path: String) -> Bool {
    FileFacts.mayComeFrom(path: path) || (appleKind(path) != nil && ShippingCode.ships(path: path))
  }

  /// The files that can say something, as globs of the protocol.
  ///
  /// Source: LSP 3.17, “Relative Pattern”, `Pattern`.
  package static let globPatterns = [
    "**/*.{kt,java,xml,strings,xcstrings}", "**/*.colorset/Contents.json",
  ]

  /// Nil where the file says nothing.
  package init?(_ file: SourceFile) {
    guard let kind = FileSummary.appleKind(file.path) else {
      guard let facts = FileFacts(file.text, path: file.path) else { return nil }
      self.facts = facts
      return
    }
    guard ShippingCode.ships(path: file.path) else { return nil }
    let entries =
      switch kind {
      case .catalog: AppleTexts.catalog(file.text)
      case .table: AppleTexts.table(file.text)
      case .color(let name):
        [FileFacts.Entry(ProjectKey(.assetColor, name), AssetCatalog.color(file.text))]
      }
    if entries.isEmpty { return nil }
    facts = FileFacts(FileFacts.Scope(module: ""), entries)
  }

  /// The resources of Apple projects.
  private enum AppleKind {
    case catalog, table
    case color(String)
  }

  private static func appleKind(_ path: String) -> AppleKind? {
    if path.hasSuffix("Localizable.xcstrings") { return .catalog }
    if path.hasSuffix("Localizable.strings") { return isDevelopmentLanguage(path) ? .table : nil }
    return path.hasSuffix(".colorset/Contents.json")
      ? AssetCatalog.colorName(path: path).map(AppleKind.color) : nil
  }

  /// Whether a table of texts is in the language that development is done in, as far as its folder tells.
  private static func isDevelopmentLanguage(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    guard let language = folders.last(where: { $0.hasSuffix(".lproj") }) else { return true }
    return ["Base.lproj", "en.lproj", "en-US.lproj", "English.lproj"].contains(language)
  }
}
