// Reading the facts of a file that other files depend on.

public import Source
import Syntax

extension FileFacts {
  /// A kind of file with facts that other files need.
  private enum Kind {
    /// Kotlin or Java.
    case code
    /// Swift. Its components require a parser.
    case components
    case values
    /// The texts of Compose Multiplatform.
    case composeTexts
    case layout
    case menu
    case manifest
    case drawable
    /// A file that only matters for its mentions.
    case mentioning(MentionReader.Kind)
    case build(TargetReader.Kind)
    /// The specification of a CocoaPods library, which only matters for its directory.
    case pod
  }

  private static func kind(_ path: String) -> Kind? {
    if let kind = TargetReader.Kind(path: path) { return .build(kind) }
    if path.endsByBytes(".swift") { return .components }
    if path.endsByBytes(".kt") || path.endsByBytes(".java") { return .code }
    if path.endsByBytes(".m") || path.endsByBytes(".mm") || path.endsByBytes(".h") {
      return .mentioning(.apple)
    }
    if InterfaceBuilderDocument.isDocument(path: path) { return .mentioning(.document) }
    if path.endsByBytes("Info.plist") { return .mentioning(.propertyList) }
    if path.endsByBytes(".podspec") { return .pod }
    guard path.endsByBytes(".xml") else { return nil }
    if AndroidResource.isOfCompose(path: path) { return .composeTexts }
    switch AndroidResource(path: path) {
    case .values: return AndroidResource.locale(path: path) == nil ? .values : nil
    case .layout: return .layout
    case .menu: return .menu
    case .manifest: return .manifest
    case nil where AndroidDrawable.isDrawable(path: path): return .drawable
    default: return AndroidResource.mayNameLayouts(path: path) ? .mentioning(.resource) : nil
    }
  }

  /// Returns the way to read the mentions in a file of this kind, or nil if they don't matter.
  private static func mentions(_ kind: Kind) -> MentionReader.Kind? {
    switch kind {
    case .code: .kotlinOrJava
    case .components: .apple
    case .values, .layout, .menu, .manifest: .resource
    case .mentioning(let kind): kind
    case .build, .drawable, .pod, .composeTexts: nil
    }
  }

  /// Returns whether the file at `path` (relative to the project root, with forward slashes) can contribute facts.
  /// Translations can't: rules only need texts in the development language.
  public static func mayComeFrom(path: String) -> Bool {
    kind(path) != nil && ShippingCode.ships(path: path)
  }

  /// Reads the facts in a file, or returns nil if there are none. Accepts any input.
  public init?(_ text: SourceText, path: String) {
    guard let kind = FileFacts.kind(path), ShippingCode.ships(path: path) else { return nil }
    if case .build(let build) = kind {
      let reader = TargetReader(text, build)
      let entries =
        FileFacts.versions(reader) + FileFacts.targets(in: text, path, build) + FileFacts.package(text, path)
      self.init(text, path, kind, entries, settings: reader.mentions)
      return
    }
    let entries: [Entry] =
      switch kind {
      case .components: FileFacts.viewCode(text, path, .swift)
      case .code: FileFacts.viewCode(text, path, .kotlinOrJava)
      case .values: FileFacts.values(text, path)
      // Fixes know only Android's `R` class, so they propose none of these texts.
      case .composeTexts:
        AndroidValuesReader(Tree(parsing: text, as: .xml)).entries.filter { $0.key.kind == .string }
      case .layout: FileFacts.signsOfEntries.finds(in: text) ? FileFacts.markup(text, path) : []
      case .menu: FileFacts.markup(text, path)
      case .manifest: FileFacts.appThemes(text)
      case .drawable: FileFacts.drawable(text, path)
      case .mentioning, .build: []
      case .pod: [Entry(.targets, .targets(XcodeTargets(wholeAt: path)))]
      }
    self.init(text, path, kind, entries)
  }

  /// Reads only the file's mentions, and the colors and view classes that a file without UI defines. A class that extends
  /// another one of the app's needs none of the platform's view packages.
  public init?(mentionsOf text: SourceText, path: String) {
    guard let kind = FileFacts.kind(path), ShippingCode.ships(path: path) else { return nil }
    guard path.endsByBytes(".kt") else {
      self.init(text, path, kind, [])
      return
    }
    let classes = ViewClassReader(text)?.entries ?? []
    self.init(
      text, path, kind,
      (CodeColorReader(text)?.entries ?? []) + classes + CodeHeightReader.entries(in: text))
  }

  /// - Parameter settings: The mentions in a build file.
  private init?(
    _ text: SourceText, _ path: String, _ kind: Kind, _ entries: [Entry], settings: [Identifier] = []
  ) {
    let read = FileFacts.mentions(kind).map { MentionReader.mentions(in: text, path: path, $0) }
    let uses = path.endsByBytes(".kt") ? CodeColorReader.uses(in: text, path: path) : []
    self.init(
      Scope(path: path), entries + uses, mentions: read?.all ?? settings, parts: read?.parts ?? [])
    if isEmpty { return nil }
  }

  private static func versions(_ reader: TargetReader) -> [Entry] {
    let versions = reader.versions.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap {
      [
        Entry(ProjectKey(.target, $0.rawValue), .version($1)),
        Entry(ProjectKey(.system, $0.rawValue), .unknown),
      ]
    }
    guard let package = reader.namespace else { return versions }
    return versions + [
      Entry(.namespace, .namespace(package)), Entry(ProjectKey(.resourcePackage, package), .unknown),
    ]
  }

  /// Returns the files that a build file's targets contain.
  private static func targets(in text: SourceText, _ path: String, _ kind: TargetReader.Kind) -> [Entry] {
    switch kind {
    case .xcode: XcodeTargets(text, path: path).map { [Entry(.targets, .targets($0))] } ?? []
    case .package: [Entry(.targets, .targets(XcodeTargets(wholeAt: path)))]
    case .gradle, .catalog: []
    }
  }

  /// Returns the existence of a Swift package if the file is the manifest of one with localized resources.
  private static func package(_ text: SourceText, _ path: String) -> [Entry] {
    guard path.endsByBytes("Package.swift"), signOfLocalization.finds(in: text) else { return [] }
    let parts = path.split(separator: "/").dropLast()
    return [Entry(ProjectKey(.package, parts.joined(separator: "/")), .unknown)]
  }

  private static let signOfLocalization = WordSearch(["defaultLocalization"])

  private static func values(_ text: SourceText, _ path: String) -> [Entry] {
    let entries = AndroidValuesReader(Tree(parsing: text, as: .xml)).entries
    let scope = Scope(path: path)
    guard scope.condition == .always, entries.contains(where: { $0.key.kind == .string }) else {
      return entries
    }
    return entries + [Entry(ProjectKey(.stringTable, scope.module), .stringTable(path))]
  }

  /// Returns the theme that a manifest gives to the app.
  private static func appThemes(_ text: SourceText) -> [Entry] {
    guard signOfTheme.finds(in: text) else { return [] }
    let tree = Tree(parsing: text, as: .xml)
    return tree.nodes.indices.compactMap { index in
      guard tree.nodes[index].kind == .element, tree.nodes[index].name == "application",
        let theme = AndroidAttributes(of: NodeID(index), in: tree).value("android:theme"),
        let slash = theme.lastIndex(of: UInt8(ascii: "/"))
      else { return nil }
      let prefix = theme.begins(with: "@android:") ? "android:" : ""
      return Entry(
        ProjectKey(.theme, "app"), .alias(prefix + String(decoding: theme[(slash + 1)...], as: UTF8.self)))
    }
  }

  private static let signOfTheme = WordSearch(["android:theme"])

  private static func drawable(_ text: SourceText, _ path: String) -> [Entry] {
    guard let drawable = AndroidDrawable(Tree(parsing: text, as: .xml)) else { return [] }
    return [Entry(ProjectKey(.drawable, AndroidResource.menuName(path: path)), .drawable(drawable))]
  }

  /// Returns whether the file at `path` is a build file, which contains no UI.
  public static func buildsApp(path: String) -> Bool { TargetReader.Kind(path: path) != nil }

  private static func viewCode(_ text: SourceText, _ path: String, _ dialect: ViewDialect) -> [Entry] {
    let classes = dialect == .kotlinOrJava ? ViewClassReader(text)?.entries ?? [] : []
    let menus = dialect == .kotlinOrJava ? MenuCodeReader(text)?.entries ?? [] : []
    let functions = dialect == .kotlinOrJava ? ViewFunctionReader(text)?.entries ?? [] : []
    let heights = dialect == .kotlinOrJava ? CodeHeightReader.entries(in: text) : []
    return classes + menus + functions + heights + viewUses(text, path, dialect)
  }

  private static func viewUses(_ text: SourceText, _ path: String, _ dialect: ViewDialect) -> [Entry] {
    guard let reader = ViewCodeReader(text, path: path, dialect) else { return [] }
    // Code that names no layout gets its views from elsewhere.
    let layouts =
      reader.layouts.isEmpty && dialect == .kotlinOrJava ? [""] : reader.layouts.sorted()
    let ids = reader.idNames.sorted()
    let members = reader.memberUses.sorted { $0.key < $1.key }
    return layouts.map { layout in
      var code = reader.code
      code.isRemote = reader.remoteLayouts.contains(layout)
      return Entry(ProjectKey(.viewCode, layout), .viewCode(code))
    }
      + ids.map { Entry(ProjectKey(.viewID, $0), .unknown) }
      + members.map { Entry(ProjectKey(.memberUse, $0), .viewUse($1)) }
  }

  /// Returns the layouts that a layout includes, and the image labels in a layout or menu.
  private static func markup(_ text: SourceText, _ path: String) -> [Entry] {
    let tree = Tree(parsing: text, as: .xml)
    let name = AndroidResource.layoutName(path: path)
    let buttons = AndroidResource(path: path) == .layout ? Entry(textButtonsIn: text) : nil
    return (buttons.map { [$0] } ?? [])
      + tree.nodes.indices.compactMap { index in
        guard tree.nodes[index].kind == .element else { return nil }
        let attributes = AndroidAttributes(of: NodeID(index), in: tree)
        return tree.nodes[index].name == "include"
          ? Entry(inclusion: attributes, in: name) : Entry(labelOf: attributes, at: path)
      }
  }

  /// Words in layouts with entries. A layout without any of them has none.
  private static let signsOfEntries = WordSearch(["<include", "contentDescription", "TextButton"])

  /// Returns the colors and constants for texts that a Swift file declares for other files.
  public static func colors(in text: SourceText, path: String) -> [Entry] {
    guard path.endsByBytes(".swift"), ShippingCode.ships(path: path) else { return [] }
    return (ColorReader(text)?.entries ?? []) + (TextAccessorReader(text, path: path)?.entries ?? [])
  }

  /// Reads the facts that the parser for the file's language hasn't already contributed.
  public init?(parsed text: SourceText, path: String) {
    switch FileFacts.kind(path) {
    case .layout, .menu: self.init(mentionsOf: text, path: path)
    default: self.init(text, path: path)
    }
  }
}
