public import ArcadeData
import ArcadeDomain
import Foundation
import Synchronization

/// A server that stands in for shops of any kind, and a clock by which its clients wait.
public final class ShopStand: Sendable {
  /// What answers, on the loopback interface.
  public let server: LoopbackServer
  /// The clock; a pause moves it.
  public let time = HandDrivenTime()
  /// What pages said last.
  public let store = InMemoryFeedStore()
  private let noted = Mutex<[Duration]>([])

  /// Starts a server that gives these answers, by path, or by path with query.
  public init(_ answers: [String: [LoopbackAnswer]] = [:]) throws { server = try LoopbackServer(answers) }

  /// The pauses that were taken, in order.
  public var pauses: [Duration] { noted.withLock { $0 } }

  /// How its shops are asked.
  public func client(isOffline: Bool = false) -> ShopClient {
    let client = HTTPClient(transport: SystemTransport(), time: time, jitter: { 0 }) { [self] pause in
      noted.withLock { $0.append(pause) }
      time.advance(by: pause)
      try Task.checkCancellation()
    }
    return ShopClient(client, isOffline: isOffline)
  }

  /// The shop as one on Shopify, or a collection of it.
  public func shopify(_ path: String = "") throws -> ShopifyListings {
    try ShopifyListings("shopify:\(server.address.absoluteString)\(path)", client: client())
  }

  /// The shop as one that runs WooCommerce.
  public func woo() throws -> WooCommerceListings {
    try WooCommerceListings("woo:\(server.address.absoluteString)", client: client())
  }

  /// A page of the shop.
  public func page(_ path: String) throws -> PageListings { try pages("page:\(server.url(path).absoluteString)") }

  /// Pages by the name of a source.
  public func pages(_ name: String) throws -> PageListings {
    try PageListings(name, client: client(), store: store, time: time)
  }

  /// The paths that were asked, in order, without robots.txt.
  public var asked: [String] {
    server.requests.filter { $0.path != "/robots.txt" }.map { $0.query.isEmpty ? $0.path : "\($0.path)?\($0.query)" }
  }
}
