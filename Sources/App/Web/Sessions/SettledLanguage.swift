import ArcadeData
import ArcadeDomain
import ArcadePresentation
import Synchronization

/// The language of the settings, which may change while pages are served.
final class SettledLanguage: Sendable {
  private let settings: any SettingRepository
  private let known: Mutex<Language?>

  /// Begins with what was set at the start.
  init(_ opening: ScreenContext) {
    settings = FileSettings(opening.composition.settingsFile, environment: opening.environment)
    known = Mutex(opening.composition.settings[.language].flatMap(Language.init(rawValue:)))
  }

  /// As it was read last; nil where nothing is set.
  var language: Language? { known.withLock { $0 } }

  /// Reads it anew; nil where it is as before, and nil within where nothing is set any more.
  func read() async -> Language?? {
    guard let reading = try? await settings.reading(named: Setting.language.name) else { return nil }
    let language = reading.value.flatMap(Language.init(rawValue:))
    return known.withLock { known in
      defer { known = language }
      return known == language ? nil : .some(language)
    }
  }
}
