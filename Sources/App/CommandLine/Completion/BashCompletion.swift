/// The completion script for bash 4.3 and later.
struct BashCompletion {
  let tree: CompletionTree

  var script: String {
    #"""
    # Completion of arcade for bash.

    # Finds what can be typed at a place or for an option.
    _arcade_choices() {
      case $1 in
    \#(choices)  esac
    }

    # Finds the options that can be typed at a place.
    _arcade_options() {
      offered=(\#(list(tree.everywhere.map(\.flag))))
      case $1 in
    \#(options)  esac
    }

    _arcade() {
      local words=() last=-1 rest=${COMP_LINE:0:COMP_POINT} before='' index blank piece
      # Readline parts words at = and : too, and replaces only what follows; here they are joined again.
      for ((index = 0; index <= COMP_CWORD; index++)); do
        blank=${rest%%[![:space:]]*}
        rest=${rest#"$blank"}
        piece=${COMP_WORDS[index]}
        if ((index == COMP_CWORD)); then piece=$rest; fi
        if [[ -n $blank || $index == 0 ]]; then
          words[++last]=$piece
          before=''
        else
          before=${words[last]}
          words[last]+=$piece
        fi
        rest=${rest#"$piece"}
      done
      local current=${words[last]}
      if [[ $piece == [=:]* ]]; then before=$current; fi

      local place='' pending='' ended='' used=' ' word
      for ((index = 1; index < last; index++)); do
        word=${words[index]}
    \#(ShellText.step(in: tree, noting: #"used+="${word%%=*} ""#))
      done

      local offered=() paths='' after='' head=''
      if [[ -n $pending ]]; then
        _arcade_choices "$pending"
      elif [[ -z $ended && $current == --*=* ]]; then
        head=${current%%=*}=
        _arcade_choices "${head%=}"
      elif [[ -z $ended && $current == -* ]]; then
        _arcade_options "$place"
      else
        _arcade_choices "$place"
      fi

      COMPREPLY=()
      for word in "${offered[@]}"; do
        if [[ $used == *" $word "* ]]; then continue; fi
        word=$head$word
        if [[ $word == "$current"* ]]; then COMPREPLY+=("${word#"$before"}"); fi
      done
      if [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *: ]]; then compopt -o nospace; fi
      # Readline completes paths itself, where nothing else is offered.
      case $paths in
        files) if [[ $current == "$head$after"* ]]; then compopt -o default; fi ;;
        folders) compopt -o dirnames ;;
      esac
    }

    complete -F _arcade arcade

    """#
  }

  private var choices: String {
    tree.choices.map { keys, choices in
      var doing: [String] = []
      if !choices.words.isEmpty { doing.append("offered=(\(list(choices.words.map(\.text))))") }
      doing += choices.paths.assignments
      return ShellText.arm(keys, doing, indent: 4)
    }.joined()
  }

  private var options: String {
    tree.optionsByPlace.map { keys, options in
      ShellText.arm(keys, ["offered+=(\(list(options.map(\.flag))))"], indent: 4)
    }.joined()
  }

  private func list(_ words: [String]) -> String { ShellText.list(words, ShellText.posix) }
}
