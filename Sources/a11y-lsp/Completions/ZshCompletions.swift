// Completions for zsh.

/// The script for zsh, which is `_a11y-lsp` in a folder of `fpath`, or is sourced behind `compinit`.
enum ZshCompletions {
  static var script: String {
    """
    #compdef a11y-lsp
    # Completions of a11y-lsp for zsh, made by "a11y-lsp completions zsh".

    _a11y_lsp_rule() {
      local -a ids
      ids=(\(Shell.rule.joined(separator: " ")))
      compadd "$@" -a ids
    }

    _a11y_lsp_rules() {
      local -a ids
      ids=(\(Shell.rules.joined(separator: " ")))
      _sequence -s , compadd -a ids
    }

    _a11y-lsp() {
      local curcontext=$curcontext state
      local -a commands line
      typeset -A opt_args
      _arguments -C \\
        \(Shell.globalOptions.map(specification).joined(separator: " \\\n    ")) \\
        '1: :->command' \\
        '*:: :->arguments'
      case $state in
        command)
          commands=(
            \(Shell.commands.map { Shell.zsh.quoted("\($0.name):\($0.summary)") }.joined(separator: "\n        "))
            'help:Show the help of a command.'
          )
          _describe command commands
          ;;
        arguments)
          case $words[1] in
    \(Shell.commands.map(branch).joined(separator: "\n"))
            help) _arguments '1:command:(\(Shell.commands.map(\.name).joined(separator: " ")))' ;;
          esac
          ;;
      esac
    }

    if [ "$funcstack[1]" = _a11y-lsp ]; then
      _a11y-lsp "$@"
    else
      compdef _a11y-lsp a11y-lsp
    fi

    """
  }

  /// What can follow one command.
  private static func branch(_ command: CommandSyntax) -> String {
    let values = command.operandValues
    let operands = values.indices.map { index in
      let repeats = command.repeatsLastOperand && index == values.count - 1
      return Shell.zsh.quoted("\(repeats ? "*" : "\(index + 1)"): :\(action(values[index]))")
    }
    let specifications = command.allOptions.map(specification) + operands
    return """
            \(command.name))
              _arguments -s \\
                \(specifications.joined(separator: " \\\n            "))
              ;;
      """
  }

  /// What `_arguments` is told of an option.
  private static func specification(_ option: OptionSyntax) -> String {
    let takesRules = option.values == .rules
    let spellings = option.names.map { name in
      let separator = option.value == nil ? "" : name.hasPrefix("--") ? "=" : "+"
      let value = option.value.map { ":\($0):\(action(option.values))" } ?? ""
      let others = takesRules ? "*" : "(\(option.names.joined(separator: " ")))"
      return Shell.zsh.quoted("\(others)\(name)\(separator)[\(escaped(option.brief))]\(value)")
    }
    return spellings.joined(separator: " ")
  }

  private static func action(_ values: ValueSyntax) -> String {
    switch values {
    case .anything: " "
    case .path: "_files"
    case .rule: "_a11y_lsp_rule"
    case .rules: "_a11y_lsp_rules"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// `text` without what ends a description.
  private static func escaped(_ text: String) -> String {
    text.replacing("[", with: #"\["#).replacing("]", with: #"\]"#)
  }
}
