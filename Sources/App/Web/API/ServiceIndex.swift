import ArcadeConsole
import ArcadePresentation
import Foundation

/// The index of all served documents, for `GET /api`.
struct ServiceIndex: Sendable {
  let table: CommandTable

  func document(in language: Language) -> JSONText {
    let verbs = table.commands.compactMap { command in
      command.service.map { service -> JSONText in
        [
          "command": command.name,
          "method": service.method.rawValue,
          "path": command.servicePath,
          "summary": command.summary(language),
          "parameters": command.serviceParameters.map { $0.json(in: language) },
          "example": example(of: command),
        ]
      }
    }
    return ["schema": "arcade.api/1", "version": Program.version, "verbs": verbs]
  }

  /// Returns the example of the command's help as an address, as far as its options are served.
  func example(of command: Command) -> String {
    let words = command.exampleLine.split(separator: " ").dropFirst().map(String.init)
    guard let invocation = try? ArgumentParser(table).parse(words) else { return command.servicePath }
    var operands = invocation.operands[...]
    var pairs: [String] = []
    for parameter in command.serviceParameters {
      if let option = parameter.option {
        guard let value = invocation.value(of: option) else { continue }
        pairs.append(Self.pair(parameter.name, option.placeholder == nil ? "true" : value))
      } else {
        let values = operands.prefix(parameter.isRepeatable ? operands.count : 1)
        operands = operands.dropFirst(values.count)
        pairs += values.map { Self.pair(parameter.name, $0) }
      }
    }
    return command.servicePath + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
  }

  private static func pair(_ name: String, _ value: String) -> String {
    let plain = CharacterSet(charactersIn: "-._~").union(.alphanumerics)
    return "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: plain) ?? "")"
  }
}

extension ServiceParameter {
  fileprivate func json(in language: Language) -> JSONText {
    [
      "name": name,
      "required": isRequired,
      "repeatable": isRepeatable,
      "value": placeholder ?? "true|false",
      "summary": option?.summary(language),
    ]
  }
}
