/// The command line in English.
struct EnglishUsage: UsagePhrases {
  var introduction: String { "Arcade: a shop and games for the console. Without a command it shows a menu." }
  var usageLabel: String { "Usage" }
  var commandsLabel: String { "Commands" }
  var optionsLabel: String { "Options" }
  var globalOptionsLabel: String { "Options of every command" }

  func summary(of command: GeneralCommand) -> String {
    switch command {
    case .menu: "the menu"
    case .settings: "show the settings and where the data is"
    case .set: "give a setting a value"
    case .unset: "take a setting's value away"
    case .token: "print the token with which programs ask arcade web"
    case .browsers: "show which browsers the web page knows"
    case .signOut: "sign a browser out by its number, or all"
    case .who: "show who has something in the store"
    case .adopt: "give what has no name to somebody (asks)"
    case .erase: "delete all data (asks)"
    case .backup: "copy everything into a new file"
    case .restore: "replace everything by such a copy (asks)"
    case .completion: "print what completes these commands in a shell"
    case .help: "show how a command is used"
    }
  }

  var dataDir: String { "where the data is kept" }
  var store: String { "keep everything on a server: postgresql://USER@HOST/NAME" }
  var asPerson: String { "whose cart and games these are" }
  var lang: String { "the language" }
  var seed: String { "the same number draws the same random choices" }
  var now: String { "pretend that it is this time" }
  var offline: String { "never open a connection" }
  var color: String { "whether to use colour" }
  var accessible: String { "for a screen reader: no colour, no drawing, labels before values" }
  var seconds: String { "how many seconds a timed game, or a round, lasts" }
  var failIfStale: String { "fail with 69 where a kept copy stands in for the source" }
  var name: String { "what it is to be called" }
  var before: String { "show the rows of a list that are older than this number" }
  func older(_ option: String) -> String { "Older ones: \(option)" }
  var columns: String { "what the columns are called in the file" }
  var decimal: String { "what parts the decimals in a table, where nothing else tells it" }
  var currency: String { "the currency of prices; else the usual one" }
  var renew: String { "make a new token; the old one opens nothing any more" }
  var pictures: String { "whether to draw pictures, with chafa" }
  var json: String { "print one JSON document" }
  var noInput: String { "never ask; fail where an answer is missing" }
  var yes: String { "answer every question with yes" }
  var quiet: String { "print only what was asked for" }
  var verbose: String { "print more about errors" }
  var help: String { "show this help" }
  var version: String { "show the version" }

  func unknownCommand(_ word: String, nearest: String?) -> String {
    "There is no command “\(word)”." + didYouMean(nearest)
  }
  func unknownOption(_ option: String, nearest: String?) -> String {
    "There is no option “\(option)” here." + didYouMean(nearest)
  }
  func missingOption(_ option: String) -> String { "This needs an option: \(option)." }
  func missingValue(_ option: String) -> String { "\(option) needs a value." }
  func needlessValue(_ option: String) -> String { "\(option) takes no value." }
  func badValue(_ value: String, for option: String, expected: String) -> String {
    "\(option) cannot be “\(value)”. It is written like this: \(expected)."
  }
  func incomplete(_ option: String, without other: String) -> String {
    "\(option) says nothing without \(other): a share needs both numbers. Add \(other)."
  }
  func conflicting(_ one: String, _ other: String) -> String {
    "\(one) and \(other) say the same in two ways, and one of them would be ignored. Use only one."
  }
  func exceeding(_ option: String, limit: String) -> String {
    "\(option) cannot be more than \(limit), which counts those too."
  }
  func missingOperand(_ operand: String, of command: String) -> String { "\(command) needs \(operand)." }
  func sayIt(with option: String) -> String { "On the command line: \(option)." }
  func needlessOperand(_ operand: String) -> String { "“\(operand)” is one word too many." }
  func badOperand(_ operand: String, nearest: String?, expected: String) -> String {
    "It cannot be “\(operand)”.\(didYouMean(nearest)) Choose one of: \(expected)."
  }
  var sessionAsJSON: String { "--json goes with a command that prints and ends, such as: arcade shop products." }
  func seeHelp(_ command: String) -> String { "See: \(command)" }

  private func didYouMean(_ word: String?) -> String { word.map { " Did you mean “\($0)”?" } ?? "" }
}
