import ArcadeDomain
import ArcadePresentation
import Dispatch
import Synchronization

/// What is said when a person leaves or a signal ends the process, as the command line has it by then.
final class Farewell: Sendable {
  /// What is not stored, as the modules noted it.
  let unsaved = UnsavedWork()
  private let state: Mutex<State>

  private struct State {
    var language: Language
    var isJSON: Bool
    var retry: @Sendable () async -> Void = {}
    var losses: @Sendable (_ isNamed: Bool) -> [String] = { _ in [] }
  }

  init(in language: Language, isJSON: Bool = false) { state = Mutex(State(language: language, isJSON: isJSON)) }

  /// Speaks another language from now on, to a person or to a script; tries what waits again, and asks what is not
  /// stored and why, which the modules may have named already.
  func speak(
    _ language: Language,
    isJSON: Bool,
    retrying retry: @escaping @Sendable () async -> Void,
    losses: @escaping @Sendable (_ isNamed: Bool) -> [String]
  ) {
    state.withLock { $0 = State(language: language, isJSON: isJSON, retry: retry, losses: losses) }
  }

  /// Tries to store what waits, for the last time.
  func retry() async { await state.withLock { $0.retry }() }

  /// Tries that on a thread that may stand still, and gives up after a while: what is not stored by then is named.
  func retry(within limit: Duration) {
    let end = DispatchSemaphore(value: 0)
    Task.detached { [self] in
      await retry()
      end.signal()
    }
    _ = end.wait(timeout: .now() + .milliseconds(Int(limit.wholeMilliseconds)))
  }

  /// Where it is said: on standard output that of a session, on standard error where a script reads documents.
  var descriptor: Int32 { state.withLock { $0.isJSON } ? 2 : 1 }

  /// What could not be saved and why, in sentences; none where everything is saved.
  var notSaved: [String] {
    let named = unsaved.sentences
    return named + state.withLock { $0.losses }(!named.isEmpty)
  }

  /// The line to say when a person leaves.
  var goodbye: String { phrases.goodbye(notSaved: notSaved) }

  /// The line to say when a signal ends the process; for a script a document, as for every failure.
  var interrupted: String {
    let sentence = phrases.interrupted(notSaved: notSaved)
    guard state.withLock({ $0.isJSON }) else { return sentence }
    let document: JSONText = ["error": ["code": "interrupted", "message": sentence] as JSONText]
    return document.text
  }

  private var phrases: any ConsolePhrases { state.withLock { $0.language }.consolePhrases }
}
