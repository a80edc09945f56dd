package import ArcadeDomain
import ArcadePresentation

/// A parsed command line: a command, its operands and its options.
package struct Invocation: Hashable, Sendable {
  package var command: Command
  package var operands: [String] = []
  package var options: [CommandOption: String] = [:]
  /// All values of the repeatable options, in order.
  var repeated: [CommandOption: [String]] = [:]

  package func has(_ option: CommandOption) -> Bool { options[option] != nil }

  package func value(of option: CommandOption) -> String? { options[option] }

  package func values(of option: CommandOption) -> [String] { repeated[option] ?? [] }
}

extension Invocation {
  /// Returns the value of an option as a checked type; throws if it is not valid.
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

/// A mistake on a command line.
package enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(String, nearest: String?)
  /// A word after a command that is none of its subcommands.
  case unknownVerb(String, of: Command, nearest: String?)
  case unknownOption(String, nearest: String?)
  case missingValue(CommandOption)
  case missingOption(CommandOption)
  case needlessValue(CommandOption)
  case badValue(String, for: CommandOption)
  /// An option that requires another one.
  case incomplete(CommandOption, without: CommandOption)
  /// Two options that exclude each other.
  case conflicting(CommandOption, CommandOption)
  /// An option whose number cannot exceed that of another one.
  case exceeding(CommandOption, limit: CommandOption)
  case missingOperand(String, of: Command)
  case needlessOperand(String)
  /// An operand that is none of the allowed words.
  case badOperand(String, of: Command, nearest: String?)
  /// A session requested as a document.
  case sessionAsJSON(Command)
  /// A question that `--no-input` forbids.
  case wouldAsk(passing: CommandOption)
  /// A question without anybody to answer it.
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
