public import ArcadeData
public import ArcadeDomain
import Foundation
import Synchronization

/// A server that stands in for Rakuten's, with keys for it, and a clock by which its clients wait.
public final class IchibaStand: Sendable {
  /// The keys that lead to it, which nobody may ever see.
  public static let keys = (application: "5b1c-application-id", access: "pk_access+key/5b1c")

  /// What answers, on the loopback interface.
  public let server: LoopbackServer
  /// The clock; a pause moves it.
  public let time = HandDrivenTime()
  private let noted = Mutex<[Duration]>([])

  /// Starts a server that gives these answers to whatever is searched for, in turn; the last one stays.
  public init(_ answers: [LoopbackAnswer] = []) throws {
    let (items, genres) = (IchibaAnswer.itemPaths, IchibaAnswer.genrePaths)
    server = try LoopbackServer([
      items.keyed: answers, items.older: answers, genres.keyed: answers, genres.older: answers,
    ])
  }

  /// The pauses that were taken, in order.
  public var pauses: [Duration] { noted.withLock { $0 } }

  /// Returns settings that lead to it, with some set otherwise, or not set where the value is empty.
  public func settings(_ others: [Setting: String] = [:]) throws -> Settings {
    let all: [Setting: String] = [
      .rakutenApplicationID: Self.keys.application, .rakutenAccessKey: Self.keys.access,
      .rakutenBase: server.address.absoluteString,
    ]
    return try Settings(stored: all.merging(others) { $1 }.filter { !$1.isEmpty }, environment: [:])
  }

  /// Returns the source, with some settings set otherwise.
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

  /// Searches for tea, with some settings set otherwise.
  public func search(_ others: [Setting: String] = [:], count: Int = 30, tries: Int = 3) async throws -> SearchResult {
    try await listings(others, tries: tries).search(WatchQuery(keyword: "tea", count: count), progress: { _ in })
  }
}
