import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  /// The settings, and what is done with the data as a whole.
  static let settings = ArcadeSystem(
    word: "settings",
    name: { $0.say("Settings", "Ajustes", "設定") },
    summary: { $0.consolePhrases.settingsEntry },
    commands: Command.ofSettings,
    settings: SettingEntry.ofArcade
  ) { opening in opening.settingsActions }
}

extension ScreenContext {
  /// What can be done with the settings, for a session or for one command.
  var settingsActions: SettingsScreens {
    let composition = composition
    return SettingsScreens(
      administration,
      groups: settingGroups,
      place: composition.dataFolder,
      phrases: SettingsPhrases(composition.language, formats: composition.formats)
    ) { () async throws(RepositoryError) in
      try await ErasedFolder.erase(
        composition.dataFolder,
        database: composition.database,
        settings: composition.settingsFile
      )
    }
  }
}
