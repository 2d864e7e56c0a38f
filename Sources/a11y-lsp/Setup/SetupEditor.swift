// The editors that `init` detects.

import Elements

/// An editor that supports language servers.
enum SetupEditor: CaseIterable {
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

  /// Returns whether it's the usual editor for code in one of some frameworks.
  func isFor(_ frameworks: some Sequence<Framework>) -> Bool {
    switch self {
    case .xcode: frameworks.contains { !$0.isAndroid }
    case .androidStudio: frameworks.contains(where: \.isAndroid)
    case .visualStudioCode, .neovim, .vim, .helix, .zed, .emacs: false
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
    case .androidStudio: ["a11y-lsp server"]
    case .visualStudioCode:
      [
        "cd editors/vscode && npm install && npm run package -- --out a11y-lsp.vsix",
        "code --install-extension a11y-lsp.vsix",
      ]
    case .vim:
      [
        "autocmd User lsp_setup call lsp#register_server({'name': 'a11y-lsp', 'cmd': ['a11y-lsp', 'server'],",
        #"  \ 'allowlist': ['swift', 'kotlin', 'xml'], 'workspace_config': {'a11y': {}}})"#,
      ]
    case .zed:
      [
        #"{ "languages": { "Swift": { "code_actions_on_format": { "source.fixAll.a11y": true } },"#,
        #"  "Kotlin": { "code_actions_on_format": { "source.fixAll.a11y": true } } } }"#,
      ]
    }
  }

  var step: String {
    switch self {
    case .xcode:
      return
        "add a Run Script build phase with this line, or with the contents of editors/xcode/lint.sh from the a11y-lsp "
        + "repository, which checks only changed files, and set User Script Sandboxing to No."
    case .visualStudioCode:
      return "build and install the extension with these commands, in a clone of the a11y-lsp repository."
    case .zed:
      return
        "run the command 'zed: install dev extension' and choose editors/zed from the a11y-lsp repository, which needs "
        + "Rust from rustup; to apply safe fixes when you save, add this to the settings."
    case .androidStudio:
      return
        "install the plugin LSP4IJ; under Languages & Frameworks > Language Servers, import editors/jetbrains/a11y-lsp "
        + "from the a11y-lsp repository as a template, or add a server for *.kt and *.xml with this command, or with its "
        + "full path if the IDE doesn't find it."
    case .neovim:
      return
        "copy lsp/ and lua/ from editors/neovim in the a11y-lsp repository to ~/.config/nvim/, then add "
        + "vim.lsp.enable('a11y_lsp') to init.lua; before Neovim 0.11, add require('a11y_lsp').setup()."
    case .vim:
      return
        "with vim-lsp, add this to ~/.vimrc; with ALE, copy ale_linters/ and autoload/ from editors/vim in the a11y-lsp "
        + "repository to ~/.vim/ instead."
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
