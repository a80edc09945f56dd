import ArcadeDomain
import Foundation

/// A feed behind an address.
struct RemoteFeedSource: FeedSource {
  let url: URL
  let client: HTTPClient

  var subject: String { url.nameOfServer }
  var cacheKey: String? { url.absoluteString }
  var needsConnection: Bool { true }

  func load() async throws(RepositoryError) -> Data {
    try await client.get(url).body
  }
}
