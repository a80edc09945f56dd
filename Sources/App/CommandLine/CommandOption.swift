import ArcadePresentation

/// One option of the command line; it means the same wherever it is taken.
struct CommandOption: Sendable {
  /// The option as it is typed, without its dashes.
  let name: String
  /// What stands for its value in the help; nil where it takes none.
  let placeholder: String?
  /// Whether it may be given several times, each of which counts.
  let isRepeatable: Bool
  /// Whether all that follows it in the line is its value, which so has several words.
  let takesRest: Bool
  /// What it is called where documents are served, if a command has another value of its name.
  let serviceName: String?
  let summary: @Sendable (Language) -> String

  init(
    _ name: String,
    _ placeholder: String? = nil,
    isRepeatable: Bool = false,
    takesRest: Bool = false,
    serviceName: String? = nil,
    summary: @escaping @Sendable (Language) -> String
  ) {
    self.name = name
    self.placeholder = placeholder
    self.isRepeatable = isRepeatable
    self.takesRest = takesRest
    self.serviceName = serviceName
    self.summary = summary
  }

  var flag: String { "--\(name)" }
}

extension CommandOption: Hashable {
  static func == (one: CommandOption, other: CommandOption) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// The options that every command takes.
extension CommandOption {
  static let dataDir = CommandOption("data-dir", "DIR") { $0.consolePhrases.usage.dataDir }
  static let store = CommandOption("store", "ADDRESS") { $0.consolePhrases.usage.store }
  static let asPerson = CommandOption("as", "NAME") { $0.consolePhrases.usage.asPerson }
  static let lang = CommandOption("lang", "en|es|ja") { $0.consolePhrases.usage.lang }
  static let seed = CommandOption("seed", "N") { $0.consolePhrases.usage.seed }
  static let now = CommandOption("now", "2026-12-01T09:00:00Z") { $0.consolePhrases.usage.now }
  static let offline = CommandOption("offline") { $0.consolePhrases.usage.offline }
  static let color = CommandOption("color", "auto|always|never") { $0.consolePhrases.usage.color }
  static let accessible = CommandOption("accessible") { $0.consolePhrases.usage.accessible }
  static let pictures = CommandOption("pictures", "auto|never|always") { $0.consolePhrases.usage.pictures }
  static let json = CommandOption("json") { $0.consolePhrases.usage.json }
  static let noInput = CommandOption("no-input") { $0.consolePhrases.usage.noInput }
  static let yes = CommandOption("yes") { $0.consolePhrases.usage.yes }
  static let quiet = CommandOption("quiet") { $0.consolePhrases.usage.quiet }
  static let verbose = CommandOption("verbose") { $0.consolePhrases.usage.verbose }
  static let help = CommandOption("help") { $0.consolePhrases.usage.help }
  static let version = CommandOption("version") { $0.consolePhrases.usage.version }

  /// All of them, in the order of the help.
  static let everywhere: [CommandOption] = [
    .dataDir, .store, .asPerson, .lang, .seed, .now, .offline, .color, .accessible, .pictures, .json, .noInput, .yes,
    .quiet, .verbose,
    .help,
    .version,
  ]
}

// The options that more than one system takes.
extension CommandOption {
  static let seconds = CommandOption("seconds", "1-3600") { $0.consolePhrases.usage.seconds }
  static let name = CommandOption("name", "NAME") { $0.consolePhrases.usage.name }
  static let failIfStale = CommandOption("fail-if-stale") { $0.consolePhrases.usage.failIfStale }
  static let before = CommandOption("before", "N") { $0.consolePhrases.usage.before }
  static let columns = CommandOption("columns", "name=title,price=cost") { $0.consolePhrases.usage.columns }
  static let decimal = CommandOption("decimal", "comma|point") { $0.consolePhrases.usage.decimal }
  static let currency = CommandOption("currency", "USD") { $0.consolePhrases.usage.currency }
}
