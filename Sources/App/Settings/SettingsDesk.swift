import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// Reads and changes the settings, and erases the data; the screen and the one-shot commands share it.
struct SettingsDesk {
  let folder: String
  let file: SettingsFile
  let environment: [String: String]
  let database: Database
  let language: Language
  let phrases: any Phrases
  let console: any ConsolePhrases

  /// The settings as they are now; those that make no sense are missing.
  func settings() throws(RepositoryError) -> Settings {
    try Settings(stored: file.lenientReadings().values, environment: environment)
  }

  /// What is wrong with the settings, in words.
  func mistakes() -> [String] {
    file.lenientReadings().mistakes.map { phrases.sentence(for: $0) }
  }

  /// Gives the setting with a name a value, or takes it away, and returns both as they were stored.
  func set(_ name: String, to value: String?) throws -> (Setting, stored: String?) {
    guard let setting = Setting.all.first(where: { $0.name == name.lowercased() }) else {
      let nearest = NearestMatch.of(name, among: Setting.all.map(\.name))
      throw CommandFailure(exit: .usage, code: "setting", message: console.unknownSetting(name, nearest: nearest))
    }
    if let value, let allowed = setting.allowedValues, !allowed.contains(value) {
      let message = console.badSetting(setting.name, value: value, allowed: allowed)
      throw CommandFailure(exit: .usage, code: "setting", message: message)
    }
    let stored = setting.isFeed ? try value.map { try FeedAddress($0).absoluteText } : value
    try file.set(setting, to: stored)
    return (setting, stored)
  }

  /// What copies everything into a file, and brings it back.
  var backup: ArcadeBackup { ArcadeBackup(database: database, settings: file) }

  /// Deletes everything that Arcade keeps, and returns the names of what others put into the folder.
  func erase() async throws(RepositoryError) -> [String] {
    try await ErasedFolder.erase(folder, database: database, settings: file)
  }

  /// A failure in words.
  func failure(_ error: any Error) -> CommandFailure {
    CommandFailure(error, phrases: phrases, console: console)
  }
}
