import Foundation
import PackagePlugin

@main
struct Check: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try context.tool(named: "a11y-lsp").path.string)
    process.arguments = ["check", context.package.directory.string]
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { Diagnostics.error("There are accessibility barriers.") }
  }
}
