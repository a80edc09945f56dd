import ArcadeConsole

/// A request for the document of a command, translated to its command line.
struct ServiceCall: Hashable {
  let arguments: [String]

  /// Parses the named values of a request. None of them can become another command or an option that is not served.
  init(_ command: Command, _ fields: [URLEncodedForm.Field]) throws(ServiceRefusal) {
    let parameters = command.serviceParameters
    for field in fields where !parameters.contains(where: { $0.name == field.name }) {
      throw .unknownParameter(field.name, known: parameters.map(\.name))
    }
    var (options, operands): ([String], [String]) = ([], [])
    for parameter in parameters {
      let values = fields.filter { $0.name == parameter.name }.map(\.value)
      guard values.count < 2 || parameter.isRepeatable else { throw .repeatedParameter(parameter.name) }
      guard !values.isEmpty || !parameter.isRequired else { throw .missingParameter(parameter.name) }
      if let option = parameter.option {
        for value in values { options += try Self.arguments(option, value) }
      } else {
        operands += values
      }
    }
    arguments = command.words + options + ["--"] + operands
  }

  private static func arguments(_ option: CommandOption, _ value: String) throws(ServiceRefusal) -> [String] {
    guard option.placeholder == nil else { return ["\(option.flag)=\(value)"] }
    switch value {
    case "true": return [option.flag]
    case "false": return []
    default: throw .neitherTrueNorFalse(option.name)
    }
  }
}

/// A parameter of a request: an operand of a command, or one of its options.
struct ServiceParameter: Sendable {
  let name: String
  /// The option of the parameter; nil for an operand.
  let option: CommandOption?
  let isRequired, isRepeatable: Bool
  /// The format of its values; nil for a parameter that is true or false.
  let placeholder: String?

  /// Names an operand after its placeholder in the help: `CODE[=N]…` is `code`.
  init(operand: String) {
    let word = operand.drop { $0 == "[" }.prefix { $0.isLetter || $0 == "-" || $0 == "|" }
    // A choice of words has no name of its own.
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
  /// The parameters of a request for its document.
  var serviceParameters: [ServiceParameter] {
    operands.map(ServiceParameter.init(operand:)) + (service?.options ?? []).map { ServiceParameter($0) }
      + [ServiceParameter(.lang)]
  }
}
