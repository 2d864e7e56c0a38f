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
    case .build, .drawable, .pod: nil
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
    let entries: [Entry] =
      switch kind {
      case .components: FileFacts.viewCode(text, .swift)
      case .code: FileFacts.viewCode(text, .kotlinOrJava)
      case .values: FileFacts.values(text, path)
      case .layout: FileFacts.signsOfEntries.finds(in: text) ? FileFacts.markup(text, path) : []
      case .menu: FileFacts.markup(text, path)
      case .manifest: FileFacts.appThemes(text)
      case .drawable: FileFacts.drawable(text, path)
      case .mentioning: []
      case .pod: [Entry(.targets, .targets(XcodeTargets(wholeAt: path)))]
      case .build(let kind):
        FileFacts.versions(text, kind) + FileFacts.targets(in: text, path, kind)
          + FileFacts.package(text, path)
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
    self.init(text, path, kind, (CodeColorReader(text)?.entries ?? []) + classes)
  }

  private init?(_ text: SourceText, _ path: String, _ kind: Kind, _ entries: [Entry]) {
    let read = FileFacts.mentions(kind).map { MentionReader.mentions(in: text, path: path, $0) }
    let uses = path.endsByBytes(".kt") ? CodeColorReader.uses(in: text) : []
    self.init(Scope(path: path), entries + uses, mentions: read?.all ?? [], parts: read?.parts ?? [])
    if isEmpty { return nil }
  }

  private static func versions(_ text: SourceText, _ kind: TargetReader.Kind) -> [Entry] {
    let reader = TargetReader(text, kind)
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

  private static func viewCode(_ text: SourceText, _ dialect: ViewCodeReader.Dialect) -> [Entry] {
    let classes = dialect == .kotlinOrJava ? ViewClassReader(text)?.entries ?? [] : []
    let menus = dialect == .kotlinOrJava ? MenuCodeReader(text)?.entries ?? [] : []
    let functions = dialect == .kotlinOrJava ? ViewFunctionReader(text)?.entries ?? [] : []
    return classes + menus + functions + viewUses(text, dialect)
  }

  private static func viewUses(_ text: SourceText, _ dialect: ViewCodeReader.Dialect) -> [Entry] {
    guard let reader = ViewCodeReader(text, dialect) else { return [] }
    // Code that names no layout gets its views from elsewhere.
    let layouts =
      reader.layouts.isEmpty && dialect == .kotlinOrJava ? [""] : reader.layouts.sorted()
    let ids = reader.idNames.sorted()
    let members = reader.memberUses.sorted { $0.key < $1.key }
    return layouts.map { Entry(ProjectKey(.viewCode, $0), .viewCode(reader.code)) }
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
    return (ColorReader(text)?.entries ?? []) + (TextAccessorReader(text)?.entries ?? [])
  }

  /// Reads the facts that the parser for the file's language hasn't already contributed.
  public init?(parsed text: SourceText, path: String) {
    switch FileFacts.kind(path) {
    case .layout, .menu: self.init(mentionsOf: text, path: path)
    default: self.init(text, path: path)
    }
  }
}

extension FileFacts.Entry {
  /// Creates an entry for the existence of text buttons if a layout has any.
  init?(textButtonsIn text: SourceText) {
    guard FileFacts.Entry.signOfTextButton.finds(in: text) else { return nil }
    self.init(ProjectKey(.theme, "textButton"), .unknown)
  }

  /// The end of the names of Material's styles for text buttons, and of most that inherit from them.
  private static let signOfTextButton = WordSearch(["TextButton"])

  /// Creates an entry for the layout that an `include` element in the layout `name` refers to.
  init?(inclusion attributes: AndroidAttributes, in name: String) {
    guard let layout = attributes.value("layout"), let slash = layout.lastIndex(of: UInt8(ascii: "/")) else {
      return nil
    }
    self.init(
      ProjectKey(.including, AndroidResource.plainName(layout[(slash + 1)...])), .including(name))
  }
}

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
    let build = FileFacts.Scope.place(of: "build.gradle", in: path)
    if let folder = source ?? resources ?? build { module = FileFacts.Scope.string(path, 0..<folder) }
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

extension AndroidResource {
  /// Returns the name of the layout at `path`, in lowercase without underscores.
  static func layoutName(path: String) -> String { plainName(name(path: path)) }

  /// Returns the name of the resource at `path`, as code writes it.
  static func menuName(path: String) -> String { String(decoding: name(path: path), as: UTF8.self) }

  /// Returns the name of the file at `path`, up to its first dot.
  static func name(path: String) -> Substring.UTF8View {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    return path.utf8[(start ?? path.startIndex)...].prefix { $0 != UInt8(ascii: ".") }
  }

  /// Returns the name of the layout that a binding class is generated from: `activity_main` for `ActivityMainBinding`.
  ///
  /// Source: Android, “View binding”: the name of the layout in Pascal case.
  public static func layout(ofBinding name: some StringProtocol) -> String? {
    guard name.hasSuffix("Binding"), name.utf8.count > 7 else { return nil }
    var layout: [UInt8] = []
    for byte in name.utf8.dropLast(7) {
      if byte.isUppercaseASCII, !layout.isEmpty { layout.append(UInt8(ascii: "_")) }
      layout.append(byte.isUppercaseASCII ? byte | 0x20 : byte)
    }
    return String(decoding: layout, as: UTF8.self)
  }

  /// Returns the binding class of a layout: `ActivityMainBinding` for `activity_main`.
  static func binding(ofLayout name: some Sequence<UInt8>) -> Identifier {
    var binding = IdentifierBuilder()
    var beginsWord = true
    for byte in name {
      if byte != UInt8(ascii: "_") {
        binding.append(beginsWord && byte.isLowercaseASCII ? byte & 0xDF : byte)
      }
      beginsWord = byte == UInt8(ascii: "_")
    }
    for byte in "Binding".utf8 { binding.append(byte) }
    return binding.identifier
  }

  /// Returns `name` in lowercase without underscores.
  static func plainName(_ name: some Sequence<UInt8>) -> String {
    let bytes = name.filter { $0 != UInt8(ascii: "_") }
    return String(decoding: bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
