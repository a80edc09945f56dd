/// The sentences of the help and of the mistakes on the command line.
protocol UsagePhrases: Sendable {
  /// What Arcade is, in a sentence.
  var introduction: String { get }
  /// Above the line that shows how a command is typed.
  var usageLabel: String { get }
  /// Above the list of commands.
  var commandsLabel: String { get }
  /// Above the list of options.
  var optionsLabel: String { get }
  /// Above the list of options that every command takes.
  var globalOptionsLabel: String { get }
  /// What a command of the application as a whole does.
  func summary(of command: GeneralCommand) -> String
  /// What `--data-dir` does.
  var dataDir: String { get }
  /// What `--store` does.
  var store: String { get }
  /// What `--as` does.
  var asPerson: String { get }
  /// What `--lang` does.
  var lang: String { get }
  /// What `--seed` does.
  var seed: String { get }
  /// What `--now` does.
  var now: String { get }
  /// What `--offline` does.
  var offline: String { get }
  /// What `--color` does.
  var color: String { get }
  /// What `--accessible` does.
  var accessible: String { get }
  /// What `--seconds` does.
  var seconds: String { get }
  /// What `--fail-if-stale` does.
  var failIfStale: String { get }
  /// What `--name` does.
  var name: String { get }
  /// What `--before` does.
  var before: String { get }
  /// That a list goes on, and the option that shows it.
  func older(_ option: String) -> String
  /// What `--columns` does.
  var columns: String { get }
  /// What `--decimal` does.
  var decimal: String { get }
  /// An option that says what is missing.
  func sayIt(with option: String) -> String
  /// What `--currency` does.
  var currency: String { get }
  /// What `--renew` does.
  var renew: String { get }
  /// What `--pictures` does.
  var pictures: String { get }
  /// What `--json` does.
  var json: String { get }
  /// What `--no-input` does.
  var noInput: String { get }
  /// What `--yes` does.
  var yes: String { get }
  /// What `--quiet` does.
  var quiet: String { get }
  /// What `--verbose` does.
  var verbose: String { get }
  /// What `--help` does.
  var help: String { get }
  /// What `--version` does.
  var version: String { get }

  /// A word that is no command.
  func unknownCommand(_ word: String, nearest: String?) -> String
  /// An option that the command does not take.
  func unknownOption(_ option: String, nearest: String?) -> String
  /// An option that the command cannot do without.
  func missingOption(_ option: String) -> String
  /// An option without the value that it needs.
  func missingValue(_ option: String) -> String
  /// A value for an option that takes none.
  func needlessValue(_ option: String) -> String
  /// A value that an option cannot have.
  func badValue(_ value: String, for option: String, expected: String) -> String
  /// An option that says nothing without another one.
  func incomplete(_ option: String, without other: String) -> String
  /// Two options that say the same in two ways.
  func conflicting(_ one: String, _ other: String) -> String
  /// An option whose number is above that of another one, which cannot be.
  func exceeding(_ option: String, limit: String) -> String
  /// An operand that is missing.
  func missingOperand(_ operand: String, of command: String) -> String
  /// An operand too many.
  func needlessOperand(_ operand: String) -> String
  /// An operand that is none of the words to choose from.
  func badOperand(_ operand: String, nearest: String?, expected: String) -> String
  /// A session was to be printed as JSON.
  var sessionAsJSON: String { get }
  /// Where to read more.
  func seeHelp(_ command: String) -> String
}

/// The commands of the application as a whole.
enum GeneralCommand: CaseIterable {
  case menu, settings, set, unset, token, browsers, signOut, who, adopt, erase, backup, restore, completion, help
}
