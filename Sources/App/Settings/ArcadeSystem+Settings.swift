import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  /// The settings, and what is done with the data as a whole.
  static let settings = ArcadeSystem(
    word: "settings",
    summary: { $0.consolePhrases.settingsEntry },
    commands: Command.ofSettings,
    settings: [
      SettingEntry(.language) { $0.consolePhrases.languageSetting },
      SettingEntry(.pictures) { $0.consolePhrases.picturesSetting },
    ]
  ) { context, session in
    let actions = context.settingsActions
    return try context.router(on: session) { actions.module(at: $0) }.module(at: SettingsRoute.list)
  }
}

extension CommandContext {
  /// What can be done with the settings, for a session or for one command.
  var settingsActions: SettingsActions {
    let (composition, language) = (composition, composition.language)
    return SettingsActions(
      settings: FileSettings(composition.settingsFile, environment: process.environment),
      groups: ArcadeSystem.withSettings.map { system in
        SettingGroup(
          system.word == "settings" ? "arcade" : system.word,
          system.settings.map { Choice($0.setting.name, $0.meaning(language)) }
        )
      },
      place: composition.dataFolder,
      phrases: language.settingsPhrases(formats: composition.formats)
    ) { () async throws(RepositoryError) in
      try await ErasedFolder.erase(
        composition.dataFolder,
        database: composition.database,
        settings: composition.settingsFile
      )
    }
  }
}
