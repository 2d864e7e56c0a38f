// Fuzz targets. libFuzzer runs them from Tests/Fuzzing, and the test suite runs them with their seeds.

import Elements

/// A part of a11y-lsp that handles untrusted bytes, and the properties that must hold for any bytes.
package struct FuzzTarget: Sendable {
  /// The name of the target and of its corpus directory.
  package var name: String
  /// The violated property for these bytes, or nil if there's none.
  package var problem: @Sendable ([UInt8]) -> String?
  /// The initial inputs.
  package var seeds: @Sendable () -> [[UInt8]]

  package init(
    _ name: String, seeds: @escaping @Sendable () -> [[UInt8]],
    problem: @escaping @Sendable ([UInt8]) -> String?
  ) {
    self.name = name
    self.seeds = seeds
    self.problem = problem
  }

  /// All targets.
  package static let all: [FuzzTarget] = [
    swift, kotlin, layout, resources, documents, project, framing, json, conversation, configuration, globs,
    ignoring,
    edits,
    editing, scaling,
  ]

  // MARK: - Languages

  static let swift = FuzzTarget("swift", seeds: { FuzzSeeds.texts { $0.hasSuffix(".swift") } }) { bytes in
    LintCheck.strict.problem(in: bytes, "App/Screen.swift")
  }

  static let kotlin = FuzzTarget("kotlin", seeds: { FuzzSeeds.texts { $0.hasSuffix(".kt") } }) { bytes in
    LintCheck.strict.problem(in: bytes, "app/src/main/kotlin/Screen.kt")
  }

  static let layout = FuzzTarget("layout", seeds: { FuzzSeeds.texts(where: FuzzSeeds.isLayout) }) { bytes in
    LintCheck.strict.problem(in: bytes, "app/src/main/res/layout/screen.xml")
  }

  /// Other resource files. The first byte of the input is a digit that selects their path.
  static let resources = FuzzTarget("resources", seeds: FuzzSeeds.resources) { bytes in
    let path = FuzzSeeds.resourcePaths[Int(bytes.first ?? 0) % FuzzSeeds.resourcePaths.count]
    return LintCheck.strict.problem(in: Array(bytes.dropFirst()), path)
  }

  /// Interface Builder files.
  static let documents = FuzzTarget(
    "documents", seeds: { FuzzSeeds.texts(where: InterfaceBuilderDocument.isDocument) }
  ) { bytes in
    LintCheck.strict.problem(in: bytes, "App/Base.lproj/Screen.storyboard")
  }
}
