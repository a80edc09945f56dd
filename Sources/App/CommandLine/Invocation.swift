/// A command line that was understood: a command, its operands and its options.
struct Invocation: Hashable, Sendable {
  var command: Command
  var operands: [String] = []
  var options: [CommandOption: String] = [:]
  /// All values of the options that may be given several times, in their order.
  var repeated: [CommandOption: [String]] = [:]

  /// Whether an option was given.
  func has(_ option: CommandOption) -> Bool { options[option] != nil }

  /// The value of an option, or nil where it was not given.
  func value(of option: CommandOption) -> String? { options[option] }

  /// The values of an option that may be given several times.
  func values(of option: CommandOption) -> [String] { repeated[option] ?? [] }
}
