public import ArcadeData
import ArcadeDomain
import Foundation
import Synchronization

/// A simulated server of shops of any kind, and a clock for its clients.
public final class ShopStand: Sendable {
  /// The server on the loopback interface.
  public let server: LoopbackServer
  /// The clock, advanced by pauses.
  public let time = HandDrivenTime()
  /// The cache of pages.
  public let store = InMemoryFeedStore()
  private let noted = Mutex<[Duration]>([])

  /// Starts a server with these answers, by path or path with query.
  public init(_ answers: [String: [LoopbackAnswer]] = [:]) throws { server = try LoopbackServer(answers) }

  /// The pauses so far, in order.
  public var pauses: [Duration] { noted.withLock { $0 } }

  /// Returns the client for its shops.
  public func client(isOffline: Bool = false) -> ShopClient {
    let client = HTTPClient(transport: SystemTransport(), time: time, jitter: { 0 }) { [self] pause in
      noted.withLock { $0.append(pause) }
      time.advance(by: pause)
      try Task.checkCancellation()
    }
    return ShopClient(client, isOffline: isOffline)
  }

  /// Returns the shop, or a collection, as a Shopify source.
  public func shopify(_ path: String = "") throws -> ShopifyListings {
    try ShopifyListings("shopify:\(server.address.absoluteString)\(path)", client: client())
  }

  /// Returns the shop as a WooCommerce source.
  public func woo() throws -> WooCommerceListings {
    try WooCommerceListings("woo:\(server.address.absoluteString)", client: client())
  }

  /// Returns a page of the shop as a source.
  public func page(_ path: String) throws -> PageListings { try pages("page:\(server.url(path).absoluteString)") }

  /// Returns pages by the name of a source.
  public func pages(_ name: String) throws -> PageListings {
    try PageListings(name, client: client(), store: store, time: time)
  }

  /// The requested paths in order, without robots.txt.
  public var asked: [String] {
    server.requests.filter { $0.path != "/robots.txt" }.map { $0.query.isEmpty ? $0.path : "\($0.path)?\($0.query)" }
  }
}
