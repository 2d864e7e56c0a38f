// swift-tools-version: 6.0
// Plugins that run a prebuilt a11y-lsp, so that nobody has to compile it. `a11y-lsp.artifactbundle` comes with a release.
import PackageDescription

let package = Package(
  name: "a11y-lsp-plugins",
  products: [
    .plugin(name: "A11yLint", targets: ["A11yLint"]),
    .plugin(name: "A11yCheck", targets: ["A11yCheck"]),
  ],
  targets: [
    .binaryTarget(name: "a11y-lsp", path: "a11y-lsp.artifactbundle"),
    .plugin(name: "A11yLint", capability: .buildTool(), dependencies: ["a11y-lsp"]),
    // Only --fix writes, and SwiftPM grants that by an option; declared here, every check would have to be granted.
    .plugin(
      name: "A11yCheck",
      capability: .command(
        intent: .custom(
          verb: "a11y", description: "Find accessibility barriers; takes the options of a11y-lsp check.")),
      dependencies: ["a11y-lsp"]),
  ]
)
