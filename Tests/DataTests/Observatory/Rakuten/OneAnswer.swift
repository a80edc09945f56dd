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
    let settings = try Settings(
      stored: [.rakutenApplicationID: IchibaStand.keys.application, .rakutenAccessKey: IchibaStand.keys.access],
      environment: [:]
    )
    let client = HTTPClient(
      transport: OneAnswer(status: status, bytes: bytes),
      time: HandDrivenTime(),
      jitter: { 0 },
      pause: { _ in }
    )
    return try RakutenListings(settings, client: client)
  }
}
