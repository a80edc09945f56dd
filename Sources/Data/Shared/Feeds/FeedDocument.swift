public import ArcadeDomain
public import Foundation

/// The bytes of a feed, with the time at which they came from their source.
public struct FeedDocument: Hashable, Sendable {
  /// What the source gave.
  public let body: Data
  /// When it gave it.
  public let fetchedAt: Moment

  /// Joins bytes with the time of their arrival.
  public init(body: Data, fetchedAt: Moment) {
    self.body = body
    self.fetchedAt = fetchedAt
  }
}
