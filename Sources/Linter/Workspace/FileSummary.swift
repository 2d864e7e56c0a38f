// The facts that one file adds to the project index.

import Elements
import Source
import Syntax

/// The facts of one file that other files may need.
package struct FileSummary: Sendable {
  let facts: FileFacts

  /// Returns whether the file at `path`, relative to the project root and with forward slashes, may contain facts.
  package static func mayComeFrom(path: String) -> Bool {
    FileFacts.mayComeFrom(path: path) || (appleKind(path) != nil && ShippingCode.ships(path: path))
  }

  /// Returns whether finding all facts of the file at `path` requires parsing.
  package static func takesParser(path: String) -> Bool {
    switch Language(path: path) {
    case .swift, .kotlin: !FileFacts.buildsApp(path: path)
    case .xml, nil: false
    }
  }

  /// Globs in the protocol's syntax for files that may contain facts, except JSON files.
  ///
  /// Source: LSP 3.17, “Relative Pattern”, `Pattern`.
  package static let globPatterns = [
    "**/*.{swift,kt,java,m,mm,h,xml,xib,storyboard,strings,xcstrings,xcconfig,podspec}",
    "**/{build.gradle,build.gradle.kts,*.versions.toml,project.pbxproj}",
    "**/*Info.plist",
  ]

  /// True if facts that require parsing are omitted, as while the user types.
  var isQuick = false

  /// Returns whether two versions of a file have the same facts for the announcements of other files.
  package static func agree(_ left: FileSummary?, _ right: FileSummary?) -> Bool {
    left?.facts.scope == right?.facts.scope && left?.facts.entries == right?.facts.entries
      || left?.facts.entries.isEmpty ?? true && right?.facts.entries.isEmpty ?? true
  }

  /// Collects the facts of a file. Returns nil if there are none.
  package init?(_ file: SourceFile) {
    guard let kind = file.kind, FileSummary.takesParser(path: file.path) else {
      self.init(file, FileSummary.quickFacts(file), [])
      return
    }
    // Code without UI doesn't modify views, but may create them.
    if Dismissal.dismisses(file, kind) {
      self.init(mentionsOf: file)
      return
    }
    let project = ProjectView(.unknown, path: file.path)
    _ = ElementTree(file.text, path: file.path, in: project)
    self.init(
      file, FileSummary.quickFacts(file),
      project.declarations + FileFacts.colors(in: file.text, path: file.path))
  }

  /// Collects the facts of a file from the outcome of linting it.
  package init?(_ file: SourceFile, _ look: Linter.Look) {
    if look.isDismissed, FileSummary.takesParser(path: file.path) {
      self.init(mentionsOf: file)
      return
    }
    self.init(
      file, FileFacts(parsed: file.text, path: file.path),
      look.declarations + FileFacts.colors(in: file.text, path: file.path))
  }

  /// Collects the facts of a file that the user is editing. Facts that require parsing stay as they were.
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

  /// Collects only the mentions in a file, and the colors that it declares.
  private init?(mentionsOf file: SourceFile) {
    self.init(
      file, FileFacts(mentionsOf: file.text, path: file.path),
      FileFacts.colors(in: file.text, path: file.path))
  }

  private static func quickFacts(_ file: SourceFile) -> FileFacts? {
    guard let kind = appleKind(file.path) else { return FileFacts(file.text, path: file.path) }
    guard ShippingCode.ships(path: file.path) else { return nil }
    var entries =
      switch kind {
      case .catalog: AppleTexts.catalog(file.text)
      case .table: AppleTexts.table(file.text)
      case .translation(let table):
        [
          FileFacts.Entry(ProjectKey(.translatedTable, table), .unknown),
          FileFacts.Entry(ProjectKey(.translatedTable, ""), .unknown),
          FileFacts.Entry(.appleTranslation, .unknown),
        ]
      case .color(let name):
        AssetCatalog.entries(name, file.text)
      }
    if entries.contains(where: { $0.key.kind == .localizedText }) {
      entries.append(FileFacts.Entry(.appleTranslation, .unknown))
      entries.append(FileFacts.Entry(.keys, AppleTexts.keys(of: entries)))
    }
    let target = AppleTexts.packageTarget(path: file.path)
    let module = target.isEmpty ? FileFacts.Scope.watchApp(path: file.path) ?? "" : target
    return entries.isEmpty ? nil : FileFacts(FileFacts.Scope(module: module), entries)
  }

  /// The kinds of resource files in Apple projects.
  private enum AppleKind {
    case catalog, table
    /// The texts of a table or Interface Builder file in other languages.
    case translation(String)
    case color(String)
  }

  private static func appleKind(_ path: String) -> AppleKind? {
    if path.endsByBytes("Localizable.xcstrings") { return .catalog }
    if path.endsByBytes("Localizable.strings"), isDevelopmentLanguage(path) { return .table }
    if path.endsByBytes("strings") { return translatedTable(path).map(AppleKind.translation) }
    return path.endsByBytes(".colorset/Contents.json")
      ? AssetCatalog.colorName(path: path).map(AppleKind.color) : nil
  }

  /// Returns the name of the table that a file translates: `Main` for `de.lproj/Main.strings`, and for
  /// `mul.lproj/Main.xcstrings`, which contains all languages. Apps with many languages are also translated to one of a
  /// few, and only those files are read.
  ///
  /// Source: Apple, “Internationalization and Localization Guide › Base Internationalization”: the texts of
  /// `Base.lproj/Main.storyboard` are translated in `Main.strings`.
  private static func translatedTable(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count > 1, let file = parts.last, usualLanguages.contains(parts[parts.count - 2]),
      !file.hasPrefix("InfoPlist.")
    else { return nil }
    for ending in [".strings", ".xcstrings"] where file.hasSuffix(ending) {
      return String(file.dropLast(ending.count))
    }
    return nil
  }

  private static let usualLanguages: Set<Substring> = [
    "mul.lproj", "de.lproj", "es.lproj", "fr.lproj", "ja.lproj", "ru.lproj", "zh-Hans.lproj",
  ]

  /// Returns whether a strings file is in the development language, judging by its directory.
  private static func isDevelopmentLanguage(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    guard let language = folders.last(where: { $0.hasSuffix(".lproj") }) else { return true }
    return ["Base.lproj", "en.lproj", "en-US.lproj", "English.lproj"].contains(language)
  }
}
