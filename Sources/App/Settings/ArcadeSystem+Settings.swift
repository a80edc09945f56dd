import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  /// The settings, and what is done with the data as a whole.
  static let settings = ArcadeSystem(
    word: "settings",
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

// The commands for the settings and for the data as a whole.
extension Command {
  static let ofSettings: [Command] = [
    Command("settings", { $0.consolePhrases.usage.summary(of: .settings) }) {
      try await SettingsCommands(context: $0).show()
    },
    Command("settings set", { $0.consolePhrases.usage.summary(of: .set) }, "SETTING", "VALUE", example: "language es") {
      try await SettingsCommands(context: $0).set(to: $0.invocation.operands[1])
    },
    Command("settings unset", { $0.consolePhrases.usage.summary(of: .unset) }, "SETTING", example: "language") {
      try await SettingsCommands(context: $0).set(to: nil)
    },
    Command("settings token", { $0.consolePhrases.usage.summary(of: .token) }, options: [.feed, .renew]) {
      try SettingsCommands(context: $0).token()
    },
    Command("settings browsers", { $0.consolePhrases.usage.summary(of: .browsers) }) {
      try await SettingsCommands(context: $0).browsers()
    },
    Command("settings sign-out", { $0.consolePhrases.usage.summary(of: .signOut) }, "N|all", example: "all") {
      try await SettingsCommands(context: $0).signOut()
    },
    Command("settings who", { $0.consolePhrases.usage.summary(of: .who) }) {
      try await SettingsCommands(context: $0).owners()
    },
    Command("settings adopt", { $0.consolePhrases.usage.summary(of: .adopt) }, "NAME", example: "till-1") {
      try await SettingsCommands(context: $0).adopt()
    },
    Command("settings erase", { $0.consolePhrases.usage.summary(of: .erase) }) {
      try await SettingsCommands(context: $0).erase()
    },
    Command("backup", { $0.consolePhrases.usage.summary(of: .backup) }, "FILE", example: "copy.sqlite") {
      try await SettingsCommands(context: $0).backup()
    },
    Command("restore", { $0.consolePhrases.usage.summary(of: .restore) }, "FILE", example: "copy.sqlite") {
      try await SettingsCommands(context: $0).restore()
    },
  ]
}
