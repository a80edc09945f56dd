public import ArcadeData
public import ArcadeDomain
import Foundation
import Synchronization

/// A simulated server of Rakuten's, with its keys, and a clock for its clients.
public final class IchibaStand: Sendable {
  /// The keys, which must never be shown.
  public static let keys = (application: "5b1c-application-id", access: "pk_access+key/5b1c")

  /// The server on the loopback interface.
  public let server: LoopbackServer
  /// The clock, advanced by pauses.
  public let time = HandDrivenTime()
  private let noted = Mutex<[Duration]>([])

  /// Starts a server that returns these answers to any search, in order; the last one stays.
  public init(_ answers: [LoopbackAnswer] = []) throws {
    let (items, genres) = (IchibaAnswer.itemPaths, IchibaAnswer.genrePaths)
    server = try LoopbackServer([
      items.keyed: answers, items.older: answers, genres.keyed: answers, genres.older: answers,
    ])
  }

  /// The pauses so far, in order.
  public var pauses: [Duration] { noted.withLock { $0 } }

  /// Returns settings for the server, with some changed; an empty value removes a setting.
  public func settings(_ others: [Setting: String] = [:]) throws -> Settings {
    let all: [Setting: String] = [
      .rakutenApplicationID: Self.keys.application, .rakutenAccessKey: Self.keys.access,
      .rakutenBase: server.address.absoluteString,
    ]
    return try Settings(stored: all.merging(others) { $1 }.filter { !$1.isEmpty }, environment: [:])
  }

  /// Returns the source, with some settings changed.
  public func listings(
    _ others: [Setting: String] = [:],
    tries: Int = 3,
    isOffline: Bool = false
  ) throws -> RakutenListings {
    try RakutenListings(
      settings(others),
      client: HTTPClient(
        transport: SystemTransport(),
        policy: HTTPPolicy(tries: tries),
        time: time,
        jitter: { 0 },
        pause: { [self] pause in
          noted.withLock { $0.append(pause) }
          time.advance(by: pause)
          try Task.checkCancellation()
        }
      ),
      isOffline: isOffline
    )
  }

  /// Searches for tea, with some settings changed.
  public func search(_ others: [Setting: String] = [:], count: Int = 30, tries: Int = 3) async throws -> SearchResult {
    try await listings(others, tries: tries).search(WatchQuery(keyword: "tea", count: count), progress: { _ in })
  }
}
