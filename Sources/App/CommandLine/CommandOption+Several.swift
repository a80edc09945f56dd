// The options that more than one system takes.
extension CommandOption {
  static let seconds = CommandOption("seconds", "N") { $0.consolePhrases.usage.seconds }
}
