// The first configuration of a project, with the real binary. The output isn't a terminal, so it never prompts.

import Foundation
import TestSupport
import Testing

@Suite struct InitCommandTests {
  private func project(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      [
        ".git/HEAD": "", "App/A.swift": Screens.nameless, "App/B.swift": Screens.rolelessTwice,
        "Pods/P.swift": Screens.nameless, "App.xcodeproj/project.pbxproj": "developmentRegion = de;",
      ].merging(files) { $1 })
  }

  /// A component that's a button, and a use of it.
  private let component = """
    import SwiftUI
    struct Tile: View {
      let title: String
      var body: some View { Button(title) { open() } }
    }
    struct Tiles: View {
      var body: some View { Tile(title: "Books") }
    }
    """

  private func run(
    _ words: String, in folder: TemporaryFolder, at subfolder: String = "", code: Int32 = 0,
    location: SourceLocation = #_sourceLocation
  ) throws -> Program.Outcome {
    let outcome = try Program.run(
      words.split(separator: " ").map(String.init), in: folder[subfolder],
      environment: ["PATH": folder["bin"]])
    #expect(outcome.code == code, "\(outcome.text)\(outcome.errors)", sourceLocation: location)
    return outcome
  }

  @Test func `Writes the configuration to the project root, and prints findings and next steps`() throws {
    let folder = try project(["bin/hx": "", "App/C.swift": component])
    let outcome = try run("init", in: folder, at: "App")
    #expect(outcome.errors == "")
    let text = outcome.text.replacing(folder.path, with: "ROOT")
    #expect(
      text.replacing("/private", with: "") == """
        Found: SwiftUI (3 files).
        Recognized 2 custom components; run 'a11y-lsp components' to list them.
        Development language: de.
        Skipped generated or vendored code: Pods/** (1 file).
        3 findings in 3 files (1 error, 2 warnings).

        Wrote ROOT/.a11y-lsp.json.

        Next:
          To report only new findings, run 'a11y-lsp baseline create' and set "baseline" in the configuration.
          Xcode: add a Run Script build phase with this line, or with the contents of editors/xcode/lint.sh from the \
        a11y-lsp repository, which checks only changed files, and set User Script Sandboxing to No.
              PATH="$PATH:/opt/homebrew/bin:/usr/local/bin" a11y-lsp check --format xcode --fail-on never --quiet \
        "$SRCROOT"
          Helix: add this to ~/.config/helix/languages.toml; if it already has lists of language-servers, add \
        "a11y-lsp" to them.
              language-server.a11y-lsp = { command = "a11y-lsp", args = ["server"] }
              [[language]]
              name = "swift"
              language-servers = ["sourcekit-lsp", "a11y-lsp"]
              [[language]]
              name = "kotlin"
              language-servers = ["kotlin-language-server", "a11y-lsp"]
              [[language]]
              name = "xml"
              language-servers = ["a11y-lsp"]
          Details and other editors: see editors/README.md in the a11y-lsp repository.
          Before each commit: create a hook with this command.
              hook=$(git rev-parse --git-path hooks/pre-commit) && printf '#!/bin/sh\\na11y-lsp check --staged\\n' >> \
        "$hook" && chmod +x "$hook"
          In CI: run 'a11y-lsp check'. For pull requests, add '--changed-since origin/main' and fetch the whole history.

        """)
    #expect(
      try folder.text(of: ".a11y-lsp.json") == """
        {
          // "recommended" runs rules with few false positives; "strict" runs all rules.
          "profile": "recommended",

          // The app's languages, with the language of texts in code first.
          "locales": ["de"],

          // Generated and vendored code.
          "exclude": ["Pods/**"]
        }

        """)
    #expect(
      try run("check", in: folder, code: 1).text.contains("3 findings in 2 of 3 files (1 error, 2 warnings).")
    )
  }

  @Test func `The next steps match the project's pre-commit and CI setup`() throws {
    let github = try run(
      "init", in: try project([".pre-commit-config.yaml": "", ".github/workflows/a.yml": ""])
    ).text
    #expect(
      github.contains(
        "add the a11y-lsp hook (or a11y-lsp-system) to .pre-commit-config.yaml, then run 'pre-commit install'"
      ))
    #expect(github.contains("In CI: run 'a11y-lsp check --format github'."))
    let gitlab = try run("init", in: try project([".gitlab-ci.yml": ""])).text
    #expect(gitlab.contains("In CI: run 'a11y-lsp check --format gitlab=gl-code-quality-report.json'."))
    let hooked = try run("init", in: try project([".git/hooks/pre-commit": "#!/bin/sh\n"])).text
    #expect(hooked.contains("add the line 'a11y-lsp check --staged || exit' to .git/hooks/pre-commit."))
    let husky = try run("init", in: try project([".husky/pre-commit": ""])).text
    #expect(husky.contains("add the line 'a11y-lsp check --staged || exit' to .husky/pre-commit."))
  }

  @Test func `The hook to paste works in any directory of the repository`() throws {
    let folder = try TemporaryFolder(["App/A.swift": Screens.nameless])
    #expect(try Program.shell("git init -q -b trunk", in: folder.path).code == 0)
    let steps = try Program.run(["init"], in: folder["App"]).text.split(separator: "\n")
    let hook = try #require(steps.first { $0.contains("hook=$(") })
    let pasted = try Program.shell(String(hook), in: folder["App"])
    #expect(pasted.code == 0, "\(pasted.errors)")
    #expect(try folder.text(of: ".git/hooks/pre-commit") == "#!/bin/sh\na11y-lsp check --staged\n")
    #expect(try Program.shell("test -x .git/hooks/pre-commit", in: folder.path).code == 0)
  }

  @Test(
    "Pull requests are compared with the default branch of the remote, or of the repository",
    arguments: [
      ("git init -q -b trunk", "origin/trunk"),
      ("git init -q -b work && git commit -q --allow-empty -m a && git branch master", "origin/master"),
      ("git init -q -b 'it;s' ", "origin/main"),
      (
        "git init -q -b main && git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/release/next",
        "origin/release/next"
      ),
    ])
  func branches(setup: String, branch: String) throws {
    let folder = try TemporaryFolder(["A.swift": Screens.nameless, ".github/workflows/a.yml": ""])
    let identity =
      "export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@a; "
    #expect(try Program.shell(identity + setup, in: folder.path).code == 0)
    #expect(
      try Program.run(["init"], in: folder.path).text.hasSuffix(
        "add '--changed-since \(branch)' and fetch the whole history (fetch-depth: 0).\n"))
  }

  @Test func `Without a repository, no hook and no comparison with a branch are proposed`() throws {
    let folder = try TemporaryFolder(["A.swift": Screens.nameless])
    let text = try Program.run(["init"], in: folder.path).text
    #expect(text.hasSuffix("\n  In CI: run 'a11y-lsp check'.\n") && !text.contains("commit"))
  }

  @Test func `The code of the project shows which editors are used`() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "ios/A.swift": Screens.nameless, "android/app/src/main/res/layout/a.xml": "<View/>",
    ])
    let text = try run("init", in: folder).text
    #expect(text.contains("\n  Xcode: ") && text.contains("\n  Android Studio: "))
    let other = try TemporaryFolder([".git/HEAD": "", "ios/A.swift": Screens.nameless])
    let apple = try run("init", in: other).text
    #expect(apple.contains("\n  Xcode: ") && !apple.contains("\n  Android Studio: "))
  }

  @Test func `Installed editors are described in the words of their READMEs`() throws {
    let installed = ["emacs", "nvim", "vim", "zed", "code"].map { ("bin/\($0)", "") }
    let files = Dictionary(uniqueKeysWithValues: installed + [(".idea/a.xml", "")])
    let text = try run("init", in: try project(files)).text
    #expect(text.contains("(require 'a11y-lsp) and (a11y-lsp-eglot-setup)"))
    #expect(text.contains("copy lsp/ and lua/ from editors/neovim"))
    #expect(text.contains("before Neovim 0.11, add require('a11y_lsp').setup()"))
    let code = text.split(separator: "\n").filter { $0.hasPrefix("      ") }.map { $0.dropFirst(6) }
    func readme(_ editor: String) throws -> String {
      try String(contentsOfFile: "\(PackageFolder.path)/editors/\(editor)/README.md", encoding: .utf8)
    }
    let vim = try #require(code.first { $0.hasPrefix("autocmd") })
    #expect(try readme("vim").contains(vim))
    let zed = try #require(code.first { $0.contains("code_actions_on_format") })
    #expect(
      try readme("zed").contains("\"source.fixAll.a11y\": true")
        && zed.contains("\"source.fixAll.a11y\": true"))
    #expect(code.contains("code --install-extension a11y-lsp.vsix") && code.contains("a11y-lsp server"))
  }

  @Test func `With a baseline, known findings are no longer reported`() throws {
    let folder = try project()
    let outcome = try run("init --yes --baseline", in: folder)
    #expect(outcome.text.contains("Recorded 3 findings in .a11y-lsp-baseline.\n"))
    #expect(!outcome.text.contains("baseline create"))
    #expect(try folder.text(of: ".a11y-lsp.json").contains(#""baseline": ".a11y-lsp-baseline""#))
    let check = try run("check --fail-on-stale", in: folder)
    #expect(check.text == "No findings in 2 files (3 hidden by the baseline).\n")
    #expect(check.errors == "")
  }

  @Test func `Hints that a baseline records are counted`() throws {
    let rules = #"{"rules": {"missing-icon-button-label": "hint"}}"#
    let folder = try project(["base.json": rules, "App/.a11y-lsp.json": #"{"extends": "../base.json"}"#])
    let text = try run("init --baseline", in: folder).text
    #expect(text.contains("2 findings in 2 files (2 warnings; 1 hint not shown).\n"), "\(text)")
    #expect(text.contains("Recorded 3 findings in .a11y-lsp-baseline."))
  }

  @Test func `A project without code gets an empty baseline on request`() throws {
    let folder = try TemporaryFolder([".git/HEAD": ""])
    let outcome = try run("init --baseline", in: folder)
    #expect(outcome.text.contains("code found yet.\nNo findings in 0 files."))
    #expect(try run("check", in: folder).errors == "")
    #expect(try run("config", in: folder).errors == "")
  }

  @Test func `If there is nothing to check, nothing is written unless requested`() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "README.md": ""])
    let outcome = try run("init", in: folder, code: 2)
    #expect(outcome.errors.contains("nothing was written") && outcome.errors.contains("a11y-lsp init --yes"))
    #expect(try folder.names == [".git", "README.md"])
    #expect(try run("init --yes", in: folder).text.contains("Wrote "))
  }

  @Test func `An existing baseline is named and kept`() throws {
    let folder = try project()
    _ = try run("baseline create", in: folder)
    let old = try folder.text(of: ".a11y-lsp-baseline")
    let outcome = try run("init --baseline", in: folder)
    #expect(outcome.text.contains("No findings in 2 files (3 hidden by the baseline).\n"))
    #expect(try folder.text(of: ".a11y-lsp-baseline") == old)
    #expect(try folder.text(of: ".a11y-lsp.json").contains(#""baseline""#))
  }

  @Test func `The baseline of a project inside doesn't prevent a configuration`() throws {
    let folder = try project([
      "Kit/.a11y-lsp.json": "{\"baseline\": \".a11y-lsp-baseline\"}\n", "Kit/A.swift": "",
    ])
    _ = try run("baseline create", in: folder, at: "Kit")
    #expect(try run("init --yes", in: folder).text.contains("Wrote .a11y-lsp.json."))
  }

  @Test func `Existing files are never overwritten`() throws {
    for existing in ["", "{\"profile\": \"strict\"}\n"] {
      let folder = try project([".a11y-lsp.json": existing])
      let outcome = try run("init --yes --baseline", in: folder, at: "App", code: 2)
      #expect(outcome.errors.contains("/.a11y-lsp.json already exists; nothing was changed"))
      #expect(outcome.text == "")
      #expect(try folder.text(of: ".a11y-lsp.json") == existing)
      #expect(throws: (any Error).self) { try folder.text(of: ".a11y-lsp-baseline") }
    }
  }

  @Test func `Failures are reported`() throws {
    let folder = try project()
    #expect(try run("init App", in: folder, code: 2).errors.contains("unexpected argument 'App'"))
    #expect(try run("init --yess", in: folder, code: 2).errors.contains("did you mean '--yes'?"))
    #expect(try run("help init", in: folder).text.contains("never overwrites"))
  }

  #if !os(Windows)
    @Test func `A read-only directory is named, with exit code 3`() throws {
      guard getuid() != 0 else { return }
      let folder = try project()
      try folder.setPermissions(0o555, of: "")
      defer { try? folder.setPermissions(0o755, of: "") }
      #expect(try run("init", in: folder, code: 3).errors.contains("can't be written"))
    }
  #endif
}
