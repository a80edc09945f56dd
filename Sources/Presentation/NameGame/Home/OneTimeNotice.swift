import Synchronization

/// What is left to say, once in a session.
final class OneTimeNotice: Sendable {
  private let texts: Mutex<[String]>

  init(_ texts: [String]) { self.texts = Mutex(texts) }

  /// Returns it the first time, and nothing from then on.
  func taken() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}
