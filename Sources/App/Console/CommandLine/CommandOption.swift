package import ArcadePresentation

/// An option of the command line; it means the same for every command.
package struct CommandOption: Sendable {
  /// The option as it is typed, without its dashes.
  package let name: String
  /// The placeholder for the value in the help; nil if the option takes none.
  package let placeholder: String?
  /// Whether the option can be given several times, each of which counts.
  package let isRepeatable: Bool
  /// Whether the rest of the line is the value, which can then have several words.
  package let takesRest: Bool
  /// The name for HTTP requests, if the command has another value of the same name.
  package let serviceName: String?
  package let summary: @Sendable (Language) -> String

  package init(
    _ name: String,
    _ placeholder: String? = nil,
    isRepeatable: Bool = false,
    takesRest: Bool = false,
    serviceName: String? = nil,
    summary: @escaping @Sendable (Language) -> String
  ) {
    (self.name, self.placeholder, self.isRepeatable) = (name, placeholder, isRepeatable)
    (self.takesRest, self.serviceName, self.summary) = (takesRest, serviceName, summary)
  }

  package var flag: String { "--\(name)" }
}

extension CommandOption: Hashable {
  package static func == (one: CommandOption, other: CommandOption) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// The options that every command takes.
extension CommandOption {
  /// All global options, in the order of the help.
  static let everywhere: [CommandOption] = [
    .dataDir, .store, .asPerson, .lang, .seed, .now, .offline, .color, .accessible, .pictures, .json, .noInput, .yes,
    .quiet, .verbose,
    .help,
    .version,
  ]
}
