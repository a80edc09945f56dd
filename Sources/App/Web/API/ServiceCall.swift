/// A request for the document of a command, as the command line that says the same.
struct ServiceCall: Hashable {
  let arguments: [String]

  /// Reads what a request says by name; nothing in it can become another command or an option that is not served.
  init(_ command: Command, _ pairs: [(name: String, value: String)]) throws(ServiceRefusal) {
    let parameters = command.serviceParameters
    for pair in pairs where !parameters.contains(where: { $0.name == pair.name }) {
      throw .unknownParameter(pair.name, known: parameters.map(\.name))
    }
    var (options, operands): ([String], [String]) = ([], [])
    for parameter in parameters {
      let values = pairs.filter { $0.name == parameter.name }.map(\.value)
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
