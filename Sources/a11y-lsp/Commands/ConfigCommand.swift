// `a11y-lsp config`.

import LanguageServer
import Linter

/// Prints what holds for a file, and which configuration says so.
enum ConfigCommand {
  static let syntax = CommandSyntax(
    name: "config", summary: "Print what holds for a file, and which configuration says so.",
    operands: "[FILE]",
    options: [],
    notes: """
      The file need not exist. A folder stands for the files in it; without a path, the working directory.
      Rules are listed where a configuration says something about them.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if arguments.operands.count > 1 {
      throw UsageError("“config” tells about one file. Leave out “\(arguments.operands[1])”.")
    }
    guard let current = Platform.currentFolder else {
      throw UsageError("The working directory does not exist any more.", remedy: "Change to another one.")
    }
    let path = FilePath.absolute(arguments.operands.first ?? ".", in: current)
    let isFolder = (try? Platform.kind(of: path)) == .folder
    let folder = isFolder ? path : FilePath.folder(of: path)
    var roots = ProjectRoots()
    var lookup = ConfigurationLookup()
    let root = roots.root(ofFolder: folder, fallback: folder)
    let resolution = lookup.resolution(forFilesIn: folder, root: root)
    let settings = EffectiveSetting.settings(
      ofFile: path, resolution.layers.map { (FilePath.displayed($0.path, in: current), $0.file) })
    Output.show(table(settings))
    _ = ConfigurationReport.show(resolution.problems, in: current)
    return resolution.problems.isEmpty ? ExitCode.clean : ExitCode.usage
  }

  private static func table(_ settings: [EffectiveSetting]) -> String {
    let rows = settings.map { [$0.key, $0.value, $0.origin ?? "default"] }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }
      return cells.joined() + row[2] + "\n"
    }.joined()
  }
}
