import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import Synchronization
import XCTest

/// A shop whose goods come, go and change places while it is asked for one page after another.
final class MovingRakutenTests: XCTestCase {
  func testNothingThatWasThereAllTheTimeIsCalledGone() async throws {
    var outcomes: [String: Int] = [:]
    for seed in UInt64(1)...UInt64(FuzzShare.of(50)) {
      let shop = MovingShop(seed: seed)
      let source = OneSource(try RakutenListings.asking(shop))
      let observatory = Observatory(watches: InMemoryWatches(), sources: source, time: HandDrivenTime())
      let query = try WatchQuery(keyword: "tea", count: shop.wanted)
      let id = try await observatory.searchWatch(for: query, at: "rakuten").watch.id
      for round in 1...4 {
        shop.beginUpdate()

        let step = try await observatory.updateWatch(id).step

        let wronged = step.outOfSight.map(\.id).filter(shop.stayed.contains)
        XCTAssertEqual(wronged, [], "seed \(seed), round \(round), \(step.gaps)")
        outcomes[step.gaps.isEmpty ? "complete" : "incomplete", default: 0] += 1
        outcomes["gone", default: 0] += step.outOfSight.count
        outcomes["second look", default: 0] += shop.looks > 1 ? 1 : 0
        XCTAssertLessThanOrEqual(shop.looks, 2)
      }
    }
    for outcome in ["complete", "incomplete", "gone", "second look"] {
      XCTAssertGreaterThan(outcomes[outcome] ?? 0, FuzzShare.of(10), "\(outcome) was hardly tried: \(outcomes)")
    }
  }
}

/// One source by any name.
struct OneSource: ListingSources {
  let profiles: [ListingSourceProfile] = []
  private let source: any ListingSource

  init(_ source: any ListingSource) { self.source = source }

  func fullName(of name: String) -> String { name }
  func source(named name: String) -> any ListingSource { source }
}

/// An honest shop: what it counts and sends is what it has at that moment.
private final class MovingShop: HTTPTransport {
  private struct State {
    var random: SplitMix64
    var listings: [Int] = []
    var last = 0
    var stayed: Set<String> = []
    var looks = 0
  }

  private let state: Mutex<State>
  /// How many are watched: all that there are, or less, which cuts them.
  let wanted: Int

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = [12, 61, 75, 100][random.integer(below: 4)]
    wanted = seed.isMultiple(of: 5) ? 60 : 3_000
    state = Mutex(State(random: random, listings: Array(1...count), last: count))
  }

  /// The ids of all that was there since the update began.
  var stayed: Set<String> { state.withLock { $0.stayed } }
  /// How many times the first page was asked for since then.
  var looks: Int { state.withLock { $0.looks } }

  func beginUpdate() {
    state.withLock { state in
      Self.change(&state)
      (state.stayed, state.looks) = (Set(state.listings.map { "shop:\($0)" }), 0)
    }
  }

  func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse {
    let (page, hits) = (request.number("page"), request.number("hits"))
    let body = state.withLock { state in
      if page == 1 { state.looks += 1 }
      let sent = state.listings.dropFirst((page - 1) * hits).prefix(hits)
      let body = IchibaAnswer.page(of: sent, count: state.listings.count, number: page)
      if state.random.integer(below: 4) == 0 { Self.change(&state) }
      return body
    }
    return HTTPResponse(status: 200, body: Data(body.utf8))
  }

  /// One goes and another one comes, mostly; or one goes, or comes, or two change places.
  private static func change(_ state: inout State) {
    let kind = state.random.integer(below: 6)
    if kind != 4, kind != 5, !state.listings.isEmpty {
      let gone = state.listings.remove(at: state.random.integer(below: state.listings.count))
      state.stayed.remove("shop:\(gone)")
    }
    if kind != 3, kind != 5 {
      state.last += 1
      state.listings.insert(state.last, at: state.random.integer(below: state.listings.count + 1))
    }
    if kind == 5, !state.listings.isEmpty {
      let places = (0..<2).map { _ in state.random.integer(below: state.listings.count) }
      state.listings.swapAt(places[0], places[1])
    }
  }
}
