// Completions for bash, 3.2 of macOS included.

/// The script for bash.
///
/// Readline replaces what stands behind the last of `COMP_WORDBREAKS`, `=` and `:` among them, so words are told apart
/// by the blanks of the line, and replies are cut there.
enum BashCompletions {
  static var script: String {
    """
    # Completions of a11y-lsp for bash, made by "a11y-lsp completions bash".

    _a11y_lsp() {
      local IFS=$' \\t\\n'
      local line=${COMP_LINE:0:COMP_POINT} current='' command='' option='' operand=0 kind='' words='' word last=''
      local prefix='' head='' cut=''
      local -a typed
      COMPREPLY=()
      read -r -a typed <<<"$line"
      case $line in
        *[[:space:]]) ;;
        *)
          current=${typed[${#typed[@]} - 1]}
          unset "typed[${#typed[@]} - 1]"
          ;;
      esac
      while [ "${#typed[@]}" -gt 0 ] && [ "${typed[0]}" != "${COMP_WORDS[0]}" ]; do typed=("${typed[@]:1}"); done
      for word in "${typed[@]:1}"; do
        last=$option
        option=''
        case $word in
          -*) [ -z "$command" ] || option=$word ;;
          *)
            if [ -z "$command" ]; then
              command=$word
            else
              case "\(valued)" in *" $last "*) ;; *) operand=$((operand + 1)) ;; esac
            fi
            ;;
        esac
      done
      case $current in
        --*=*)
          option=${current%%=*}
          current=${current#*=}
          case $COMP_WORDBREAKS in *=*) ;; *) prefix=$option= ;; esac
          ;;
      esac
      case $command in
        '')
          words=\(Shell.bash.quoted((Shell.commands.map(\.name) + ["help"] + Shell.globalOptions.flatMap(\.names)).joined(separator: " ")))
          option=''
          ;;
    \(Shell.commands.map(branch).joined(separator: "\n"))
        help) words=\(Shell.bash.quoted(Shell.commands.map(\.name).joined(separator: " "))) ;;
      esac
      case $kind in
        rule) words=\(Shell.bash.quoted(Shell.rule.joined(separator: " "))) ;;
        rules)
          words=\(Shell.bash.quoted(Shell.rules.joined(separator: " ")))
          case $current in *,*) head=${current%,*}, ;; esac
          ;;
      esac
      [ -n "$words" ] || return 0
      word=${current#"$head"}
      COMPREPLY=($(compgen -P "$prefix$head" -W "$words" -- "$word"))
      case $current in
        *:*)
          case $COMP_WORDBREAKS in *:*) cut=$prefix${current%:*}: ;; esac
          COMPREPLY=("${COMPREPLY[@]#"$cut"}")
          ;;
      esac
    }

    complete -o bashdefault -o default -F _a11y_lsp a11y-lsp

    """
  }

  /// The options that take a value, between blanks.
  private static var valued: String {
    let names = Set(Shell.commands.flatMap(\.options).filter { $0.value != nil }.flatMap(\.names))
    return " " + names.sorted().joined(separator: " ") + " "
  }

  /// What can follow one command.
  private static func branch(_ command: CommandSyntax) -> String {
    let options = command.allOptions.filter { $0.value != nil }.map { option in
      "        \(option.names.joined(separator: "|"))) \(assignment(option.values)) ;;"
    }
    let names = command.allOptions.flatMap(\.names).joined(separator: " ")
    let values = command.operandValues
    let operands = values.indices.map { index in
      let repeats = command.repeatsLastOperand && index == values.count - 1
      return "            \(repeats ? "*" : "\(index)")) \(assignment(values[index])) ;;"
    }
    return """
          \(command.name))
            case $option in
      \((options + ["        *) option='' ;;"]).joined(separator: "\n"))
            esac
            case $option$current in
              -*) [ -n "$option" ] || words=\(Shell.bash.quoted(names)) ;;
              *)
                [ -n "$option" ] || case $operand in
      \((operands.isEmpty ? ["            *) ;;"] : operands).joined(separator: "\n"))
                esac
                ;;
            esac
            ;;
      """
  }

  private static func assignment(_ values: ValueSyntax) -> String {
    switch values {
    case .anything, .path: "kind=other"
    case .rule: "kind=rule"
    case .rules: "kind=rules"
    case .words(let words): "words=\(Shell.bash.quoted(words.joined(separator: " ")))"
    }
  }
}
