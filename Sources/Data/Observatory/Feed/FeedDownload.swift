public import ArcadeDomain
import Foundation

/// Gets the bytes of feeds of which all is watched, from files and addresses.
public struct FeedDownload: Sendable {
  /// The bytes of a feed, with what a server calls this version of them.
  struct Answer: Sendable {
    let data: Data
    var validator: HTTPValidator?
  }

  /// The most bytes that a feed may have.
  private static let mostBytes = 64_000_000
  /// Larger answers are loaded anew each time, rather than kept in the store.
  private static let mostKept = 10_000_000

  private let client: HTTPClient
  private let store: (any FeedStore)?
  private let time: any TimeSource
  private let isOffline: Bool

  /// Gets feeds of addresses through a client; a store keeps those whose servers say whether they changed.
  public init(_ client: HTTPClient, keptIn store: (any FeedStore)?, time: any TimeSource, isOffline: Bool) {
    self.client = client.loading(atMost: Self.mostBytes)
    (self.store, self.time, self.isOffline) = (store, time, isOffline)
  }

  func data(at address: FeedAddress) async throws(RepositoryError) -> Answer {
    switch address {
    case .file(let path): return Answer(data: try FileBytes.whole(path, atMost: Self.mostBytes))
    case .web(let url):
      guard !isOffline else { throw RepositoryError(.unavailable, subject: url.nameOfServer, canRetry: false) }
      let kept = try? await store?.document(Self.key(of: url))
      if let response = try await client.get(url, unless: kept?.validator) {
        return Answer(data: response.body, validator: HTTPValidator(of: response.headers))
      }
      if let kept { return Answer(data: kept.body) }
      return Answer(data: try await client.get(url).body)
    }
  }

  /// Keeps an answer that could be read, where its server can say later whether it still holds.
  func keep(_ answer: Answer, of address: FeedAddress) async {
    guard case .web(let url) = address, let validator = answer.validator, answer.data.count <= Self.mostKept else {
      return
    }
    let document = FeedDocument(body: answer.data, fetchedAt: time.now(), validator: validator)
    try? await store?.keep(document, as: Self.key(of: url))
  }

  /// Apart from what others keep of the same address, which they read in another way.
  private static func key(of url: URL) -> String { "feed:\(url.withoutUser.absoluteString)" }
}
