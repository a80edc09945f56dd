public import ArcadeData
public import ArcadeDomain
public import Foundation
import Synchronization

/// A source of people that fails a few times before it answers.
public final class FlakyPeopleSource: FeedSource {
  /// The name of the simulated server.
  public let subject = "people.example"
  /// The key under which answers are cached.
  public let cacheKey: String? = "https://people.example/profiles"
  /// True, as for a server.
  public let needsConnection = true
  private let text: String
  private let failures: Mutex<[RepositoryError]>

  /// Creates a source that throws each of some errors once, in order, and then returns a text.
  public init(_ text: String, failing failures: [RepositoryError]) {
    self.text = text
    self.failures = Mutex(failures)
  }

  /// Returns the text, or fails.
  public func load() async throws(RepositoryError) -> Data {
    if let error = failures.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { throw error }
    return Data(text.utf8)
  }
}
