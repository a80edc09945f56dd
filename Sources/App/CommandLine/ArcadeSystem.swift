import ArcadePresentation

/// What the command line, the menu and the settings know of one system.
struct ArcadeSystem: Sendable {
  /// The word that leads to it.
  let word: String
  /// What it is for, in a language.
  let summary: @Sendable (Language) -> String
  /// Its commands.
  var commands: [Command] = []
  /// Its settings.
  var settings: [SettingEntry] = []
  /// Makes its first screen, on the stack of a session.
  let open: @Sendable (CommandContext, ConsoleSession) throws -> any ConsoleModule

  /// All of them, in the order of the menu.
  static let all: [ArcadeSystem] = [.shop, .prices, .names, .words, .observe, .settings]

  /// Those that have settings, first those of Arcade as a whole.
  static let withSettings: [ArcadeSystem] =
    [.settings] + all.filter { $0.word != settings.word && !$0.settings.isEmpty }
}
