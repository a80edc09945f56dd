import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation

/// Answers every request the same, over no network.
struct OneAnswer: HTTPTransport {
  let status: Int
  let bytes: [UInt8]

  func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse {
    HTTPResponse(status: status, body: Data(bytes))
  }
}

extension RakutenListings {
  /// Returns the source with the keys of ``IchibaStand``, which gets one answer to everything it asks.
  static func answering(_ bytes: [UInt8], status: Int = 200) throws -> RakutenListings {
    try asking(OneAnswer(status: status, bytes: bytes))
  }

  /// Returns the source with the keys of ``IchibaStand``, which asks a server that is no further away than this process.
  static func asking(_ transport: any HTTPTransport) throws -> RakutenListings {
    let settings = try Settings(
      stored: [.rakutenApplicationID: IchibaStand.keys.application, .rakutenAccessKey: IchibaStand.keys.access],
      environment: [:]
    )
    let client = HTTPClient(transport: transport, time: HandDrivenTime(), jitter: { 0 }, pause: { _ in })
    return try RakutenListings(settings, client: client)
  }
}

extension HTTPRequest {
  /// The number that stands under a name in the query, else 0.
  func number(_ name: String) -> Int {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
    return items?.first { $0.name == name }?.value.flatMap { Int($0) } ?? 0
  }
}
