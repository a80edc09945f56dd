public import ArcadeData
public import ArcadeDomain
public import Foundation
import Synchronization

/// A source of people that fails a few times before it answers.
public final class FlakyPeopleSource: FeedSource {
  /// The server that it stands for.
  public let subject = "people.example"
  /// Answers are kept under this key.
  public let cacheKey: String? = "https://people.example/profiles"
  /// As a server does.
  public let needsConnection = true
  private let text: String
  private let failures: Mutex<[RepositoryError]>

  /// Fails with each of some errors, once and in their order, and then answers with a text.
  public init(_ text: String, failing failures: [RepositoryError]) {
    self.text = text
    self.failures = Mutex(failures)
  }

  /// Answers, or fails.
  public func load() async throws(RepositoryError) -> Data {
    if let error = failures.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { throw error }
    return Data(text.utf8)
  }
}
