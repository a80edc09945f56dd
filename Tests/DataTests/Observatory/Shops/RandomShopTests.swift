import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import Synchronization
import XCTest

/// Whatever a shop omits, repeats or truncates, none of its listings is reported as gone.
final class RandomShopTests: XCTestCase {
  func testNothingThatIsThereIsCalledGone() async throws {
    for kind in LeakyShop.Kind.allCases {
      var outcomes: [String: Int] = [:]
      for seed in UInt64(1)...UInt64(FuzzShare.of(120)) {
        let shop = LeakyShop(kind, seed: seed)
        let folder = try TemporaryFolder()
        let source = try shop.source(in: folder)
        var state = WatchState()
        for round in 1...6 {
          let there = shop.restock()
          let known = state.listings.filter { $0.group != .outOfSight }.map(\.listing)
          guard let result = try? await source.search(.everything, knowing: known, progress: { _ in }) else { continue }

          let step = state.after(result)

          let wronged = step.outOfSight.map(\.name).filter(there.contains)
          XCTAssertEqual(wronged, [], "\(kind), seed \(seed), round \(round), \(result.gaps)")
          outcomes[step.gaps.isEmpty ? "complete" : "incomplete", default: 0] += 1
          outcomes["gone", default: 0] += step.outOfSight.count
          state = step.state
        }
      }
      for outcome in ["complete", "incomplete", "gone"] {
        XCTAssertGreaterThan(outcomes[outcome] ?? 0, FuzzShare.of(40), "\(kind), \(outcome): \(outcomes)")
      }
    }
  }
}

/// A shop with some of ten products with two variants each, which does not always list them.
private final class LeakyShop: HTTPTransport {
  enum Kind: CaseIterable { case shopify, woo, pages }

  private struct State {
    var random: SplitMix64
    /// The variants of each product.
    var products: [Int: Set<Int>] = [:]
    var isHonest = true
  }

  private let kind: Kind
  private let state: Mutex<State>
  private let time = HandDrivenTime()

  init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    state = Mutex(State(random: SplitMix64(seed: seed)))
  }

  func source(in folder: TemporaryFolder) throws -> any VerifyingListingSource {
    let client = ShopClient(HTTPClient(transport: self, time: time, jitter: { 0 }) { [time] in time.advance(by: $0) })
    switch kind {
    case .shopify: return try ShopifyListings("shopify:shop.example", client: client)
    case .woo: return try WooCommerceListings("woo:shop.example", client: client)
    case .pages:
      let text = (1...10).map { "https://shop.example/products/\($0)" }.joined(separator: "\n")
      let path = try folder.write(Data(text.utf8), to: "list.txt")
      return try PageListings("pages:\(path)", client: client, store: InMemoryFeedStore(), time: time)
    }
  }

  /// Removes some variants and adds others; returns the names of all that exist until the next call.
  func restock() -> Set<String> {
    time.advance(by: .seconds(90_000))
    return state.withLock { state in
      state.isHonest = Int.random(in: 0..<2, using: &state.random) == 0
      state.products = [:]
      for number in 1...10 where Int.random(in: 0..<4, using: &state.random) > 0 {
        let first = Int.random(in: 0..<4, using: &state.random) > 0
        state.products[number] = kind == .woo || !first ? [2] : [1, 2]
      }
      return Set(state.products.flatMap { number, variants in variants.map { "P\(number), \($0)" } })
    }
  }

  func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse {
    let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
    let page = parts?.queryItems?.first { $0.name == "page" }?.value.flatMap { Int($0) } ?? 1
    return state.withLock { state in
      if !state.isHonest, Int.random(in: 0..<12, using: &state.random) == 0 {
        return Self.failure(using: &state.random)
      }
      switch request.url.path {
      case "/robots.txt": return HTTPResponse(status: 404)
      case "/cart.js": return Self.ok(#"{"currency":"EUR"}"#)
      case "/products.json": return Self.ok(#"{"products":[\#(Self.list(page, &state, Self.shopify))]}"#)
      case "/wp-json/wc/store/v1/products":
        return Self.ok("[\(Self.list(page, &state, Self.woo))]", ["X-WP-Total": "\(state.products.count)"])
      case let path:
        guard let number = Int(path.split(separator: "/").last ?? ""), let variants = state.products[number] else {
          return HTTPResponse(status: 404)
        }
        return Self.ok(Self.page(number, variants))
      }
    }
  }

  /// Returns a page of three products, some of which it may omit or repeat.
  private static func list(_ page: Int, _ state: inout State, _ text: (Int, Set<Int>) -> String) -> String {
    var numbers = state.products.keys.sorted().dropFirst((page - 1) * 3).prefix(3).map { $0 }
    if !state.isHonest, !numbers.isEmpty {
      switch Int.random(in: 0..<5, using: &state.random) {
      case 0: numbers.removeLast()
      case 1: numbers[0] = state.products.keys.randomElement(using: &state.random) ?? numbers[0]
      case 2: return #"{"title":"broken"}"#
      default: break
      }
    }
    return numbers.map { text($0, state.products[$0] ?? []) }.joined(separator: ",")
  }

  private static func shopify(_ number: Int, _ variants: Set<Int>) -> String {
    let list = variants.sorted().map { #"{"id":\#($0),"title":"\#($0)","price":"\#($0).00","available":true}"# }
    return
      #"{"id":\#(number),"title":"P\#(number)","handle":"\#(number)","variants":[\#(list.joined(separator: ","))]}"#
  }

  private static func woo(_ number: Int, _ variants: Set<Int>) -> String {
    #"{"id":\#(number),"name":"P\#(number), 2","permalink":"https://shop.example/products/\#(number)"}"#
  }

  private static func page(_ number: Int, _ variants: Set<Int>) -> String {
    let list = variants.sorted().map {
      #"{"@type":"Product","name":"P\#(number), \#($0)","sku":"\#($0)","offers":{"price":\#($0),"priceCurrency":"EUR"}}"#
    }
    return
      #"<script type="application/ld+json">{"@type":"ProductGroup","hasVariant":[\#(list.joined(separator: ","))]}</script>"#
  }

  private static func ok(_ text: String, _ headers: HTTPHeaders = [:]) -> HTTPResponse {
    HTTPResponse(status: 200, headers: headers, body: Data(text.utf8))
  }

  private static func failure(using random: inout SplitMix64) -> HTTPResponse {
    let bodies = [
      "<html>busy</html>", "", "null", #"{"products":null}"#, #"{"errors":"x"}"#, #"{"products":[{"id":1"#, "[{",
    ]
    let status = [200, 200, 429, 500, 503, 403].randomElement(using: &random) ?? 500
    return HTTPResponse(status: status, body: Data((bodies.randomElement(using: &random) ?? "").utf8))
  }
}
