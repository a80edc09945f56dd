package import ArcadeDomain
import ArcadePresentation

/// A command line that was understood: a command, its operands and its options.
package struct Invocation: Hashable, Sendable {
  package var command: Command
  package var operands: [String] = []
  package var options: [CommandOption: String] = [:]
  /// All values of the options that may be given several times, in their order.
  var repeated: [CommandOption: [String]] = [:]

  package func has(_ option: CommandOption) -> Bool { options[option] != nil }

  package func value(of option: CommandOption) -> String? { options[option] }

  package func values(of option: CommandOption) -> [String] { repeated[option] ?? [] }
}

extension Invocation {
  /// The value of an option as what it should be; throws where it is something else.
  package func checked<Value>(_ option: CommandOption, _ read: (String) -> Value?) throws(UsageError) -> Value? {
    guard let text = value(of: option) else { return nil }
    guard let value = read(text) else { throw .badValue(text, for: option) }
    return value
  }
}

extension GlobalOptions {
  package init(_ invocation: Invocation) throws(UsageError) {
    self.init()
    dataFolder = invocation.value(of: .dataDir)
    store = invocation.value(of: .store)
    owner = try invocation.checked(.asPerson) { Owner($0) }
    language = try invocation.checked(.lang) { Language(rawValue: $0) }
    seed = try invocation.checked(.seed) { UInt64($0) }
    now = try invocation.checked(.now) { Moment(iso: $0) }
    isOffline = invocation.has(.offline)
    color = try invocation.checked(.color) { ShowChoice(rawValue: $0) } ?? .auto
    isAccessible = invocation.has(.accessible)
    pictures = try invocation.checked(.pictures) { ShowChoice(rawValue: $0) }
    isJSON = invocation.has(.json)
    isQuiet = invocation.has(.quiet)
    isVerbose = invocation.has(.verbose)
    if invocation.has(.noInput) { answers = .refuse }
    if invocation.has(.yes) { answers = .yes }
  }
}

/// What is wrong with a command line.
package enum UsageError: Error, Hashable, Sendable {
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

extension Phrases {
  /// Reads an amount in the text of an option; throws both that it can be if it is one of two.
  package func amount(_ text: String, in currency: Currency, of option: CommandOption, _ whole: String) throws -> Money
  {
    if let amount = amount(text, in: currency) { return amount }
    guard let sentence = ambiguity(of: text, in: currency) else { throw UsageError.badValue(whole, for: option) }
    throw CommandFailure(exit: .usage, code: "usage", message: sentence)
  }
}
