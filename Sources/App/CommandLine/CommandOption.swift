import ArcadePresentation

/// One option of the command line; it means the same wherever it is taken.
struct CommandOption: Sendable {
  /// The option as it is typed, without its dashes.
  let name: String
  /// What stands for its value in the help; nil where it takes none.
  let placeholder: String?
  /// Whether it may be given several times, each of which counts.
  let isRepeatable: Bool
  /// What it is called where documents are served, if a command has another value of its name.
  let serviceName: String?
  /// What it does, in a language.
  let summary: @Sendable (Language) -> String

  init(
    _ name: String,
    _ placeholder: String? = nil,
    isRepeatable: Bool = false,
    serviceName: String? = nil,
    summary: @escaping @Sendable (Language) -> String
  ) {
    self.name = name
    self.placeholder = placeholder
    self.isRepeatable = isRepeatable
    self.serviceName = serviceName
    self.summary = summary
  }

  /// The option as it is typed.
  var flag: String { "--\(name)" }
}

extension CommandOption: Hashable {
  /// Two options are the same where the same is typed for them.
  static func == (one: CommandOption, other: CommandOption) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
