import ArcadeDomain
import Foundation
import Synchronization

/// A client for shops: once a second per server, shared by all with the same turns, with long retries.
public struct ShopClient: Sendable {
  /// The most requests of a search.
  public static let mostRequests = 500

  private let client: HTTPClient
  private let isOffline: Bool

  /// Creates a client; offline it sends nothing.
  public init(_ client: HTTPClient, turns: (any RequestTurns)? = nil, isOffline: Bool = false) {
    let policy = HTTPPolicy(
      timeLimit: .seconds(20),
      tries: 4,
      firstPause: .seconds(1),
      longestPause: .seconds(60),
      totalLimit: .seconds(180)
    )
    self.client = client.spaced(by: .seconds(1), sharing: turns, policy: policy)
    self.isOffline = isOffline
  }

  /// Returns the limited requests of one search.
  func requests() -> ShopRequests { ShopRequests(client: client, isOffline: isOffline) }
}

/// The limited requests of one search.
final class ShopRequests: Sendable {
  private let client: HTTPClient
  private let isOffline: Bool
  private let left = Mutex(ShopClient.mostRequests)

  fileprivate init(client: HTTPClient, isOffline: Bool) { (self.client, self.isOffline) = (client, isOffline) }

  /// Whether none are left.
  var areSpent: Bool { left.withLock { $0 == 0 } }

  /// Returns an answer of any status; throws if no request is left.
  func answer(from url: URL, unless kept: HTTPValidator? = nil) async throws(RepositoryError) -> HTTPResponse {
    guard !isOffline else {
      throw RepositoryError(.unavailable, subject: url.nameOfServer, detail: "offline", canRetry: false)
    }
    let isLeft = left.withLock { left in
      defer { left = max(0, left - 1) }
      return left > 0
    }
    guard isLeft else { throw RepositoryError(.unavailable, subject: url.nameOfServer, detail: "requests are spent") }
    var headers: HTTPHeaders = [:]
    kept?.ask(in: &headers)
    return try await client.answer(from: url, headers: headers)
  }

  /// Returns the document at a URL, with its headers.
  func document(at url: URL) async throws(RepositoryError) -> (root: JSONNode, headers: HTTPHeaders) {
    let answer = try await answer(from: url)
    if let failure = answer.failure(at: url.nameOfServer) { throw failure }
    return (try answer.document(from: url), answer.headers)
  }
}

extension HTTPResponse {
  /// Returns the document; throws for a page, such as one that asks for a password.
  func document(from url: URL) throws(RepositoryError) -> JSONNode {
    let first = body.first { !FeedMark.spaces.contains($0) }
    guard first != UInt8(ascii: "<") else { throw RepositoryError(.notData, subject: url.nameOfServer) }
    return try JSONNode(reading: body, subject: url.nameOfServer)
  }
}
