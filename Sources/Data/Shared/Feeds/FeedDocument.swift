public import ArcadeDomain
public import Foundation

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
