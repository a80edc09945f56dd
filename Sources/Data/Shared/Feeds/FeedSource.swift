public import ArcadeDomain
public import Foundation

/// A source of a feed's bytes.
public protocol FeedSource: Sendable {
  /// The source's name in messages: a path or a host.
  var subject: String { get }
  /// The key under which its last good answer is cached; nil if it is not cached.
  var cacheKey: String? { get }
  /// Whether reading it opens a connection.
  var needsConnection: Bool { get }
  /// Reads the whole feed.
  func load() async throws(RepositoryError) -> Data
  /// Reads the whole feed, unless the cached version is still current. A source that cannot tell always reads it.
  ///
  /// A source that opens a connection gives up after the limit, if there is one.
  func load(unless kept: HTTPValidator?, within limit: Duration?) async throws(RepositoryError) -> FeedAnswer
}

extension FeedSource {
  /// Reads the whole feed, without a check of the version.
  public func load(unless kept: HTTPValidator?, within limit: Duration?) async throws(RepositoryError) -> FeedAnswer {
    .document(try await load(), nil)
  }
}

/// A source's answer, given the version in the cache.
public enum FeedAnswer: Hashable, Sendable {
  /// The whole feed, with the mark for its version.
  case document(Data, HTTPValidator?)
  /// The cached version is still current.
  case unchanged
}

/// A feed in a file, up to a size limit.
struct FileFeedSource: FeedSource {
  let path: String
  var maximumBytes = 10_000_000

  var subject: String { path }
  var cacheKey: String? { "file:\(URL(fileURLWithPath: path).standardizedFileURL.path)" }
  var needsConnection: Bool { false }

  func load() async throws(RepositoryError) -> Data { try FileBytes.whole(path, atMost: maximumBytes) }
}

struct RemoteFeedSource: FeedSource {
  let url: URL
  let client: HTTPClient

  var subject: String { url.nameOfServer }
  var cacheKey: String? { url.withoutUser.absoluteString }
  var needsConnection: Bool { true }

  func load() async throws(RepositoryError) -> Data { try await client.get(url).body }

  func load(unless kept: HTTPValidator?, within limit: Duration?) async throws(RepositoryError) -> FeedAnswer {
    guard let response = try await client.get(url, unless: kept, within: limit) else { return .unchanged }
    return .document(response.body, HTTPValidator(of: response.headers))
  }
}

extension URL {
  /// The URL without user name and password, which must not be stored.
  var withoutUser: URL {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
    components.user = nil
    components.password = nil
    return components.url ?? self
  }
}
