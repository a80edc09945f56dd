import Synchronization

/// The key in the printed address: whoever uses it gets in, and the next one needs another.
final class OneTimeKey: Sendable {
  private let key = Mutex(CookieSigner.random())
  private let seal: CookieSigner

  init(seal: CookieSigner) { self.seal = seal }

  /// The one that can be used now.
  var current: String { key.withLock { $0 } }

  /// Whether it is the current one, which it stays.
  func fits(_ given: String) -> Bool { seal.isSame(given, current) }

  /// Uses the key up; false where it is not the current one.
  func use(_ given: String) -> Bool {
    key.withLock { key in
      guard seal.isSame(given, key) else { return false }
      key = CookieSigner.random()
      return true
    }
  }
}
