public import ArcadeDomain
public import Foundation

/// The bytes of a feed, and when they were fetched.
public struct FeedDocument: Hashable, Sendable {
  /// The bytes that the source returned.
  public let body: Data
  /// When they were fetched, or last confirmed as current.
  public let fetchedAt: Moment
  /// The source's mark for this version, if any.
  public let validator: HTTPValidator?

  /// Creates a document.
  public init(body: Data, fetchedAt: Moment, validator: HTTPValidator? = nil) {
    (self.body, self.fetchedAt, self.validator) = (body, fetchedAt, validator)
  }
}
