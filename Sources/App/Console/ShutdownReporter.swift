import ArcadeDomain
package import ArcadePresentation
import Dispatch
import Synchronization

/// The report when a person leaves or a signal ends the process, in the style of the command line.
package final class ShutdownReporter: Sendable {
  /// The work that is not stored, as the modules noted it.
  package let unsaved = UnsavedWork()
  /// The work in progress, with what is stored if it is interrupted.
  package let underway = UnsavedWork()
  private let state: Mutex<State>

  private struct State {
    var language: Language
    var isJSON: Bool
    var retry: @Sendable () async -> [Screen<Page>] = { [] }
    var stored: @Sendable (_ isNamed: Bool) -> StoredState = { _ in StoredState() }
    var close: @Sendable () async -> Void = {}
    /// The news from the last try.
    var heard: [String] = []
  }

  package init(in language: Language, isJSON: Bool = false) { state = Mutex(State(language: language, isJSON: isJSON)) }

  /// Sets the language and the kind of output of the report, and its closures.
  ///
  /// They retry pending changes, return what is stored, and close what is open. The modules may have named some
  /// losses already.
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

  /// Tries to store pending changes for the last time; returns the news.
  @discardableResult
  package func retry() async -> [Screen<Page>] {
    let heard = await state.withLock { $0.retry }()
    state.withLock { $0.heard += heard.flatMap(\.news).map(\.text) }
    return heard
  }

  /// Closes the databases, so that each is one file.
  package func close() async { await state.withLock { $0.close }() }

  /// Retries and closes on a thread that may block, and gives up after a while; unsaved changes are then named.
  package func retry(within limit: Duration) {
    let end = DispatchSemaphore(value: 0)
    Task.detached { [self] in
      await retry()
      await close()
      end.signal()
    }
    _ = end.wait(timeout: .now() + .milliseconds(Int(limit.wholeMilliseconds)))
  }

  /// The descriptor for the report: standard output in a session, or standard error if a script reads documents.
  package var descriptor: Int32 { state.withLock { $0.isJSON } ? 2 : 1 }

  var stored: StoredState {
    let named = unsaved.sentences
    var stored = state.withLock { $0.stored }(!named.isEmpty)
    stored.lost = named + stored.lost
    stored.open = underway.sentences + stored.open
    return stored
  }

  var goodbye: String { phrases.goodbye(phrases.saved(stored)) }

  /// The line to print when a signal ends the process; for a script a document, as for every failure.
  package var interrupted: String {
    let heard = state.withLock { $0.heard }
    let sentence = phrases.interrupted(phrases.joined(heard + [phrases.saved(stored)]))
    guard state.withLock({ $0.isJSON }) else { return sentence }
    let document: JSONText = ["error": ["code": "interrupted", "message": sentence] as JSONText]
    return document.text
  }

  private var phrases: ConsolePhrases { state.withLock { $0.language }.consolePhrases }
}

/// What is stored when a person leaves, in sentences; if there are none, everything is.
public struct StoredState {
  /// Changes that are not stored, or may not be, and why.
  package var lost: [String] = []
  /// Work that is stored but not finished.
  package var open: [String] = []
  /// The last change that was not stored, if it belongs to the system in question.
  package var unstored: String?
  /// The reason why the store cannot be used; nil if it can.
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
