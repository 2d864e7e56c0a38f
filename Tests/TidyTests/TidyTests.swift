// Requirements for the package's own files: size, forbidden constructs, and the direction of imports.

import Foundation
import Linter
import Source
import TestSupport
import Testing

@Suite("Tidiness")
struct TidyTests {
  private static let sources = PackageFile.swiftFiles(below: "Sources")
  private static let tests = PackageFile.swiftFiles(below: "Tests")

  @Test("the package's files are found")
  func found() {
    #expect(TidyTests.sources.count > 100)
    #expect(TidyTests.tests.count > 30)
  }

  @Test("no file is longer than 400 lines")
  func sizes() {
    for file in TidyTests.sources + TidyTests.tests where file.text.lineCount > 401 {
      Issue.record("\(file) has \(file.text.lineCount - 1) lines.")
    }
  }

  // MARK: Forbidden constructs

  @Test(
    "constructs that may trap, hide or leak are not used",
    arguments: [
      "try!", "as!", "fatalError", "@unchecked", "nonisolated(unsafe)", "unowned", "@testable",
      "preconditionFailure", "withUnsafeContinuation",
    ])
  func forbidden(construct: String) {
    check(TidyTests.sources, for: construct) { $0.containsWord(construct) }
  }

  /// Code that works on every byte is called from other modules, where the compiler inlines only `public` functions.
  @Test("public is what the compiler has to see through")
  func publicNames() {
    let transparent = ["Sources/Source/", "Sources/Syntax/", "Sources/Elements/"]
    let others = TidyTests.sources.filter { !transparent.contains(where: $0.path.hasPrefix) }
    check(others, for: "public") { $0.containsWord("public") }
  }

  @Test("nothing is force-unwrapped")
  func forceUnwraps() {
    check(TidyTests.sources, for: "!") { $0.unwrapsByForce }
  }

  @Test("only the executable prints")
  func prints() {
    let others = TidyTests.sources.filter { $0.target != "a11y-lsp" }
    check(others, for: "rint(") { $0.containsWord("print(") || $0.containsWord("debugPrint(") }
  }

  @Test("no comment says what is to be done later")
  func notes() {
    // The words are concatenated so this file doesn't contain them.
    let words = ["TO" + "DO", "XX" + "X", "HA" + "CK"]
    for file in TidyTests.sources + TidyTests.tests {
      // A word in quotes is text that rules check.
      for comment in file.comments {
        for word in words where comment.replacing("“\(word)”", with: "").contains(word) {
          Issue.record("\(file) has a \(word).")
        }
      }
    }
  }

  @Test("no file names a folder of one machine")
  func machinePaths() {
    for file in TidyTests.sources + TidyTests.tests {
      for folder in ["tmp", "work", "root", "home", "Users"] {
        let text = file.text.string
        for quote in ["\"/\(folder)/", "`/\(folder)/"] where text.contains(quote) {
          Issue.record("\(file) names a folder below /\(folder).")
        }
      }
    }
  }

  /// Reports every line of code in `files` that contains `construct` and `isForbidden`.
  private func check(_ files: [PackageFile], for construct: String, _ isForbidden: (String) -> Bool) {
    for file in files where file.text.string.contains(construct) {
      for (index, line) in file.codeLines.enumerated() where line.contains(construct) && isForbidden(line) {
        Issue.record("\(file):\(index + 1) should not contain \(construct):\(line)")
      }
    }
  }

  // MARK: Modules

  /// The package's modules that each module may import.
  private static let layers: [(module: String, imports: Set<String>)] = [
    ("Source", []), ("Syntax", ["Source"]), ("Elements", ["Source", "Syntax"]),
    ("Linter", ["Source", "Syntax", "Elements"]), ("LanguageServer", ["Source", "Linter"]),
    ("a11y-lsp", ["Source", "Syntax", "Elements", "Linter", "LanguageServer"]),
  ]

  @Test("modules import in one direction", arguments: layers.map(\.module))
  func directions(module: String) {
    let own = Set(TidyTests.layers.map(\.module))
    let allowed = TidyTests.layers.first { $0.module == module }?.imports ?? []
    for file in TidyTests.sources where file.target == module {
      for name in file.imports where own.contains(name) && !allowed.contains(name) {
        Issue.record("\(file) imports \(name).")
      }
    }
  }

  @Test("Foundation stays at the edges")
  func foundation() {
    // On Windows, Foundation gives access to files and processes.
    let exceptions = ["", "Processes"].map {
      "Sources/LanguageServer/Files/Platform/Platform+Windows\($0).swift"
    }
    for file in TidyTests.sources where !exceptions.contains(file.path) {
      for name in file.imports where name.hasPrefix("Foundation") { Issue.record("\(file) imports \(name).") }
    }
  }

  @Test("Source, Syntax, Elements and Linter need no operating system")
  func operatingSystem() {
    let pure = ["Source", "Syntax", "Elements", "Linter"]
    for file in TidyTests.sources where pure.contains(String(file.target)) {
      for name in file.imports where !pure.contains(name) { Issue.record("\(file) imports \(name).") }
    }
  }

  @Test("the package depends on no other")
  func dependencies() throws {
    let manifest = try contents(of: "Package.swift")
    #expect(!manifest.contains(".package("))
    #expect(manifest.contains("// swift-tools-version: 6."))
  }

  // MARK: Rules

  @Test("every file below Rules defines one rule, and all of them are listed")
  func rules() {
    let files = TidyTests.sources.filter {
      $0.path.hasPrefix("Sources/Linter/Rules/") && !$0.path.contains("+")
    }
    var ids: [String] = []
    for file in files {
      let id = file.text.string.split(separator: "= Rule(").dropFirst().map { $0.split(separator: "\"")[1] }
      #expect(id.count == 1, "\(file) defines \(id.count) rules.")
      let expected = file.path.split(separator: "/").last?.dropLast(6).kebabCased ?? ""
      #expect(id.first.map(String.init) == expected, "\(file) is not called after its rule.")
      ids += id.map(String.init)
    }
    #expect(ids.sorted() == Rule.all.map(\.id).sorted())
  }

  // MARK: Directories

  @Test("every folder at the top has its purpose")
  func folders() throws {
    let known: Set = ["Sources", "Tests", "editors", "protocol-fixtures"]
    for name in try FileManager.default.contentsOfDirectory(atPath: PackageFolder.path)
    where !name.hasPrefix(".") {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: PackageFolder.path + "/" + name, isDirectory: &isFolder)
      if isFolder.boolValue { #expect(known.contains(name), "\(name) is unknown.") }
    }
  }

  @Test(
    "the documents at the top exist",
    arguments: ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"])
  func documents(name: String) throws {
    #expect(try contents(of: name).split(separator: "\n").count > 2)
  }

  private func contents(of path: String) throws -> String {
    try String(contentsOfFile: PackageFolder.path + "/" + path, encoding: .utf8)
  }

  // MARK: Format
}

private extension StringProtocol {
  /// Returns whether the line contains `word`, not as part of a longer word.
  func containsWord(_ word: String) -> Bool {
    split(separator: " ").contains { $0 == word }
      || ranges(of: word).contains { range in
        let before = self[..<range.lowerBound].last
        let after = self[range.upperBound...].first
        return !(before?.isPartOfWord ?? false) && !(after?.isPartOfWord ?? false)
      }
  }

  /// True if a `!` follows an operand.
  var unwrapsByForce: Bool {
    indices.contains { index in
      guard self[index] == "!", index > startIndex else { return false }
      let before = self[self.index(before: index)]
      let after = self[self.index(after: index)...].first
      return (before.isPartOfWord || before == ")" || before == "]") && after != "="
    }
  }

  /// The text in kebab case: `two-words` for `TwoWords`. Consecutive uppercase letters, as in `OldAPI`, are one word.
  var kebabCased: String {
    var isBehindCapital = true
    return reduce(into: "") { text, character in
      if character.isUppercase, !isBehindCapital { text += "-" }
      isBehindCapital = character.isUppercase
      text += character.lowercased()
    }
  }
}

private extension Character {
  var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "." }
}
