/// The command line in English.
struct EnglishUsage: UsagePhrases {
  var introduction: String { "Arcade: a shop and games for the console. Without a command it shows a menu." }
  var usageLabel: String { "Usage" }
  var commandsLabel: String { "Commands" }
  var optionsLabel: String { "Options" }
  var globalOptionsLabel: String { "Options of every command" }

  func summary(of command: CommandName) -> String {
    switch command {
    case .menu: "the menu"
    case .shop: "scan products, see the discounts, pay"
    case .shopProducts: "list the products"
    case .shopDiscounts: "list the discounts"
    case .shopPrice: "price a basket; - reads the codes from standard input"
    case .shopOrders: "list what was bought"
    case .shopOrder: "show a receipt"
    case .settings: "show the settings and where the data is"
    case .settingsSet: "give a setting a value"
    case .settingsUnset: "take a setting's value away"
    case .settingsErase: "delete all data (asks)"
    case .backup: "copy everything into a new file"
    case .restore: "replace everything by such a copy (asks)"
    case .help: "show how a command is used"
    }
  }

  func summary(of option: CommandOption) -> String {
    switch option {
    case .dataDir: "where the data is kept"
    case .lang: "the language"
    case .seed: "the same number draws the same random choices"
    case .now: "pretend that it is this time"
    case .offline: "never open a connection"
    case .color: "whether to use colour"
    case .accessible: "for a screen reader: no colour, no drawing, labels before values"
    case .json: "print one JSON document"
    case .noInput: "never ask; fail where an answer is missing"
    case .yes: "answer every question with yes"
    case .quiet: "print only what was asked for"
    case .verbose: "print more about errors"
    case .help: "show this help"
    case .version: "show the version"
    case .on: "the day whose discounts apply"
    case .catalog: "the price list to use"
    case .discounts: "the discounts to use"
    }
  }

  func unknownCommand(_ word: String, nearest: String?) -> String {
    "There is no command “\(word)”." + didYouMean(nearest)
  }
  func unknownOption(_ option: String, nearest: String?) -> String {
    "There is no option “\(option)” here." + didYouMean(nearest)
  }
  func missingValue(_ option: String) -> String { "\(option) needs a value." }
  func needlessValue(_ option: String) -> String { "\(option) takes no value." }
  func badValue(_ value: String, for option: String, expected: String) -> String {
    "\(option) cannot be “\(value)”. It is written like this: \(expected)."
  }
  func missingOperand(_ operand: String, of command: String) -> String { "\(command) needs \(operand)." }
  func needlessOperand(_ operand: String) -> String { "“\(operand)” is one word too many." }
  func seeHelp(_ command: String) -> String { "See: \(command)" }

  private func didYouMean(_ word: String?) -> String { word.map { " Did you mean “\($0)”?" } ?? "" }
}
