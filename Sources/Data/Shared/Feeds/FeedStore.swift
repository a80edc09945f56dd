public import ArcadeDomain
public import Foundation
import Synchronization

/// Keeps the last good answer of every feed.
public protocol FeedStore: Sendable {
  /// Returns what was kept under a key.
  func document(_ key: String) async throws(RepositoryError) -> FeedDocument?
  /// Keeps an answer in place of the one before.
  func keep(_ document: FeedDocument, as key: String) async throws(RepositoryError)
}

/// Keeps answers as long as it lives.
public final class InMemoryFeedStore: FeedStore {
  private let documents = Mutex<[String: FeedDocument]>([:])

  /// Begins empty.
  public init() {}

  /// Returns what was kept under a key.
  public func document(_ key: String) async throws(RepositoryError) -> FeedDocument? {
    documents.withLock { $0[key] }
  }

  /// Keeps an answer in place of the one before.
  public func keep(_ document: FeedDocument, as key: String) async throws(RepositoryError) {
    documents.withLock { $0[key] = document }
  }
}

/// The bytes of a feed, with the time at which they came from their source.
public struct FeedDocument: Hashable, Sendable {
  /// What the source gave.
  public let body: Data
  /// When it gave it, or last said that it still holds.
  public let fetchedAt: Moment
  /// What the source called this version, if anything.
  public let validator: HTTPValidator?

  /// Joins bytes with the time of their arrival.
  public init(body: Data, fetchedAt: Moment, validator: HTTPValidator? = nil) {
    (self.body, self.fetchedAt, self.validator) = (body, fetchedAt, validator)
  }
}
