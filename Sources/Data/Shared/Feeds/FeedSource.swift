public import ArcadeDomain
public import Foundation

/// Where the bytes of a feed come from.
public protocol FeedSource: Sendable {
  /// What the source is called in messages: a path, a host.
  var subject: String { get }
  /// What its last good answer is kept under; nil where there is no need to keep it.
  var cacheKey: String? { get }
  /// Whether reading it opens a connection.
  var needsConnection: Bool { get }
  /// Reads it all.
  func load() async throws(RepositoryError) -> Data
}

/// A feed that ships with the app.
struct StarterFeedSource: FeedSource {
  let text: String

  var subject: String { "Arcade" }
  var cacheKey: String? { nil }
  var needsConnection: Bool { false }

  func load() async throws(RepositoryError) -> Data { Data(text.utf8) }
}
