import ArcadeDomain
package import ArcadePresentation
import Dispatch
import Synchronization

/// What is said when a person leaves or a signal ends the process, as the command line has it by then.
package final class ShutdownReporter: Sendable {
  /// What is not stored, as the modules noted it.
  package let unsaved = UnsavedWork()
  /// What is going on, of which it is known what is stored where it is cut short.
  package let underway = UnsavedWork()
  private let state: Mutex<State>

  private struct State {
    var language: Language
    var isJSON: Bool
    var retry: @Sendable () async -> [Screen<Page>] = { [] }
    var stored: @Sendable (_ isNamed: Bool) -> StoredState = { _ in StoredState() }
    var close: @Sendable () async -> Void = {}
    /// What came to light when it was tried for the last time.
    var heard: [String] = []
  }

  package init(in language: Language, isJSON: Bool = false) { state = Mutex(State(language: language, isJSON: isJSON)) }

  /// Speaks another language from now on, to a person or to a script; tries what waits again, asks what is stored, of
  /// which the modules may have named something already, and closes what is open.
  package func speak(
    _ language: Language,
    isJSON: Bool,
    retrying retry: @escaping @Sendable () async -> [Screen<Page>],
    stored: @escaping @Sendable (_ isNamed: Bool) -> StoredState,
    closing close: @escaping @Sendable () async -> Void
  ) {
    state.withLock {
      $0 = State(language: language, isJSON: isJSON, retry: retry, stored: stored, close: close)
    }
  }

  /// Tries to store what waits, for the last time; what came to light meanwhile.
  @discardableResult
  package func retry() async -> [Screen<Page>] {
    let heard = await state.withLock { $0.retry }()
    state.withLock { $0.heard += heard.flatMap(\.news).map(\.text) }
    return heard
  }

  /// Closes what is open, so that one file is everything.
  package func close() async { await state.withLock { $0.close }() }

  /// Does both on a thread that may stand still, and gives up after a while: what is not stored by then is named.
  package func retry(within limit: Duration) {
    let end = DispatchSemaphore(value: 0)
    Task.detached { [self] in
      await retry()
      await close()
      end.signal()
    }
    _ = end.wait(timeout: .now() + .milliseconds(Int(limit.wholeMilliseconds)))
  }

  /// Where it is said: on standard output that of a session, on standard error where a script reads documents.
  package var descriptor: Int32 { state.withLock { $0.isJSON } ? 2 : 1 }

  var stored: StoredState {
    let named = unsaved.sentences
    var stored = state.withLock { $0.stored }(!named.isEmpty)
    stored.lost = named + stored.lost
    stored.open = underway.sentences + stored.open
    return stored
  }

  var goodbye: String { phrases.goodbye(phrases.saved(stored)) }

  /// The line to say when a signal ends the process; for a script a document, as for every failure.
  package var interrupted: String {
    let heard = state.withLock { $0.heard }
    let sentence = phrases.interrupted(phrases.joined(heard + [phrases.saved(stored)]))
    guard state.withLock({ $0.isJSON }) else { return sentence }
    let document: JSONText = ["error": ["code": "interrupted", "message": sentence] as JSONText]
    return document.text
  }

  private var phrases: ConsolePhrases { state.withLock { $0.language }.consolePhrases }
}

/// What is stored when somebody leaves, in sentences; where there is none, everything is.
public struct StoredState {
  /// What is not stored, or may not be, and why.
  package var lost: [String] = []
  /// What is stored and not at its end.
  package var open: [String] = []
  /// The last change that was not stored, if it was of the system that is asked.
  package var unstored: String?
  /// Why what everything is kept in cannot be used; nil where it can.
  var obstacle: String?

  package init(
    lost: [String] = [],
    open: [String] = [],
    unstored: String? = nil,
    obstacle: String? = nil
  ) {
    self.lost = lost
    self.open = open
    self.unstored = unstored
    self.obstacle = obstacle
  }
}
