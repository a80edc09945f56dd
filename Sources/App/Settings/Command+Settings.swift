// The commands for the settings and for the data as a whole.
extension Command {
  static let ofSettings: [Command] = [settings, settingsSet, settingsUnset, settingsErase, backup, restore]

  static let settings = Command("settings") {
    $0.consolePhrases.usage.summary(of: .settings)
  } run: {
    try await SettingsCommands(context: $0).show()
  }

  static let settingsSet = Command("settings set", "SETTING", "VALUE", example: "language es") {
    $0.consolePhrases.usage.summary(of: .set)
  } run: {
    try await SettingsCommands(context: $0).set(to: $0.invocation.operands[1])
  }

  static let settingsUnset = Command("settings unset", "SETTING", example: "language") {
    $0.consolePhrases.usage.summary(of: .unset)
  } run: {
    try await SettingsCommands(context: $0).set(to: nil)
  }

  static let settingsErase = Command("settings erase") {
    $0.consolePhrases.usage.summary(of: .erase)
  } run: {
    try await SettingsCommands(context: $0).erase()
  }

  static let backup = Command("backup", "FILE", example: "copy.sqlite") {
    $0.consolePhrases.usage.summary(of: .backup)
  } run: {
    try await SettingsCommands(context: $0).backup()
  }

  static let restore = Command("restore", "FILE", example: "copy.sqlite") {
    $0.consolePhrases.usage.summary(of: .restore)
  } run: {
    try await SettingsCommands(context: $0).restore()
  }
}
