// The options that more than one system takes.
extension CommandOption {
  static let seconds = CommandOption("seconds", "1-3600") { $0.consolePhrases.usage.seconds }
}
