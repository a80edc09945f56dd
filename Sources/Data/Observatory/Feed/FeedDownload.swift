public import ArcadeDomain
import Foundation

/// Downloads or reads feeds that are watched as a whole.
public struct FeedDownload: Sendable {
  /// The bytes of a feed, with the server's mark for this version.
  struct Answer: Sendable {
    let data: Data
    var validator: HTTPValidator?
  }

  /// The size limit of a feed, in bytes.
  private static let mostBytes = 64_000_000
  /// Larger answers are downloaded each time rather than cached.
  private static let mostKept = 10_000_000

  private let client: HTTPClient
  private let store: (any FeedStore)?
  private let time: any TimeSource
  private let isOffline: Bool

  /// Creates a downloader with a client; the store caches feeds whose servers support conditional requests.
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

  /// Caches a readable answer if its server supports conditional requests.
  func keep(_ answer: Answer, of address: FeedAddress) async {
    guard case .web(let url) = address, let validator = answer.validator, answer.data.count <= Self.mostKept else {
      return
    }
    let document = FeedDocument(body: answer.data, fetchedAt: time.now(), validator: validator)
    try? await store?.keep(document, as: Self.key(of: url))
  }

  /// A key of its own, because others may cache the same address for another use.
  private static func key(of url: URL) -> String { "feed:\(url.withoutUser.absoluteString)" }
}
