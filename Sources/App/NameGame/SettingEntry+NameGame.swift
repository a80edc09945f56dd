import ArcadeData

extension SettingEntry {
  /// The settings of the name game.
  static let ofNameGame: [SettingEntry] = [
    SettingEntry(.nameProfiles) { $0.nameConsolePhrases.profilesSetting }
  ]
}
