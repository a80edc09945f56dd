import ArcadePresentation
import Synchronization

/// What is said when a signal ends the process, in the language in use by then.
final class Farewell: Sendable {
  private let language: Mutex<Language>

  init(in language: Language) { self.language = Mutex(language) }

  /// Speaks another language from now on.
  func speak(_ newLanguage: Language) {
    language.withLock { $0 = newLanguage }
  }

  /// The line to say.
  var text: String { language.withLock { $0 }.consolePhrases.interrupted }
}
