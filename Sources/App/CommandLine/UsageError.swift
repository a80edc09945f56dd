import ArcadeDomain

/// What is wrong with a command line.
enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(String, nearest: String?)
  /// A word after a command that is none of those below it.
  case unknownVerb(String, of: Command, nearest: String?)
  case unknownOption(String, nearest: String?)
  case missingValue(CommandOption)
  case missingOption(CommandOption)
  case needlessValue(CommandOption)
  case badValue(String, for: CommandOption)
  /// An option that says nothing without another one.
  case incomplete(CommandOption, without: CommandOption)
  /// Two options that say the same in two ways.
  case conflicting(CommandOption, CommandOption)
  /// An option whose number cannot be above that of another one.
  case exceeding(CommandOption, limit: CommandOption)
  case missingOperand(String, of: Command)
  case needlessOperand(String)
  /// An operand that is none of the words to choose from.
  case badOperand(String, of: Command, nearest: String?)
  /// A session is no document.
  case sessionAsJSON(Command)
  /// Something would have to be asked, and `--no-input` forbids it.
  case wouldAsk(passing: CommandOption)
  /// Something was asked, and nobody is there to answer.
  case unanswered(passing: CommandOption)
}
