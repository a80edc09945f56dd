import Synchronization

/// Holds what visitors type against the pass phrase; five wrong ones cost everybody a minute.
final class PassPhraseLock: Sendable {
  enum Verdict: Hashable {
    case right
    case wrong
    /// Nothing was compared; in so many seconds it is again.
    case closed(seconds: Int)
  }

  static let tries = 5
  static let wait = Duration.seconds(60)

  private struct State {
    var wrong = 0
    var opens: Duration?
  }

  private let phrase: String
  private let seal: Seal
  private let state = Mutex(State())

  init(phrase: String, seal: Seal) { (self.phrase, self.seal) = (phrase, seal) }

  /// Holds a text against the phrase at a reading of a clock that only grows.
  func check(_ given: String, at reading: Duration) -> Verdict {
    state.withLock { state in
      if let opens = state.opens, reading < opens {
        return .closed(seconds: Int(((opens - reading) / .seconds(1)).rounded(.up)))
      }
      state.opens = nil
      if seal.isSame(given, phrase) {
        state.wrong = 0
        return .right
      }
      state.wrong += 1
      if state.wrong == Self.tries { state = State(opens: reading + Self.wait) }
      return .wrong
    }
  }
}
