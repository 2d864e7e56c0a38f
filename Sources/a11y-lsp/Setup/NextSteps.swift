// What to do when a project is set up: for the editors found, for hooks and for CI.

import LanguageServer

/// The lines that `init` ends with.
enum NextSteps {
  /// A step for each editor that the project's folders or the programs of the machine tell of, then hook and CI.
  static func lines(forProjectAt root: String) -> [String] {
    let names = ((try? Platform.entries(of: root)) ?? []).map(\.name)
    let editors = Editor.allCases.filter { editor in
      names.contains { name in editor.traces.contains { name.hasSuffix($0) } }
        || editor.programs.contains(where: isInstalled)
    }
    return editors.map { "\($0.name): \($0.step)" } + [
      "Before each commit: \(hook(names, root))",
      "In CI: a11y-lsp check\(format(names)); of a branch alone: a11y-lsp check --changed-since main.",
    ]
  }

  /// What to do in a project that holds `names`, so that commits are checked.
  private static func hook(_ names: [String], _ root: String) -> String {
    if names.contains(".pre-commit-config.yaml") {
      return "name a11y-lsp's repository and its hook a11y-lsp, or a11y-lsp-system, in "
        + ".pre-commit-config.yaml, then pre-commit install."
    }
    guard (try? Platform.kind(of: FilePath.join(root, ".git/hooks/pre-commit"))) == nil else {
      return "add the line “a11y-lsp check --staged || exit” to .git/hooks/pre-commit."
    }
    return "write two lines, “#!/bin/sh” and “a11y-lsp check --staged”, into .git/hooks/pre-commit, "
      + "then chmod +x .git/hooks/pre-commit."
  }

  /// The option for the pipeline that `names` tell of.
  private static func format(_ names: [String]) -> String {
    if names.contains(".gitlab-ci.yml") { return " --format gitlab=gl-code-quality-report.json" }
    return names.contains(".github") ? " --format github" : ""
  }

  /// Whether a program of this name is in a folder of `PATH`.
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

  /// An editor that a language server can be used in.
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

    /// Endings of names in the project's folder.
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

    /// Names of its programs. `zeditor` is Zed's in many distributions.
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

    var step: String {
      let generic =
        "have an extension for language servers start “a11y-lsp server” for Swift, Kotlin and XML."
      switch self {
      case .xcode: return "add a Run Script build phase: a11y-lsp check --format xcode"
      case .visualStudioCode: return "install the extension in editors/vscode of a11y-lsp"
      case .zed: return generic
      case .androidStudio:
        return "have a plugin for language servers start “a11y-lsp server” for Kotlin and XML."
      case .neovim:
        return
          "copy lsp/ and lua/ of editors/neovim of a11y-lsp to ~/.config/nvim/, then in init.lua "
          + "vim.lsp.enable('a11y_lsp'); before Neovim 0.11 require('a11y_lsp').setup()"
      case .vim:
        return
          "with the plugin ALE, copy ale_linters/ and autoload/ of editors/vim of a11y-lsp to ~/.vim/; "
          + "for vim-lsp see the README there"
      case .helix:
        return
          "in languages.toml, language-server.a11y-lsp = { command = \"a11y-lsp\", args = [\"server\"] }, "
          + "and its name in language-servers of swift, kotlin and xml"
      case .emacs:
        return
          "put a11y-lsp.el of editors/emacs of a11y-lsp into your load-path, then in init.el (require 'a11y-lsp) and "
          + "(a11y-lsp-eglot-setup), and M-x eglot in a file"
      }
    }
  }
}
