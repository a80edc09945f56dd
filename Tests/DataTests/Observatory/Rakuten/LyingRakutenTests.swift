import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import Synchronization
import XCTest

/// Whatever a server leaves out, repeats or miscounts: nothing that it has is called gone.
final class LyingRakutenTests: XCTestCase {
  func testNothingIsCalledGoneThatTheServerHas() async throws {
    var outcomes: [String: Int] = [:]
    for seed in UInt64(1)...UInt64(FuzzShare.of(120)) {
      let shop = LyingShop(seed: seed)
      let source = try RakutenListings.asking(shop)
      var state = WatchState()
      for round in 1...8 {
        let there = shop.restock()
        let query = try WatchQuery(keyword: "tea", count: shop.wanted)
        guard let result = try? await source.search(query, progress: { _ in }) else { continue }

        let step = state.after(result)

        let wronged = step.outOfSight.map(\.id).filter(there.contains)
        XCTAssertEqual(wronged, [], "seed \(seed), round \(round), \(result.gaps)")
        outcomes[step.gaps.isEmpty ? "complete" : "incomplete", default: 0] += 1
        outcomes["gone", default: 0] += step.outOfSight.count
        state = step.state
      }
    }
    for outcome in ["complete", "incomplete", "gone"] {
      XCTAssertGreaterThan(outcomes[outcome] ?? 0, FuzzShare.of(100), "\(outcome) was hardly tried: \(outcomes)")
    }
  }
}

/// A shop that gives an honest count on its first page and is wrong in every other way there is.
private final class LyingShop: HTTPTransport {
  private struct State {
    var random: SplitMix64
    var listings: [Int] = []
    var lies: [Lie] = []
  }

  private enum Lie: CaseIterable {
    case short, hopping, repeated, miscounted, unreadable, failing
  }

  private let state: Mutex<State>

  init(seed: UInt64) { state = Mutex(State(random: SplitMix64(seed: seed))) }

  /// How many are asked for: always enough for all that there are.
  var wanted: Int { state.withLock { $0.listings.count + $0.random.integer(below: 40) + 1 } }

  /// Takes some listings away, adds others, and returns the ids of all that are there until the next time.
  func restock() -> Set<String> {
    state.withLock { state in
      let all = 1...[3, 30, 61, 100][state.random.integer(below: 4)]
      let share = state.random.integer(below: 4)
      state.listings = all.filter { _ in state.random.integer(below: 4) <= share }
      state.lies = Lie.allCases.filter { _ in state.random.integer(below: 5) == 0 }
      return Set(state.listings.map { "shop:\($0)" })
    }
  }

  func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse {
    let (page, hits) = (request.number("page"), request.number("hits"))
    let (status, body) = state.withLock { Self.answer(page: page, of: hits, from: &$0) }
    return HTTPResponse(status: status, body: Data(body.utf8))
  }

  private static func answer(page number: Int, of hits: Int, from state: inout State) -> (Int, String) {
    // A liar does not lie on every page.
    let lies = state.lies.filter { _ in state.random.integer(below: 2) == 0 }
    if lies.contains(.failing), number > 1 { return (500, "") }
    if lies.contains(.hopping), state.listings.count > 1 {
      for _ in 0...state.random.integer(below: 3) {
        let places = (
          state.random.integer(below: state.listings.count), state.random.integer(below: state.listings.count)
        )
        state.listings.swapAt(places.0, places.1)
      }
    }
    var items = Array(state.listings.dropFirst((number - 1) * hits).prefix(hits)).map(IchibaAnswer.item)
    if lies.contains(.short), items.count > 1 { items.removeLast(1 + state.random.integer(below: items.count - 1)) }
    if lies.contains(.repeated), !items.isEmpty {
      let listing = state.listings[state.random.integer(below: state.listings.count)]
      items[state.random.integer(below: items.count)] = IchibaAnswer.item(listing)
    }
    if lies.contains(.unreadable), !items.isEmpty { items[state.random.integer(below: items.count)] = "{}" }
    let isMiscounted = lies.contains(.miscounted) && number > 1
    let count = max(0, state.listings.count + (isMiscounted ? state.random.integer(below: 21) - 10 : 0))
    return (200, IchibaAnswer.page(items, count: count, number: number))
  }
}
