import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The settings, and the actions for all data.
struct SettingsSystem: ArcadeSystem {
  let word = "settings"
  let commands = Command.ofSettings.map { command in
    var command = command
    command.needsNoSettings = true
    return command
  }
  let settings = SettingEntry.ofArcade
  let isForThisMachineAlone = true

  func name(in language: Language) -> String { language.say("Settings", "Ajustes", "設定") }
  func summary(in language: Language) -> String { language.consolePhrases.settingsEntry }
  func makeScreens(_ opening: ScreenContext) -> any ScreenSystem { opening.settingsActions }

  func downloads(at address: String, for visit: DownloadVisit) async throws -> [Download] {
    guard visit.isLocal, address == "/backup" || SettingsRoute(address: address) == .list else { return [] }
    let name = "\(Program.name)-\(visit.composition.time.today().isoText).sqlite"
    let label = visit.composition.language.consolePhrases.downloadBackup
    return [Download(label, Address("downloads", "backup"), as: name, nil)]
  }
}

extension ScreenContext {
  /// Returns the actions of the settings for a session or for one command.
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
