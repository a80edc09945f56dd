public import ArcadeDomain
import Foundation

/// Posts alerts to a configured address, and sends the token only there.
public struct PostedAlerts: AlertSender {
  private static let limit = Duration.seconds(30)

  private let address: String
  private let token: String?
  private let client: HTTPClient
  private let body: @Sendable (PriceAlert, Watch) -> String

  /// Creates a sender; the closure makes the body. Nil if no address is set.
  public init?(_ settings: Settings, client: HTTPClient, body: @escaping @Sendable (PriceAlert, Watch) -> String) {
    guard let address = settings[.post] else { return nil }
    (self.address, token, self.client, self.body) = (address, settings[.postToken], client, body)
  }

  /// The channel for posts.
  public var channel: AlertChannel { .post }

  /// Posts an alert, without following redirects.
  public func send(_ alert: PriceAlert, of watch: Watch) async throws(RepositoryError) {
    guard let url = URL(string: address), url.isHTTP else {
      throw RepositoryError(.configuration, subject: Setting.post.name, detail: "no address of http or https")
    }
    var headers: HTTPHeaders = ["Content-Type": "application/json"]
    if let token { headers["Authorization"] = "Bearer \(token)" }
    try await client.post(body(alert, watch), to: url, headers: headers, within: Self.limit)
  }
}
