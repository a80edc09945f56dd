import ArcadeDomain
import ArcadePresentation

/// What the command line, the menu, the settings and every frontend know of one system.
struct ArcadeSystem: Sendable {
  /// The word that leads to it.
  let word: String
  /// What it is called, as one or two words.
  let name: @Sendable (Language) -> String
  let summary: @Sendable (Language) -> String
  var commands: [Command] = []
  var settings: [SettingEntry] = []
  /// What is due there today, in a few words; nil where nothing is. No connection is opened for it.
  var due: (@Sendable (Composition) async throws -> String?)?
  /// What is kept for an operand of its commands, by the operand.
  var names: [String: @Sendable (Composition) async throws -> [String]] = [:]
  /// What loads the pictures that its screens name, for whoever sees them; nil where they name none.
  var pictures: (@Sendable (Composition, PictureViewer) -> any PictureRepository)?
  let open: @Sendable (ScreenContext) throws -> any ScreenSystem

  /// The system in the menu.
  func entry(in language: Language) -> Choice { Choice(word, summary(language), title: name(language)) }
}

/// Where a picture is seen.
enum PictureViewer {
  /// Where Arcade runs, by whoever started it.
  case terminal
  /// On a page, by anybody who may open it.
  case page
}

/// A setting with what it is for, as a system registers it.
struct SettingEntry: Sendable {
  let setting: Setting
  /// Whether everybody may want to change it, so that it stands among the first.
  var isForEverybody = false
  let meaning: @Sendable (Language) -> String
}
