import ArcadeData

extension SettingEntry {
  /// The settings of falling words.
  static let ofFallingWords: [SettingEntry] = [SettingEntry(.wordsDeck) { $0.wordConsolePhrases.deckSetting }]
}
