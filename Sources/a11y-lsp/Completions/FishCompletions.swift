// Completions for fish.

/// The script for fish.
enum FishCompletions {
  static var script: String {
    let global = Shell.globalOptions.map { "complete -c a11y-lsp -n __fish_use_subcommand\(option($0))" }
    let commands = Shell.commands.map { command in
      "complete -c a11y-lsp -n __fish_use_subcommand -a \(command.name) -d \(Shell.fish.quoted(command.summary))"
    }
    let lines =
      global + commands + Shell.commands.flatMap(lines) + [
        "complete -c a11y-lsp -n '__fish_seen_subcommand_from help' -a "
          + Shell.fish.quoted(Shell.commands.map(\.name).joined(separator: " "))
      ]
    return """
      # Completions of a11y-lsp for fish, made by "a11y-lsp completions fish".

      function __a11y_lsp_rule
        printf '%s\\n' \(Shell.rule.joined(separator: " "))
      end

      function __a11y_lsp_rules
        printf '%s\\n' \(Shell.rules.joined(separator: " "))
      end

      complete -c a11y-lsp -f
      complete -c a11y-lsp -n __fish_use_subcommand -a help -d 'Show the help of a command.'
      \(lines.joined(separator: "\n"))

      """
  }

  /// What can follow one command.
  private static func lines(_ command: CommandSyntax) -> [String] {
    let condition = "complete -c a11y-lsp -n '__fish_seen_subcommand_from \(command.name)'"
    let options = command.allOptions.map { condition + option($0) }
    return options + command.operandValues.compactMap(action).map { condition + $0 }
  }

  /// What `complete` is told of an option.
  private static func option(_ option: OptionSyntax) -> String {
    let names = option.names.map { name in
      name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
    }
    let value = option.value == nil ? "" : action(option.values).map { " -r" + $0 } ?? " -x"
    return names.joined() + value + " -d " + Shell.fish.quoted(option.brief)
  }

  private static func action(_ values: ValueSyntax) -> String? {
    switch values {
    case .anything: nil
    case .path: " -F"
    case .rule: " -a '(__a11y_lsp_rule)'"
    case .rules: " -f -a '(__fish_complete_list , __a11y_lsp_rules)'"
    case .words(let words): " -f -a " + Shell.fish.quoted(words.joined(separator: " "))
    }
  }
}
