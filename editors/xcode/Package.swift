// swift-tools-version: 6.0
// Plugins that run a prebuilt a11y-lsp, so you don't compile it. Each release includes `a11y-lsp.artifactbundle`.
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
    // Only `--fix` writes, and a SwiftPM option grants that. Declared here, every check would need permission.
    .plugin(
      name: "A11yCheck",
      capability: .command(
        intent: .custom(
          verb: "a11y", description: "Check for accessibility problems. Takes the options of a11y-lsp check.")
      ),
      dependencies: ["a11y-lsp"]),
  ]
)
