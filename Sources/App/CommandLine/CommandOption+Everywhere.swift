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
