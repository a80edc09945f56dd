import ArcadePresentation

/// The completion script for zsh, to be sourced or put where it looks for functions.
struct ZshCompletion {
  let tree: CompletionTree

  var script: String {
    #"""
    #compdef arcade
    # Completion of arcade for zsh.

    # Finds what can be typed at a place or for an option.
    _arcade_choices() {
      case $1 in
    \#(choices)  esac
    }

    # Finds the options that can be typed at a place.
    _arcade_options() {
      offered=(
    \#(entries(tree.everywhere).map { "  \($0)\n" }.joined())  )
      case $1 in
    \#(options)  esac
    }

    _arcade() {
      local place='' pending='' ended='' word
      local -a used
      for word in "${(@)words[2,CURRENT-1]}"; do
    \#(ShellText.step(in: tree, noting: #"used+=("${word%%=*}")"#))
      done

      local paths='' after='' label=\#(ShellText.posix(usage.commandsLabel)) result=1
      local -a offered
      if [[ -n $pending ]]; then
        label=${pending#--}
        _arcade_choices $pending
      elif [[ -z $ended && $PREFIX == --*=* ]]; then
        label=${${PREFIX%%=*}#--}
        compset -P 1 '*='
        _arcade_choices --$label
      elif [[ -z $ended && $PREFIX == -* ]]; then
        label=\#(ShellText.posix(usage.optionsLabel))
        _arcade_options "$place"
        for word in $used; do offered=("${(@)offered:#${word}:*}"); done
      else
        _arcade_choices "$place"
      fi

      if [[ $paths == files && -n $after && $PREFIX == $after* ]]; then
        compset -P 1 $after
        _files
        return
      fi
      if (( $#offered )); then _describe -t values "$label" offered && result=0; fi
      if [[ -n $after ]]; then compadd -S '' -- $after && result=0; fi
      case $paths$after in
        files) _files && result=0 ;;
        folders) _files -/ && result=0 ;;
      esac
      return result
    }

    if [[ $funcstack[1] == _arcade ]]; then _arcade "$@"; else compdef _arcade arcade; fi

    """#
  }

  private var usage: UsagePhrases { tree.language.consolePhrases.usage }

  private var choices: String {
    tree.choices.map { keys, choices in
      let words = choices.words.filter { choices.paths != .files(after: $0.text) }
      let entries = words.map { entry($0.text, $0.summary) }
      let offered = entries.isEmpty ? [] : ["offered=("] + entries + [")"]
      return ShellText.arm(keys, offered + choices.paths.assignments, indent: 4)
    }.joined()
  }

  private var options: String {
    tree.optionsByPlace.map { ShellText.arm($0.keys, ["offered+=("] + entries($0.options) + [")"], indent: 4) }.joined()
  }

  private func entries(_ options: [CommandOption]) -> [String] {
    options.map { entry($0.flag, $0.summary(tree.language)) }
  }

  /// A word with what it does after a colon; a backslash keeps what follows from being read.
  private func entry(_ word: String, _ summary: String) -> String {
    let name = word.replacing(":", with: #"\:"#)
    return "  " + ShellText.posix(summary.isEmpty ? name : "\(name):\(summary.replacing(#"\"#, with: #"\\"#))")
  }
}
