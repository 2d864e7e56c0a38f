// `swift package a11y`: checks the package or the given paths.

import Foundation
import PackagePlugin

@main
struct A11yCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try check(arguments, in: context.package.directoryURL, tool: context.tool(named: "a11y-lsp"))
  }

  /// Runs the check in `folder`. The tool prints the findings.
  func check(_ arguments: [String], in folder: URL, tool: PluginContext.Tool) throws {
    let process = Process()
    process.executableURL = tool.url
    process.arguments = ["check"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("Accessibility problems found.")
    case let code: Diagnostics.error("a11y-lsp exited with code \(code).")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension A11yCheck: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the selected targets as options, but the whole project is checked.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try check(
        extractor.remainingArguments, in: context.xcodeProject.directoryURL,
        tool: context.tool(named: "a11y-lsp"))
    }
  }
#endif
