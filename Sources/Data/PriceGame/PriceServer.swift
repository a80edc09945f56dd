public import ArcadeDomain
public import Foundation

/// A server that displays categories as Wayfair does.
public struct PriceServer: Sendable {
  private let base: URL
  private let client: HTTPClient

  /// Creates a server with a URL such as `https://www.wayfair.com`, optionally with a path.
  public init(at base: URL, client: HTTPClient) { (self.base, self.client) = (base, client) }

  /// Creates a server from a setting; throws `.badAddress` unless it is an http or https URL.
  public init(at base: String, client: HTTPClient) throws(RepositoryError) {
    guard case .web(let url) = try FeedAddress(base) else { throw RepositoryError(.badAddress, subject: base) }
    self.init(at: url, client: client)
  }

  /// The server's name in messages.
  var subject: String { base.nameOfServer }

  /// Returns the URL of a category, without a page number.
  func address(of category: PriceCategory.ID) -> URL {
    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: true) else { return base }
    components.path = components.path.trimmingCharacters(in: ["/"])
    components.path = (components.path.isEmpty ? "" : "/\(components.path)") + "/v/category/display"
    components.fragment = nil
    components.queryItems = [
      URLQueryItem(name: "category_id", value: "\(category)"), URLQueryItem(name: "_format", value: "json"),
    ]
    return components.url ?? base
  }

  /// Returns the monotonic time of its client's clock.
  func elapsed() -> Duration { client.time.elapsed() }

  /// Requests a page of a category, from 1; gives up at a time of ``elapsed()``.
  func page(
    _ number: Int,
    of size: Int,
    in category: PriceCategory.ID,
    before end: Duration
  ) async throws(RepositoryError) -> Data {
    let url = address(of: category).appending(queryItems: [
      URLQueryItem(name: "itemsperpage", value: "\(size)"), URLQueryItem(name: "curpage", value: "\(number)"),
    ])
    return try await client.get(url, within: end - elapsed()).body
  }
}
