import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// Reads and changes the settings, and erases the data; the screen and the one-shot commands share it.
struct SettingsDesk {
  let folder: String
  let file: SettingsFile
  let environment: [String: String]
  let database: Database
  let phrases: any Phrases
  let console: any ConsolePhrases

  /// The settings as they are now.
  func settings() throws(RepositoryError) -> Settings {
    try Settings(stored: file.values(), environment: environment)
  }

  /// Gives the setting with a name a value, or takes it away, and returns the setting.
  @discardableResult
  func set(_ name: String, to value: String?) throws -> Setting {
    guard let setting = Setting(rawValue: name.lowercased()) else {
      let nearest = NearestMatch.of(name, among: Setting.allCases.map(\.rawValue))
      throw CommandFailure(exit: .usage, code: "setting", message: console.unknownSetting(name, nearest: nearest))
    }
    if let value, let allowed = setting.allowedValues, !allowed.contains(value) {
      let message = console.badSetting(setting.rawValue, value: value, allowed: allowed)
      throw CommandFailure(exit: .usage, code: "setting", message: message)
    }
    try file.set(setting, to: value)
    return setting
  }

  /// Deletes everything that Arcade keeps; what others put into the folder stays.
  func erase() async throws(RepositoryError) {
    await database.close()
    try ErasedFolder.erase(folder)
  }

  /// A failure in words.
  func failure(_ error: any Error) -> CommandFailure {
    CommandFailure(error, phrases: phrases, console: console)
  }
}
