// Which files tell the others something, and what.

public import Source
import Syntax

extension FileFacts {
  /// The kind of a file that others ask about.
  private enum Kind {
    /// Kotlin or Java.
    case code
    case values
    case layout
  }

  private static func kind(_ path: String) -> Kind? {
    if path.hasSuffix(".kt") || path.hasSuffix(".java") { return .code }
    guard path.hasSuffix(".xml") else { return nil }
    switch AndroidResource(path: path) {
    case .values: return AndroidResource.locale(path: path) == nil ? .values : nil
    case .layout: return .layout
    default: return nil
    }
  }

  /// Whether the file at `path`, below the project root and with forward slashes, can say something. Texts in other
  /// languages than the one that development is done in cannot: no rule asks about them.
  public static func mayComeFrom(path: String) -> Bool {
    kind(path) != nil && ShippingCode.ships(path: path)
  }

  /// What the file says; nil where that is nothing. Total.
  public init?(_ text: SourceText, path: String) {
    guard let kind = FileFacts.kind(path), ShippingCode.ships(path: path) else { return nil }
    let entries: [Entry] =
      switch kind {
      case .code: FileFacts.viewCode(text)
      case .values: AndroidValuesReader(Tree(parsing: text, as: .xml)).entries
      case .layout: FileFacts.inclusions(text, path)
      }
    if entries.isEmpty { return nil }
    self.init(Scope(path: path), entries)
  }

  private static func viewCode(_ text: SourceText) -> [Entry] {
    guard let reader = ViewCodeReader(text) else { return [] }
    // Code that names no layout gets its views from somewhere else.
    let layouts = reader.layouts.isEmpty ? [""] : reader.layouts.sorted()
    return layouts.map { Entry(ProjectKey(.viewCode, $0), .viewCode(reader.code)) }
  }

  private static func inclusions(_ text: SourceText, _ path: String) -> [Entry] {
    guard signOfInclusion.finds(in: text) else { return [] }
    let tree = Tree(parsing: text, as: .xml)
    let name = AndroidResource.layoutName(path: path)
    return tree.nodes.indices.compactMap { index -> Entry? in
      guard tree.nodes[index].kind == .element, tree.nodes[index].name == "include",
        let layout = AndroidAttributes(of: NodeID(index), in: tree).value("layout"),
        let slash = layout.lastIndex(of: UInt8(ascii: "/"))
      else { return nil }
      let included = AndroidResource.plainName(layout[(slash + 1)...])
      return Entry(ProjectKey(.including, included), .including(name))
    }
  }

  private static let signOfInclusion = WordSearch(["<include"])
}

extension FileFacts.Scope {
  /// The scope of the file at `path`.
  public init(path: String) {
    self.init(module: FileFacts.Scope.module(path), condition: .always)
    guard let resource = path.range(ofFolder: "res") else { return }
    let folder = path[resource.upperBound...].prefix { $0 != "/" }
    let qualifiers = folder.split(separator: "-").dropFirst()
    if qualifiers.elementsEqual(["night"]) {
      condition = .night
    } else if !qualifiers.isEmpty {
      condition = .sometimes
    }
    // Resources of a build type or flavor hold in one variant of the app.
    if let source = path.range(ofFolder: "src"),
      !["main", "commonMain", "androidMain"].contains(path[source.upperBound...].prefix { $0 != "/" })
    {
      condition = .sometimes
    }
  }

  /// The folder that holds `src` or `res`.
  private static func module(_ path: String) -> String {
    let folder = path.range(ofFolder: "src") ?? path.range(ofFolder: "res")
    return folder.map { String(path[..<$0.lowerBound]) } ?? ""
  }
}

private extension String {
  /// The place of the folder `name/` in a path.
  func range(ofFolder name: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex(of: "/") ?? endIndex
      if self[start..<end] == name, end < endIndex { return start..<index(after: end) }
      start = end < endIndex ? index(after: end) : endIndex
    }
    return nil
  }
}

extension AndroidResource {
  /// The name of the layout at `path`, in lower case without underscores.
  static func layoutName(path: String) -> String {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    return plainName(path.utf8[(start ?? path.startIndex)...].prefix { $0 != UInt8(ascii: ".") })
  }

  /// `name` in lower case without underscores.
  static func plainName(_ name: some Sequence<UInt8>) -> String {
    let bytes = name.filter { $0 != UInt8(ascii: "_") }
    return String(decoding: bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
