package import ArcadePresentation

/// One option of the command line; it means the same wherever it is taken.
package struct CommandOption: Sendable {
  /// The option as it is typed, without its dashes.
  package let name: String
  /// What stands for its value in the help; nil where it takes none.
  package let placeholder: String?
  /// Whether it may be given several times, each of which counts.
  package let isRepeatable: Bool
  /// Whether all that follows it in the line is its value, which so has several words.
  package let takesRest: Bool
  /// What it is called where documents are served, if a command has another value of its name.
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
  /// All of them, in the order of the help.
  static let everywhere: [CommandOption] = [
    .dataDir, .store, .asPerson, .lang, .seed, .now, .offline, .color, .accessible, .pictures, .json, .noInput, .yes,
    .quiet, .verbose,
    .help,
    .version,
  ]
}
