import ArcadePresentation
import Synchronization

/// What is said when a person leaves or a signal ends the process, in the language in use by then.
final class Farewell: Sendable {
  /// What is not stored, as the modules noted it.
  let unsaved = UnsavedWork()
  private let state: Mutex<State>

  private struct State {
    var language: Language
    var obstacle: @Sendable () -> String? = { nil }
  }

  init(in language: Language) { state = Mutex(State(language: language)) }

  /// Speaks another language from now on, and asks what keeps anything from being stored.
  func speak(_ language: Language, obstacle: @escaping @Sendable () -> String?) {
    state.withLock { $0 = State(language: language, obstacle: obstacle) }
  }

  /// What could not be saved and why, in sentences; none where everything is saved.
  var notSaved: [String] {
    unsaved.sentences + [state.withLock { $0.obstacle }()].compactMap { $0 }
  }

  /// The line to say when a person leaves.
  var goodbye: String { phrases.goodbye(notSaved: notSaved) }

  /// The line to say when a signal ends the process.
  var interrupted: String { phrases.interrupted(notSaved: notSaved) }

  private var phrases: any ConsolePhrases { state.withLock { $0.language }.consolePhrases }
}
