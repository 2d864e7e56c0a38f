// One file on its way into the index.

import Elements
import Source
import Syntax

/// What one file says to the others.
package struct FileSummary: Sendable {
  let facts: FileFacts

  /// Whether the file at `path`, below the project root and with forward slashes, can say something.
  package static func mayComeFrom(path: String) -> Bool {
    FileFacts.mayComeFrom(path: path) || (appleKind(path) != nil && ShippingCode.ships(path: path))
  }

  /// Whether it takes a parser to see all that the file at `path` says.
  package static func takesParser(path: String) -> Bool {
    switch Language(path: path) {
    case .swift, .kotlin: !FileFacts.buildsApp(path: path)
    case .xml, nil: false
    }
  }

  /// The files that can say something, as globs of the protocol; those in JSON apart.
  ///
  /// Source: LSP 3.17, “Relative Pattern”, `Pattern`.
  package static let globPatterns = [
    "**/*.{swift,kt,java,m,mm,h,xml,xib,storyboard,strings,xcstrings,xcconfig}",
    "**/{build.gradle,build.gradle.kts,*.versions.toml,project.pbxproj}",
    "**/*Info.plist",
  ]

  /// Whether it leaves out what only a parser sees, as it does while somebody types.
  var isQuick = false

  /// Nil where the file says nothing.
  package init?(_ file: SourceFile) {
    guard let language = Language(path: file.path), FileSummary.takesParser(path: file.path) else {
      self.init(file, FileSummary.quickFacts(file), [])
      return
    }
    // Code without user interface does nothing to views either, but may create them.
    if Dismissal.dismisses(file, language) {
      self.init(mentionsOf: file)
      return
    }
    let project = ProjectView(.unknown, path: file.path)
    _ = ElementTree(file.text, path: file.path, in: project)
    self.init(file, FileSummary.quickFacts(file), project.declarations)
  }

  /// The same of a file that was looked at.
  package init?(_ file: SourceFile, _ look: Linter.Look) {
    if look.isDismissed, FileSummary.takesParser(path: file.path) {
      self.init(mentionsOf: file)
      return
    }
    self.init(file, FileFacts(parsed: file.text, path: file.path), look.declarations)
  }

  /// What a file says that is being typed into. What only a parser sees stays as it was.
  package init(quicklyOf file: SourceFile) {
    facts = FileSummary.quickFacts(file) ?? FileFacts(FileFacts.Scope(path: file.path))
    isQuick = true
  }

  private init?(_ file: SourceFile, _ facts: FileFacts?, _ declarations: [FileFacts.Entry]) {
    if facts == nil, declarations.isEmpty { return nil }
    var facts = facts ?? FileFacts(FileFacts.Scope(path: file.path))
    facts.entries += declarations
    if facts.isEmpty { return nil }
    self.facts = facts
  }

  /// What a file mentions that says nothing else.
  private init?(mentionsOf file: SourceFile) {
    guard let facts = FileFacts(mentionsOf: file.text, path: file.path) else { return nil }
    self.facts = facts
  }

  private static func quickFacts(_ file: SourceFile) -> FileFacts? {
    guard let kind = appleKind(file.path) else { return FileFacts(file.text, path: file.path) }
    guard ShippingCode.ships(path: file.path) else { return nil }
    var entries =
      switch kind {
      case .catalog: AppleTexts.catalog(file.text)
      case .table: AppleTexts.table(file.text)
      case .color(let name):
        [FileFacts.Entry(ProjectKey(.assetColor, name), AssetCatalog.color(file.text))]
      }
    if entries.contains(where: { $0.key.kind == .localizedText }) {
      entries.append(FileFacts.Entry(.appleTranslation, .unknown))
      entries.append(FileFacts.Entry(.keys, AppleTexts.keys(of: entries)))
    }
    return entries.isEmpty ? nil : FileFacts(FileFacts.Scope(module: ""), entries)
  }

  /// The resources of Apple projects.
  private enum AppleKind {
    case catalog, table
    case color(String)
  }

  private static func appleKind(_ path: String) -> AppleKind? {
    if path.endsByBytes("Localizable.xcstrings") { return .catalog }
    if path.endsByBytes("Localizable.strings") { return isDevelopmentLanguage(path) ? .table : nil }
    return path.endsByBytes(".colorset/Contents.json")
      ? AssetCatalog.colorName(path: path).map(AppleKind.color) : nil
  }

  /// Whether a table of texts is in the language that development is done in, as far as its folder tells.
  private static func isDevelopmentLanguage(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    guard let language = folders.last(where: { $0.hasSuffix(".lproj") }) else { return true }
    return ["Base.lproj", "en.lproj", "en-US.lproj", "English.lproj"].contains(language)
  }
}
