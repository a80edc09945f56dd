package import ArcadePresentation

/// A command line that is incomplete or has mistakes.
package struct UnfinishedLine {
  /// The words that are neither an option nor the value of one.
  package private(set) var words: [String] = []
  package private(set) var options: [CommandOption: String] = [:]
  /// The option whose value is being typed.
  private(set) var pending: CommandOption?
  /// Whether `--` has ended the options.
  private(set) var isEnded = false
  /// The part of the current word that is already typed.
  package let current: String

  /// The language of its `--lang` option.
  package var language: Language? { options[.lang].flatMap(Language.init(rawValue:)) }

  /// Parses the words of a finished line.
  package init(whole arguments: [String], in table: CommandTable) {
    self.init(arguments + [""], options: table.options)
  }

  /// Parses the words after `arcade`, the last of which is being typed.
  package init(_ arguments: [String], options known: [CommandOption]) {
    current = arguments.last ?? ""
    for argument in arguments.dropLast() {
      if let option = pending {
        (options[option], pending) = (argument, nil)
      } else if isEnded || !argument.hasPrefix("-") || argument == "-" {
        words.append(argument)
      } else if argument == "--" {
        isEnded = true
      } else {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard let option = known.first(where: { $0.flag == parts[0] }) else { continue }
        let isPending = option.placeholder != nil && !argument.contains("=")
        if isPending { pending = option } else { options[option] = parts.count > 1 ? parts[1] : "" }
      }
    }
  }
}
