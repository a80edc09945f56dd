import Synchronization

/// A notice that is shown once in a session.
final class OneTimeNotice: Sendable {
  private let texts: Mutex<[String]>

  init(_ texts: [String]) { self.texts = Mutex(texts) }

  /// Returns the notice the first time, and nothing afterwards.
  func taken() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}
