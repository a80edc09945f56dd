import ArcadeDomain
import Foundation

/// A feed behind an address.
struct RemoteFeedSource: FeedSource {
  let url: URL
  let client: HTTPClient

  var subject: String { url.nameOfServer }
  var cacheKey: String? { url.withoutUser.absoluteString }
  var needsConnection: Bool { true }

  func load() async throws(RepositoryError) -> Data {
    try await client.get(url).body
  }

  func load(
    unless kept: HTTPValidator?,
    within limit: Duration?
  ) async throws(RepositoryError) -> FeedAnswer {
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
