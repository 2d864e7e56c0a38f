// A build tool plugin that shows findings as warnings whenever a target is built.

import Foundation
import PackagePlugin

@main
struct A11yLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let files = target.sourceModule?.sourceFiles.map(\.url) ?? []
    return try commands(for: files, of: target.name, tool: context.tool(named: "a11y-lsp"))
  }

  /// Returns the command that checks the files of a target, or none if the target has no files to check.
  func commands(for files: [URL], of target: String, tool: PluginContext.Tool) -> [Command] {
    let linted = files.filter { ["swift", "xib", "storyboard"].contains($0.pathExtension.lowercased()) }
    guard !linted.isEmpty else { return [] }
    let options = ["--format", "xcode", "--fail-on", "never", "--force-exclude", "--quiet"]
    let paths = linted.map { $0.path(percentEncoded: false) }
    return [
      .buildCommand(
        displayName: "Check accessibility of \(target)", executable: tool.url,
        arguments: ["check"] + options + paths,
        inputFiles: linted, outputFiles: [])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension A11yLint: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: target.inputFiles.map(\.url), of: target.displayName, tool: context.tool(named: "a11y-lsp"))
    }
  }
#endif
