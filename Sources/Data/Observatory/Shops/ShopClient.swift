import ArcadeDomain
import Foundation
import Synchronization

/// How the servers of shops are asked: once a second each, whoever of those that share turns asks, and patiently.
public struct ShopClient: Sendable {
  /// The most requests that one search makes.
  public static let mostRequests = 500

  private let client: HTTPClient
  private let isOffline: Bool

  /// Asks by a client; offline nothing is asked.
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

  /// The requests of one search, of which there are only so many.
  func requests() -> ShopRequests { ShopRequests(client: client, isOffline: isOffline) }
}

/// The requests of one search.
final class ShopRequests: Sendable {
  private let client: HTTPClient
  private let isOffline: Bool
  private let left = Mutex(ShopClient.mostRequests)

  fileprivate init(client: HTTPClient, isOffline: Bool) { (self.client, self.isOffline) = (client, isOffline) }

  /// Whether no more are left.
  var areSpent: Bool { left.withLock { $0 == 0 } }

  /// Returns the answer of any status; throws where nothing may be asked any more.
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

  /// Returns the document at an address of a shop, with what was said beside it.
  func document(at url: URL) async throws(RepositoryError) -> (root: JSONNode, headers: HTTPHeaders) {
    let answer = try await answer(from: url)
    if let failure = answer.failure(at: url.nameOfServer) { throw failure }
    return (try answer.document(from: url), answer.headers)
  }
}

extension HTTPResponse {
  /// The document in it; a page, such as one that asks for a password, is none.
  func document(from url: URL) throws(RepositoryError) -> JSONNode {
    let first = body.first { !FeedMark.spaces.contains($0) }
    guard first != UInt8(ascii: "<") else { throw RepositoryError(.notData, subject: url.nameOfServer) }
    return try JSONNode(reading: body, subject: url.nameOfServer)
  }
}
