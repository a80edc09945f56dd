/// Every option of the command line; an option means the same wherever it is taken.
enum CommandOption: String, CaseIterable, Hashable, Sendable {
  case dataDir = "data-dir"
  case lang = "lang"
  case seed = "seed"
  case now = "now"
  case offline = "offline"
  case color = "color"
  case accessible = "accessible"
  case json = "json"
  case noInput = "no-input"
  case yes = "yes"
  case quiet = "quiet"
  case verbose = "verbose"
  case help = "help"
  case version = "version"
  case on = "on"
  case catalog = "catalog"
  case discounts = "discounts"

  /// The option as it is typed.
  var flag: String { "--\(rawValue)" }

  /// What stands for its value in the help; nil where it takes none.
  var placeholder: String? {
    switch self {
    case .dataDir: "DIR"
    case .lang: "en|es|ja"
    case .seed: "N"
    case .now: "2026-12-01T09:00:00Z"
    case .color: "auto|always|never"
    case .on: "2026-12-24"
    case .catalog, .discounts: "FILE|URL"
    case .offline, .accessible, .json, .noInput, .yes, .quiet, .verbose, .help, .version: nil
    }
  }

  /// The options that every command takes.
  static let everywhere: [CommandOption] = [
    .dataDir, .lang, .seed, .now, .offline, .color, .accessible, .json, .noInput, .yes, .quiet, .verbose, .help,
    .version,
  ]
}
