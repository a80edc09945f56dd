import ArcadePresentation

@testable import ArcadeApp

extension CompletionTree {
  /// Everything of Arcade that can be completed, in a language.
  init(ofArcadeIn language: Language) {
    self.init(commands: CommandTable.arcade.commands, settings: SettingEntry.all, language: language)
  }
}
