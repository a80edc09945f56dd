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
  /// Reads it all, unless the version kept before still holds; a source that cannot tell reads it.
  ///
  /// A source that opens a connection gives up after the limit, where there is one.
  func load(unless kept: HTTPValidator?, within limit: Duration?) async throws(RepositoryError) -> FeedAnswer
}

extension FeedSource {
  /// Reads it all.
  public func load(unless kept: HTTPValidator?, within limit: Duration?) async throws(RepositoryError) -> FeedAnswer {
    .document(try await load(), nil)
  }
}

/// What a source gives to somebody who has kept an earlier version.
public enum FeedAnswer: Hashable, Sendable {
  /// All of it, with what the source calls this version.
  case document(Data, HTTPValidator?)
  /// What was kept still holds.
  case unchanged
}

/// A feed in a file, of at most so many bytes.
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
  /// The address without a name and a password, which are not to be stored.
  var withoutUser: URL {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
    components.user = nil
    components.password = nil
    return components.url ?? self
  }
}
