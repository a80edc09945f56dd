public import ArcadeDomain
public import Foundation

/// A server that displays categories as Wayfair's does.
public struct PriceServer: Sendable {
  private let base: URL
  private let client: HTTPClient

  /// Reaches a server at an address such as `https://www.wayfair.com`, which may have a path.
  public init(at base: URL, client: HTTPClient) { (self.base, self.client) = (base, client) }

  /// Reads the address as a setting gives it; throws `.badAddress` unless it is one of http or https.
  public init(at base: String, client: HTTPClient) throws(RepositoryError) {
    guard case .web(let url) = try FeedAddress(base) else { throw RepositoryError(.badAddress, subject: base) }
    self.init(at: url, client: client)
  }

  /// What the server is called in messages.
  var subject: String { base.nameOfServer }

  /// The address of a category, without a page of it.
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

  /// How long the process has run, by the clock of its requests.
  func elapsed() -> Duration { client.time.elapsed() }

  /// Asks for one page of a category, from 1; gives up at a time by ``elapsed()``.
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
