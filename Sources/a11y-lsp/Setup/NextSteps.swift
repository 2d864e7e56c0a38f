// The next steps after `init`: editors, hooks, and CI.

import LanguageServer

/// The last lines of `init`.
enum NextSteps {
  /// A step with the code to paste, if there is any.
  struct Step {
    var text: String
    var code: [String] = []
  }

  /// Returns one step for each editor detected in the project or on the machine, then the steps for AI agents, if
  /// there are any, the editor guide, the hook, and CI.
  static func steps(forProjectAt root: String) -> [Step] {
    let names = ((try? Platform.entries(of: root)) ?? []).map(\.name)
    let editors = Editor.allCases.filter { editor in
      names.contains { name in editor.traces.contains { name.hasSuffix($0) } }
        || editor.programs.contains(where: isInstalled)
    }
    let hasAgents = names.contains(where: agentTraces.contains) || agents.contains(where: isInstalled)
    let agentStep = Step(
      text:
        "AI agents: add the MCP server 'a11y-lsp mcp', in .mcp.json for example; editors/agents in the a11y-lsp "
        + "repository has files for several agents.",
      code: [#"{ "mcpServers": { "a11y": { "command": "a11y-lsp", "args": ["mcp"] } } }"#])
    let guide = Product.place(ofFile: "editors/README.md")
    let last = [
      Step(text: "\(editors.isEmpty ? "Editors" : "Details and other editors"): see \(guide)."),
      hook(names, root),
      Step(
        text: "In CI: run 'a11y-lsp check\(format(names))'. For pull requests, add '--changed-since main'."),
    ]
    return editors.map { Step(text: "\($0.name): \($0.step)", code: $0.code) }
      + (hasAgents ? [agentStep] : [])
      + last
  }

  /// The names in the project directory that indicate an AI agent, and the names of executables.
  private static let agentTraces: Set = [
    "AGENTS.md", "CLAUDE.md", "GEMINI.md", ".claude", ".codex", ".cursor", ".gemini", ".mcp.json",
  ]
  private static let agents = ["claude", "codex", "cursor", "gemini", "opencode"]

  /// Returns the step that adds a pre-commit hook to a project with the entries `names`.
  private static func hook(_ names: [String], _ root: String) -> Step {
    let title = "Before each commit: "
    if names.contains(".pre-commit-config.yaml") {
      return Step(
        text: title
          + "add the a11y-lsp hook (or a11y-lsp-system) to .pre-commit-config.yaml, then run 'pre-commit install'."
      )
    }
    let file = ".git/hooks/pre-commit"
    guard (try? Platform.kind(of: FilePath.join(root, file))) == nil else {
      return Step(text: title + "add the line 'a11y-lsp check --staged || exit' to \(file).")
    }
    return Step(
      text: title + "create a hook with this command.",
      code: [#"printf '#!/bin/sh\na11y-lsp check --staged\n' > \#(file) && chmod +x \#(file)"#])
  }

  /// Returns the format option for the CI system found among `names`.
  private static func format(_ names: [String]) -> String {
    if names.contains(".gitlab-ci.yml") { return " --format gitlab=gl-code-quality-report.json" }
    return names.contains(".github") ? " --format github" : ""
  }

  /// Returns whether a program is in a `PATH` directory.
  private static func isInstalled(_ program: String) -> Bool {
    #if os(Windows)
      let (separator, ending) = (Character(";"), ".exe")
    #else
      let (separator, ending) = (Character(":"), "")
    #endif
    return (Platform.environment("PATH") ?? "").split(separator: separator).contains { folder in
      (try? Platform.kind(of: FilePath.join(String(folder), program + ending))) == .file
    }
  }

  /// An editor that supports language servers.
  private enum Editor: CaseIterable {
    case xcode, androidStudio, visualStudioCode, neovim, vim, helix, zed, emacs

    var name: String {
      switch self {
      case .xcode: "Xcode"
      case .androidStudio: "Android Studio"
      case .visualStudioCode: "Visual Studio Code"
      case .neovim: "Neovim"
      case .vim: "Vim"
      case .helix: "Helix"
      case .zed: "Zed"
      case .emacs: "Emacs"
      }
    }

    /// Name suffixes in the project directory that indicate the editor.
    var traces: [String] {
      switch self {
      case .xcode: [".xcodeproj", ".xcworkspace"]
      case .androidStudio: [".idea", "settings.gradle", "settings.gradle.kts"]
      case .visualStudioCode: [".vscode"]
      case .zed: [".zed"]
      case .helix: [".helix"]
      case .neovim, .vim, .emacs: []
      }
    }

    /// The names of its executables. Many distributions call Zed `zeditor`.
    var programs: [String] {
      switch self {
      case .xcode, .androidStudio: []
      case .visualStudioCode: ["code", "codium"]
      case .neovim: ["nvim"]
      case .vim: ["vim"]
      case .helix: ["hx", "helix"]
      case .zed: ["zed", "zeditor"]
      case .emacs: ["emacs"]
      }
    }

    /// The code to paste.
    var code: [String] {
      switch self {
      case .xcode:
        [
          #"PATH="$PATH:/opt/homebrew/bin:/usr/local/bin" a11y-lsp check --format xcode --fail-on never --quiet "$SRCROOT""#
        ]
      case .helix:
        [
          #"language-server.a11y-lsp = { command = "a11y-lsp", args = ["server"] }"#,
          "[[language]]", #"name = "swift""#, #"language-servers = ["sourcekit-lsp", "a11y-lsp"]"#,
          "[[language]]", #"name = "kotlin""#, #"language-servers = ["kotlin-language-server", "a11y-lsp"]"#,
          "[[language]]", #"name = "xml""#, #"language-servers = ["a11y-lsp"]"#,
        ]
      case .emacs: ["(require 'a11y-lsp)", "(a11y-lsp-eglot-setup)"]
      case .neovim: ["vim.lsp.enable('a11y_lsp')"]
      case .androidStudio, .visualStudioCode, .vim, .zed: []
      }
    }

    var step: String {
      let generic =
        "configure your LSP client to run 'a11y-lsp server' for Swift, Kotlin, and XML files."
      switch self {
      case .xcode:
        return
          "add a Run Script build phase with this line, or with the contents of editors/xcode/lint.sh from the a11y-lsp "
          + "repository, which checks only changed files, and set User Script Sandboxing to No."
      case .visualStudioCode: return "install the extension from editors/vscode in the a11y-lsp repository."
      case .zed: return generic
      case .androidStudio:
        return "configure an LSP plugin to run 'a11y-lsp server' for Kotlin and XML files."
      case .neovim:
        return
          "copy lsp/ and lua/ from editors/neovim in the a11y-lsp repository to ~/.config/nvim/, then add "
          + "vim.lsp.enable('a11y_lsp') to init.lua; before Neovim 0.11, add require('a11y_lsp').setup()."
      case .vim:
        return
          "with ALE, copy ale_linters/ and autoload/ from editors/vim in the a11y-lsp repository to ~/.vim/; "
          + "for vim-lsp, see the README there."
      case .helix:
        return
          "add this to ~/.config/helix/languages.toml; if it already has lists of language-servers, add \"a11y-lsp\" to them."
      case .emacs:
        return
          "copy a11y-lsp.el from editors/emacs in the a11y-lsp repository to your load-path, add (require 'a11y-lsp) and "
          + "(a11y-lsp-eglot-setup) to init.el, and run M-x eglot in a file."
      }
    }
  }
}
