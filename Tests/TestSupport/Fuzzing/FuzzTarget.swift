// What is fuzzed. libFuzzer drives these from Tests/Fuzzing, the test suite with their seeds.

import Elements

/// A part of the product that takes bytes from strangers, and what must hold for any bytes.
package struct FuzzTarget: Sendable {
  /// The name of the target and of its corpus folder.
  package var name: String
  /// What does not hold for these bytes; nil where all is well.
  package var problem: @Sendable ([UInt8]) -> String?
  /// Inputs to start from.
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

  /// The other resource files; the first byte of the input is a digit that chooses among their paths.
  static let resources = FuzzTarget("resources", seeds: FuzzSeeds.resources) { bytes in
    let path = FuzzSeeds.resourcePaths[Int(bytes.first ?? 0) % FuzzSeeds.resourcePaths.count]
    return LintCheck.strict.problem(in: Array(bytes.dropFirst()), path)
  }

  /// Documents of Interface Builder.
  static let documents = FuzzTarget(
    "documents", seeds: { FuzzSeeds.texts(where: InterfaceBuilderDocument.isDocument) }
  ) { bytes in
    LintCheck.strict.problem(in: bytes, "App/Base.lproj/Screen.storyboard")
  }
}
