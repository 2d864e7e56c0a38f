// swift-tools-version: 6.2

import PackageDescription

/// Upcoming language features, enabled for every target.
var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

// Warnings are errors only in CI, so a newer compiler with new warnings can still build a release.
if Context.environment["CI"] != nil {
  settings.append(.treatAllWarnings(as: .error))
}

let package = Package(
  name: "a11y-lsp",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "a11y-lsp", targets: ["a11y-lsp"])
  ],
  targets: [
    // Each target may import only the targets above it.
    .target(name: "Source", swiftSettings: settings),
    .target(name: "Syntax", dependencies: ["Source"], swiftSettings: settings),
    .target(name: "Elements", dependencies: ["Source", "Syntax"], swiftSettings: settings),
    .target(name: "Linter", dependencies: ["Source", "Syntax", "Elements"], swiftSettings: settings),
    .target(
      name: "LanguageServer",
      dependencies: [
        "Source", "Linter",
        .target(name: "CExtendedAttributes", condition: .when(platforms: [.linux, .android])),
      ], swiftSettings: settings),
    // No code: only the C library's functions for extended attributes, which the toolchain's modules omit.
    .systemLibrary(name: "CExtendedAttributes"),
    .executableTarget(
      name: "a11y-lsp", dependencies: ["Source", "Syntax", "Elements", "Linter", "LanguageServer"],
      swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["Source", "Syntax", "Elements", "Linter", "LanguageServer"],
      path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(name: "SourceTests", dependencies: ["Source", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SyntaxTests", dependencies: ["Source", "Syntax", "TestSupport"], exclude: ["Agreement"],
      swiftSettings: settings),
    .testTarget(
      name: "ElementsTests", dependencies: ["Source", "Syntax", "Elements", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LinterTests", dependencies: ["Source", "Elements", "Linter", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["Source", "Elements", "Linter", "LanguageServer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests", dependencies: ["Linter", "LanguageServer", "TestSupport", "a11y-lsp"],
      exclude: [
        "Agents", "Completions", "Editors", "Formats", "Neovim", "Packaging", "Pages", "PreCommit",
        "Protocol", "Report", "browser.py", "checks.py", "tools.sh",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TidyTests", dependencies: ["Source", "Syntax", "Linter", "TestSupport"], swiftSettings: settings),
  ]
)

// The fuzzers require a toolchain with libFuzzer, so they're built only on request (CONTRIBUTING.md).
if Context.environment["A11Y_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzzing", dependencies: ["TestSupport"], path: "Tests/Fuzzing", exclude: ["run.sh"],
      swiftSettings: settings))
}

// The benchmark of the stages is built only on request (CONTRIBUTING.md).
if Context.environment["A11Y_BENCHMARK"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Stages",
      dependencies: ["Source", "Syntax", "Elements", "Linter", "LanguageServer", "TestSupport"],
      path: "Tests/Benchmark/Stages", swiftSettings: settings))
}
