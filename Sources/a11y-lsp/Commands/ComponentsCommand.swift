// `a11y-lsp components`.

import LanguageServer
import Linter
import Source

/// Prints what is known of the app's own components, and what tells so.
enum ComponentsCommand {
  static let syntax = CommandSyntax(
    name: "components", summary: "Print what is known of your own components, and why.",
    operands: "[PATH]", options: [.listFormat, .all],
    notes: """
      View types and composables are read where they are declared, so that their uses in other files are
      understood. For what cannot be read, say it in \(ConfigurationFile.name):
      { "components": { "IconTile": { "role": "button", "label": "title" } } }.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if arguments.operands.count > 1 {
      throw UsageError("“components” tells about one project. Leave out “\(arguments.operands[1])”.")
    }
    let format = try arguments.choice(.listFormat, as: ListFormat.self) ?? .text
    guard let current = Platform.currentFolder else {
      throw UsageError("The working directory does not exist any more.", remedy: "Change to another one.")
    }
    let path = FilePath.absolute(arguments.operands.first ?? ".", in: current)
    let kind: Platform.FileKind
    do {
      kind = try Platform.kind(of: path)
    } catch {
      Message.error("\(FilePath.displayed(path, in: current)): \(error.reason).")
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

  /// What the code of the project at `root` tells about its components.
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
    let rest = unknown > 0 ? "\(unknown) more cannot be told; --all lists them.\n" : ""
    let sum = used == 1 ? "1 component is" : "\(used) components are"
    return rows.joined() + "\(sum) understood where used.\n" + rest
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
  static let all = OptionSyntax("--all", does: "List also what cannot be told.")
}
