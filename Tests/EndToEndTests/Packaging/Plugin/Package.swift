// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Toy",
  targets: [
    .target(name: "App"),
    .binaryTarget(name: "a11y-lsp", path: "a11y-lsp.artifactbundle"),
    .plugin(
      name: "Check",
      capability: .command(intent: .custom(verb: "a11y-check", description: "Find accessibility barriers")),
      dependencies: ["a11y-lsp"]),
  ]
)
