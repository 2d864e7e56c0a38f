// The wording of everything that people read: comments, texts, documents, and editor settings.

import Foundation
import Linter
import Source
import TestSupport
import Testing

@Suite("Prose")
struct ProseTests {
  private static let sources = PackageFile.swiftFiles(below: "Sources")
  private static let tests = PackageFile.swiftFiles(below: "Tests")

  @Test("comments use the glossary's words")
  func comments() {
    // The glossary itself quotes the old words.
    for file in ProseTests.sources + ProseTests.tests where !file.path.hasSuffix("/Glossary.swift") {
      for comment in file.comments { report(Glossary.problems(in: comment), in: file.path, comment) }
    }
  }

  @Test("documentation comments start with a noun phrase or a verb")
  func beginnings() {
    for file in ProseTests.sources + ProseTests.tests {
      for comment in file.documentation where comment.hasPrefix("What ") || comment.hasPrefix("Whether ") {
        Issue.record("\(file): \(comment)")
      }
    }
  }

  /// Directories whose literals are read by people. Elsewhere, they're code or words that the linter recognizes.
  private static let spoken = [
    "Sources/a11y-lsp/", "Sources/LanguageServer/", "Sources/Linter/Baseline/",
    "Sources/Linter/Configuration/", "Sources/Linter/Engine/", "Sources/Linter/Guidance/",
    "Sources/Linter/References/", "Sources/Linter/Setup/", "Sources/Linter/Suppressions/",
    "Sources/Linter/Workspace/", "Sources/Linter/Report",
  ]

  @Test("texts use the glossary's words")
  func texts() {
    for file in ProseTests.sources where ProseTests.spoken.contains(where: file.path.hasPrefix) {
      for text in file.texts where text.contains(" ") {
        report(Glossary.problems(in: text), in: file.path, text)
      }
    }
  }

  @Test("documents use the glossary's words", arguments: PackageFolder.documents)
  func documents(path: String) throws {
    let text = try String(contentsOfFile: "\(PackageFolder.path)/\(path)", encoding: .utf8)
    var isCode = false
    for line in text.split(separator: "\n") {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      if !isCode { report(Glossary.problems(in: String(line)), in: path, String(line)) }
    }
  }

  private func report(_ problems: [String], in path: String, _ text: String) {
    for problem in problems { Issue.record("\(path): \(problem)\n\(text)") }
  }
}
