/// Words as they stand in a shell's script, so that the shell reads nothing in them.
enum ShellText {
  /// A word of bash or zsh.
  static func posix(_ word: String) -> String { "'\(word.replacing("'", with: #"'\''"#))'" }

  /// A word of fish, which knows a backslash inside of quotes too.
  static func fish(_ word: String) -> String {
    "'\(word.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#))'"
  }

  /// Words with a space between them, each written by `quote`.
  static func list(_ words: [String], _ quote: (String) -> String) -> String {
    words.map(quote).joined(separator: " ")
  }

  /// The arm of a bash or zsh `case` that some words take, with a line for each step where there are several; nothing
  /// where there are no words.
  static func arm(_ words: [String], _ doing: [String] = [], indent: Int) -> String {
    guard !words.isEmpty else { return "" }
    let margin = String(repeating: " ", count: indent)
    let pattern = "\(margin)\(words.map(posix).joined(separator: " | ")))"
    guard doing.count > 1 else { return ([pattern] + doing + [";;\n"]).joined(separator: " ") }
    return ([pattern] + (doing + [";;"]).map { "\(margin)  \($0)" }).joined(separator: "\n") + "\n"
  }

  /// What a loop of bash or zsh does with each word before the one to complete, which leads from place to place;
  /// `note` keeps an option that was given already.
  static func step(in tree: CompletionTree, noting note: String) -> String {
    #"""
        if [[ -n $pending ]]; then
          pending=''
        elif [[ -z $ended && $word == -- ]]; then
          ended=yes
        elif [[ -z $ended && $word == -?* ]]; then
          \#(note)
          case $word in
    \#(arm(tree.flagsWithValue, ["pending=$word"], indent: 8))      esac
        else
          case "$place $word" in
    \#(arm(tree.namedKeys, [#"place+=" $word""#], indent: 8))        *)
              case $place in
    \#(arm(tree.repeatingKeys, indent: 12))            *) place+=' \#(CompletionPlace.anyWord)' ;;
              esac
              ;;
          esac
        fi
    """#
  }
}
