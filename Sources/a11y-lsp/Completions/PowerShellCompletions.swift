// Completions for PowerShell.

/// The script for PowerShell, of Windows and others; in ASCII, since older versions read scripts so.
enum PowerShellCompletions {
  static var script: String {
    """
    # Completions of a11y-lsp for PowerShell, made by "a11y-lsp completions powershell".

    Register-ArgumentCompleter -Native -CommandName a11y-lsp -ScriptBlock {
      param($wordToComplete, $commandAst, $cursorPosition)

      $rule = '\(Shell.rule.joined(separator: " "))' -split ' '
      $rules = '\(Shell.rules.joined(separator: " "))' -split ' '
      $commands = [ordered]@{
    \(Shell.commands.map { "    '\($0.name)' = \(Shell.powershell.quoted($0.summary))" }.joined(separator: "\n"))
        'help' = 'Show the help of a command.'
      }
      $options = @{
    \(Shell.commands.map(table).joined(separator: "\n"))
      }
      $values = @{
    \(Shell.commands.map(values).joined(separator: "\n"))
        'help' = @{ '' = @(\(Shell.commands.map { "'\($0.name)'" }.joined(separator: ", "))) }
      }

      $typed = @($commandAst.CommandElements | Select-Object -Skip 1 |
          Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | ForEach-Object { $_.ToString() })
      $command = $typed | Where-Object { $_ -notlike '-*' } | Select-Object -First 1
      $last = $typed | Select-Object -Last 1
      $head = ''
      if (-not $command) {
        $candidates = $commands
      } elseif ($values[$command] -and $null -ne $values[$command][$last]) {
        $names = $values[$command][$last]
        if ([object]::ReferenceEquals($names, $rules) -and $wordToComplete -match '^(.*,)') { $head = $Matches[1] }
        $candidates = [ordered]@{}
        foreach ($name in $names) { $candidates["$head$name"] = $name }
      } elseif ($wordToComplete -like '-*') {
        $candidates = $options[$command]
      } else {
        $candidates = [ordered]@{}
        foreach ($name in $values[$command]['']) { $candidates[$name] = $name }
      }
      foreach ($name in @($candidates.Keys)) {
        if ($name -like "$wordToComplete*") {
          [System.Management.Automation.CompletionResult]::new($name, $name, 'ParameterValue', $candidates[$name])
        }
      }
    }

    """
  }

  /// The options of one command, with what they do.
  private static func table(_ command: CommandSyntax) -> String {
    let rows = command.allOptions.flatMap { option in
      option.names.map { "'\($0)' = \(Shell.powershell.quoted(option.brief))" }
    }
    return "    '\(command.name)' = [ordered]@{ \(rows.joined(separator: "; ")) }"
  }

  /// The words that can stand for the values of one command's options, and, by an empty name, for its operands.
  private static func values(_ command: CommandSyntax) -> String {
    let options = command.options.flatMap { option in
      option.names.compactMap { name in words(option.values).map { "'\(name)' = \($0)" } }
    }
    let operand = command.operandValues.lazy.compactMap(words).first ?? "@()"
    return "    '\(command.name)' = @{ \((options + ["'' = \(operand)"]).joined(separator: "; ")) }"
  }

  private static func words(_ values: ValueSyntax) -> String? {
    switch values {
    case .anything, .path: nil
    case .rule: "$rule"
    case .rules: "$rules"
    case .words(let words): "@(\(words.map { "'\($0)'" }.joined(separator: ", ")))"
    }
  }
}
