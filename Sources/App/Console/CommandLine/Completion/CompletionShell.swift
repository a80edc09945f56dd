import ArcadeDomain

/// A shell that can call `arcade complete WORDS…` to complete the last of these words.
///
/// Each candidate is a line, with its summary behind a tab. A line that begins with a tab offers paths, either of
/// `files` or of `folders`.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that the shell runs once to set up completion.
  package var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// For bash 4.3 and later.
  private static let bashScript = #"""
    # Completion of arcade for bash, which asks arcade itself.

    _arcade() {
      local words=() last=-1 rest=${COMP_LINE:0:COMP_POINT} before='' index blank piece line word
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

      words=("${words[@]//[\\\'\"]/}")
      COMPREPLY=()
      while IFS= read -r line; do
        word=${line%%$'\t'*}
        if [[ $current != [\'\"]* ]]; then printf -v word %q "$word"; fi
        case $line in
          # Readline completes paths itself, where nothing else is offered.
          $'\t'files) compopt -o default ;;
          $'\t'folders) compopt -o dirnames ;;
          *) COMPREPLY+=("${word#"$before"}") ;;
        esac
      done < <("$1" complete "${words[@]:1}" 2>/dev/null)
      if [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *: ]]; then compopt -o nospace; fi
    }

    complete -F _arcade arcade

    """#

  /// To be sourced, or placed in a folder of zsh functions.
  private static let zshScript = #"""
    #compdef arcade
    # Completion of arcade for zsh, which asks arcade itself.

    _arcade() {
      local line word paths='' result=1
      local -a offered open
      for line in "${(@f)$("$words[1]" complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
        word=${line%%$'\t'*}
        case $line in
          '') ;;
          $'\t'*) paths=${line#$'\t'} ;;
          *:) open+=($word) ;;
          *$'\t'*) offered+=("${word//:/\\:}:${${line#*$'\t'}//\\/\\\\}") ;;
          *) offered+=("${word//:/\\:}") ;;
        esac
      done
      if (( $#offered )); then _describe -t values arcade offered && result=0; fi
      if (( $#open )); then compadd -S '' -- $open && result=0; fi
      if [[ -n $paths ]]; then
        compset -P 1 '--*='
        compset -P 1 'file:'
        case $paths in
          files) _files && result=0 ;;
          folders) _files -/ && result=0 ;;
        esac
      fi
      return result
    }

    if [[ $funcstack[1] == _arcade ]]; then _arcade "$@"; else compdef _arcade arcade; fi

    """#

  /// For fish 3 and later.
  private static let fishScript = #"""
    # Completion of arcade for fish, which asks arcade itself.

    function __arcade_ask
        set -l typed (commandline -opc)
        $typed[1] complete $typed[2..-1] (commandline -ct | string replace -ar '[\\\\\'"]' '') 2>/dev/null
    end

    function __arcade_words
        set -l typed (commandline -ct)
        set -l head (string match -r -- '^--[^=]*=' $typed; or echo '')
        for line in (__arcade_ask)
            switch $line
                case \tfiles
                case \tfolders
                    printf "$head%s\n" (__fish_complete_directories (string replace -- "$head" '' $typed) '')
                case '*'
                    printf '%s\n' $line
            end
        end
    end

    complete -c arcade -e
    complete -c arcade -f -a '(__arcade_words)'
    complete -c arcade -n '__arcade_ask | string match -q \tfiles' -F

    """#
}

extension CommandContext {
  /// Prints the script that makes a shell call `arcade complete`.
  func printCompletion() throws(UsageError) {
    let name = invocation.operands[0]
    guard let shell = CompletionShell(rawValue: name.lowercased()) else {
      let nearest = NearestMatch.of(name, among: CompletionShell.allCases.map(\.rawValue))
      throw .badOperand(name, of: invocation.command, nearest: nearest)
    }
    let script = shell.script.replacing("arcade", with: Program.name)
    if options.isJSON {
      print("arcade.completion/1", ["shell": shell.rawValue, "script": script])
    } else {
      output.raw(script)
    }
  }
}
