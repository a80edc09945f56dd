/// What a request can say by name: an operand of a command, or one of its options.
struct ServiceParameter: Sendable {
  let name: String
  /// The option that it stands for; nil for an operand.
  let option: CommandOption?
  let isRequired: Bool
  let isRepeatable: Bool
  /// What its values look like; nil for one that is only true or false.
  let placeholder: String?

  /// Names an operand by what stands for it in the help: `CODE[=N]…` is `code`.
  init(operand: String) {
    let word = operand.drop { $0 == "[" }.prefix { $0.isLetter || $0 == "-" || $0 == "|" }
    // One of several words has no name of its own.
    name = word.contains("|") ? "kind" : word.lowercased()
    option = nil
    isRequired = !operand.hasPrefix("[")
    isRepeatable = operand.contains("…")
    placeholder = operand
  }

  /// Names an option.
  init(_ option: CommandOption) {
    name = option.serviceName ?? option.name
    self.option = option
    (isRequired, isRepeatable) = (false, option.isRepeatable)
    placeholder = option.placeholder
  }
}

extension Command {
  /// What a request for its document can say.
  var serviceParameters: [ServiceParameter] {
    operands.map(ServiceParameter.init(operand:)) + (service?.options ?? []).map { ServiceParameter($0) }
      + [ServiceParameter(.lang)]
  }
}
