// The options that more than one system takes.
extension CommandOption {
  static let seconds = CommandOption("seconds", "1-3600") { $0.consolePhrases.usage.seconds }
  static let name = CommandOption("name", "NAME") { $0.consolePhrases.usage.name }
  static let failIfStale = CommandOption("fail-if-stale") { $0.consolePhrases.usage.failIfStale }
  static let before = CommandOption("before", "N") { $0.consolePhrases.usage.before }
  static let columns = CommandOption("columns", "name=title,price=cost") { $0.consolePhrases.usage.columns }
  static let decimal = CommandOption("decimal", "comma|point") { $0.consolePhrases.usage.decimal }
  static let currency = CommandOption("currency", "USD") { $0.consolePhrases.usage.currency }
}
