// `a11y-lsp components`.

import LanguageServer
import Linter
import Source

/// The command that lists the custom components of a project and how they were recognized.
enum ComponentsCommand {
  static let syntax = CommandSyntax(
    name: "components", summary: "List your custom components and how they were recognized.",
    operands: "[PATH]", options: [.listFormat, .all],
    notes: """
      Views and composables are recognized from their declarations, so uses in other files work, too. Describe the rest \
      in \(ConfigurationFile.name):
      { "components": { "IconTile": { "role": "button", "label": "title" } } }
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if arguments.operands.count > 1 {
      throw UsageError("unexpected argument '\(arguments.operands[1])'")
    }
    let format = try arguments.choice(.listFormat, as: ListFormat.self) ?? .text
    guard let current = Platform.currentFolder else {
      throw UsageError("the current directory no longer exists", remedy: "")
    }
    let path = FilePath.absolute(arguments.operands.first ?? ".", in: current)
    let kind: Platform.FileKind
    do {
      kind = try Platform.kind(of: path)
    } catch {
      Message.error("\(FilePath.displayed(path, in: current)): \(error.reason)")
      return ExitCode.unreadable
    }
    let folder = kind == .folder ? path : FilePath.folder(of: path)
    var roots = ProjectRoots()
    let root = roots.root(ofFolder: folder, fallback: folder)
    var lookup = ConfigurationLookup()
    let resolution = lookup.resolution(forFilesIn: folder, root: root)
    let all = components(of: root).joined(
      by: resolution.layers.map { (FilePath.displayed($0.path, in: root), $0.file) })
    let shown = arguments.has(.all) ? all : all.filter(\.isUsed)
    switch format {
    case .text: Output.show(table(shown, of: all.count))
    case .json: Output.show(json(shown))
    }
    _ = ConfigurationReport.show(resolution.problems, in: current)
    return resolution.problems.isEmpty ? ExitCode.clean : ExitCode.usage
  }

  /// Returns the components declared in the project at `root`.
  static func components(of root: String) -> [KnownComponent] {
    let index: ProjectIndex = Workers.value { self.index(of: root) }
    return index.components
  }

  private static func index(of root: String) -> ProjectIndex {
    var index = ProjectIndex()
    IndexedFile.find(below: root, limit: Configuration().maxFileSize) { file in
      index.update(file.pathInProject, file.summary())
    }
    return index
  }

  private static func table(_ components: [KnownComponent], of count: Int) -> String {
    let width = min(components.map(\.name.count).max() ?? 0, 40)
    let rows = components.map { component in
      let blanks = String(repeating: " ", count: max(width - component.name.count, 0) + 2)
      return PlainText.path(component.name + blanks + component.summary + "  (" + component.path + ")") + "\n"
    }
    let used = components.count { $0.isUsed }
    let unknown = count - components.count
    let rest = unknown > 0 ? "\(unknown) more couldn't be recognized; use --all to list them.\n" : ""
    return rows.joined() + "Recognized \(PlainText.counted(used, "component")).\n" + rest
  }

  private static func json(_ components: [KnownComponent]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("components")
      json.array { json in
        for component in components {
          json.object { json in
            json.member("name", component.name)
            json.member("path", component.path)
            json.member("origin", component.isConfigured ? "configured" : "inferred")
            if let role = component.role { json.member("role", role) }
            json.member("summary", component.summary)
            json.member("understood", component.isUsed)
          }
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }
}

extension OptionSyntax {
  static let all = OptionSyntax("--all", does: "Include components that couldn't be recognized.")
}
