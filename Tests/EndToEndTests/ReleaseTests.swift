// Statements in documents and recipes about the release and the commands.

import Foundation
import LanguageServer
import Linter
import TestSupport
import Testing

@Suite struct ReleaseTests {
  private static func contents(of path: String) throws -> String {
    try String(contentsOfFile: PackageFolder.path + "/" + path, encoding: .utf8)
  }

  @Test(arguments: ["README.md", ".github/pipelines/README.md", ".github/packaging/README.md"])
  func `Documents name the version that the binary prints`(path: String) throws {
    let words = try ReleaseTests.contents(of: path).split { !($0.isLetter || $0.isNumber || $0 == ".") }
    let versions = words.filter { $0.first == "v" && $0.dropFirst().first?.isNumber == true && $0.count > 4 }
    #expect(!versions.isEmpty)
    for version in versions { #expect(version == "v\(Product.version)") }
  }

  @Test func `The changelog begins with this version`() throws {
    let first = try ReleaseTests.contents(of: "CHANGELOG.md").split(separator: "\n").first {
      $0.hasPrefix("## ")
    }
    #expect(first?.hasPrefix("## \(Product.version) ") == true)
  }

  @Test func `Editor packages have this version`() throws {
    for folder in try FileManager.default.contentsOfDirectory(atPath: PackageFolder.path + "/editors") {
      let path = "editors/\(folder)/package.json"
      guard let text = try? ReleaseTests.contents(of: path) else { continue }
      #expect(text.contains("\"version\": \"\(Product.version)\""), "\(path)")
    }
  }

  @Test func `The hooks of pre-commit require the wheel of this version`() throws {
    let text = try ReleaseTests.contents(of: "pyproject.toml")
    #expect(text.contains("version = \"\(Product.version)\"\n"))
    #expect(text.contains("\"a11y-lsp==\(Product.version)\""))
  }

  @Test func `The README is short and contains the number of rules`() throws {
    let text = try ReleaseTests.contents(of: "README.md")
    #expect(text.contains("\(Rule.all.count) rules"))
    #expect(text.split(whereSeparator: \.isWhitespace).count <= 900)
  }

  @Test func `The manual contains every command`() throws {
    let text = try ReleaseTests.contents(of: ".github/manual/command-line.md")
    let help = try Program.run(["--help"]).text
    let commands = help.split(separator: "\n").drop { $0 != "Commands:" }.dropFirst().prefix {
      $0.hasPrefix("  ")
    }
    .filter { !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first }
    #expect(commands.count > 9)
    for command in commands { #expect(text.contains("`a11y-lsp \(command)"), "\(command)") }
  }
}
