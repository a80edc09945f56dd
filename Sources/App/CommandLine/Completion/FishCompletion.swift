/// The completion script for fish 3 and later.
struct FishCompletion {
  let tree: CompletionTree

  var script: String {
    #"""
    # Completion of arcade for fish.

    # Prints what is to be typed (the option whose value it is, - for an option, else the place), the place,
    # and the options that were given already.
    function __arcade_spot
        set -l place ''
        set -l pending ''
        set -l ended ''
        set -l used
        set -l typed (commandline -opc)
        for word in $typed[2..-1]
            if test -n "$pending"
                set pending ''
            else if test -z "$ended" -a "x$word" = x--
                set ended yes
            else if test -z "$ended"; and string match -q -- '-?*' "$word"
                set -a used (string replace -r -- '=.*' '' "$word")
                switch "$word"
    \#(arm(tree.flagsWithValue, "set pending $word", indent: 16))            end
            else
                switch "$place $word"
    \#(arm(tree.namedKeys, #"set place "$place $word""#, indent: 16))                case '*'
                        switch "$place"
    \#(arm(tree.repeatingKeys, "", indent: 24))                        case '*'
                                set place "$place \#(CompletionPlace.anyWord)"
                        end
                end
            end
        end
        set -l current (commandline -ct)
        if test -n "$pending"
            echo -- $pending
        else if test -z "$ended"; and string match -q -- '--*=*' "$current"
            string replace -r -- '=.*' '' "$current"
        else if test -z "$ended"; and string match -q -- '-*' "$current"
            echo -- -
        else
            echo -- $place
        end
        printf '%s\n' "$place" $used
    end

    # Prints the words to choose from, each with what it does after a tab.
    function __arcade_words
        set -l spot (__arcade_spot)
        set -l current (commandline -ct)
        set -l head ''
        if string match -q -- '--*' "$spot[1]"; and string match -q -- "$spot[1]=*" "$current"
            set head "$spot[1]="
        end
        switch "$spot[1]"
            case -
                for option in (__arcade_options "$spot[2]")
                    contains -- (string split \t -- $option)[1] $spot[3..-1]; or echo -- $option
                end
    \#(choices)    end
    end

    # Prints the options of a place.
    function __arcade_options
        printf '%s\t%s\n' \#(words(tree.everywhere))
        switch "$argv[1]"
    \#(options)    end
    end

    # Whether the path of a file can be typed.
    function __arcade_takes_files
        set -l spot (__arcade_spot)
        set -l current (commandline -ct)
        switch "$spot[1]"
    \#(files)    end
        return 1
    end

    complete -c arcade -e
    complete -c arcade -f -a '(__arcade_words)'
    complete -c arcade -n __arcade_takes_files -F

    """#
  }

  private var choices: String {
    tree.choices.map { keys, choices in
      var doing: [String] = []
      if !choices.words.isEmpty {
        let words = choices.words.flatMap { [$0.text, $0.summary] }
        doing.append(#"printf "$head%s\t%s\n" \#(ShellText.list(words, ShellText.fish))"#)
      }
      if choices.paths == .folders {
        doing.append(
          #"printf "$head%s\n" (__fish_complete_directories (string replace -- "$head" '' "$current") '')"#
        )
      }
      return doing.isEmpty ? "" : arm(keys, doing.joined(separator: "\n            "), indent: 8)
    }.joined()
  }

  private var options: String {
    tree.optionsByPlace.map { arm($0.keys, #"printf '%s\t%s\n' \#(words($0.options))"#, indent: 8) }.joined()
  }

  private var files: String {
    tree.choices.map { keys, choices in
      guard case .files(let prefix) = choices.paths else { return "" }
      let pattern = ShellText.fish("^(--[^=]*=)?\(prefix)")
      return arm(keys, #"string match -q -r -- \#(pattern) "$current"; and return"#, indent: 8)
    }.joined()
  }

  private func words(_ options: [CommandOption]) -> String {
    ShellText.list(options.flatMap { [$0.flag, $0.summary(tree.language)] }, ShellText.fish)
  }

  private func arm(_ keys: [String], _ doing: String, indent: Int) -> String {
    guard !keys.isEmpty else { return "" }
    let margin = String(repeating: " ", count: indent)
    let step = doing.isEmpty ? "" : "\(margin)    \(doing)\n"
    return "\(margin)case \(ShellText.list(keys, ShellText.fish))\n\(step)"
  }
}
