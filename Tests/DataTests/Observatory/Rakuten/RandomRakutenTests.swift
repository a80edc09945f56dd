import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import Synchronization
import XCTest

/// Whatever a server omits, repeats or miscounts, and whatever changes meanwhile, no existing listing is reported as
/// gone. Randomly damaged answers are either read or an error.
final class RandomRakutenTests: XCTestCase {
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

  func testADamagedPageIsReadOrCorruptAndTheSourceGoesOn() async throws {
    let page = Array(IchibaAnswer.page(of: 1...4, count: 4).utf8)
    var random = SplitMix64(seed: 6)
    var outcomes: Set<String> = []
    for _ in 0..<600 {
      let bytes = Self.damaged(page, using: &random)
      let listings = try RakutenListings.answering(bytes)
      do throws(RepositoryError) {
        let result = try await listings.search(Self.query(), progress: { _ in })
        let found = result.snapshot.listings.count + result.snapshot.duplicates
        let leftOut = result.problems.count - result.unreadable.count
        XCTAssertEqual(result.gaps.contains(.leftOut(leftOut)), leftOut > 0)
        XCTAssertLessThanOrEqual(found, 30)
        XCTAssertTrue(result.problems.allSatisfy { $0.place.entry != nil })
        outcomes.insert(result.isComplete ? "complete" : "incomplete")
      } catch {
        XCTAssertEqual(error.code, .corrupt, String(decoding: bytes, as: UTF8.self))
        outcomes.insert("corrupt")
      }
    }
    XCTAssertEqual(outcomes, ["complete", "incomplete", "corrupt"], "each kind of damage was tried")
  }

  func testAPageThatIsCutAnywhereIsCorrupt() async throws {
    let page = Array(IchibaAnswer.page(of: 1...2, count: 2).utf8)
    for length in 0..<page.count {
      let listings = try RakutenListings.answering(Array(page.prefix(length)))
      await expectFailure(.corrupt, "\(length)") { try await listings.search(Self.query(), progress: { _ in }) }
    }
  }

  private static func query() throws(RepositoryError) -> WatchQuery {
    do {
      return try WatchQuery(keyword: "tea")
    } catch {
      throw RepositoryError(.notFound, subject: "\(error)")
    }
  }

  private static func damaged(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[place] = UInt8.random(in: 48...57, using: &random)
      case 2: bytes.remove(at: place)
      default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: place)
      }
    }
    return bytes
  }
}

/// A shop whose first page has the right count, and which is wrong in every other way.
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

  /// The requested number: always enough for all listings.
  var wanted: Int { state.withLock { $0.listings.count + $0.random.integer(below: 40) + 1 } }

  /// Removes some listings, adds others, and returns the IDs of all that exist until the next call.
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
    // Not every page is wrong.
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

/// A directory that has the same source under any name.
struct OneSource: ListingSources {
  let profiles: [ListingSourceProfile] = []
  private let source: any ListingSource

  init(_ source: any ListingSource) { self.source = source }

  func fullName(of name: String) -> String { name }
  func source(named name: String) -> any ListingSource { source }
}

/// A correct shop: its counts and pages are those of the moment.
private final class MovingShop: HTTPTransport {
  private struct State {
    var random: SplitMix64
    var listings: [Int] = []
    var last = 0
    var stayed: Set<String> = []
    var looks = 0
  }

  private let state: Mutex<State>
  /// The number of watched listings: all, or fewer.
  let wanted: Int

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = [12, 61, 75, 100][random.integer(below: 4)]
    wanted = seed.isMultiple(of: 5) ? 60 : 3_000
    state = Mutex(State(random: random, listings: Array(1...count), last: count))
  }

  /// The IDs of the listings that existed throughout the update.
  var stayed: Set<String> { state.withLock { $0.stayed } }
  /// The number of requests for the first page since then.
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

  /// Usually replaces one listing; otherwise removes or adds one, or swaps two.
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

extension RakutenListings {
  /// Returns the source with the keys of ``IchibaStand`` and the same answer to every request.
  static func answering(_ bytes: [UInt8], status: Int = 200) throws -> RakutenListings {
    try asking(OneAnswer(status: status, bytes: bytes))
  }

  /// Returns the source with the keys of ``IchibaStand`` and a server within this process.
  static func asking(_ transport: any HTTPTransport) throws -> RakutenListings {
    let settings = try Settings(
      stored: [.rakutenApplicationID: IchibaStand.keys.application, .rakutenAccessKey: IchibaStand.keys.access],
      environment: [:]
    )
    let client = HTTPClient(transport: transport, time: HandDrivenTime(), jitter: { 0 }, pause: { _ in })
    return try RakutenListings(settings, client: client)
  }
}

extension HTTPRequest {
  /// Returns the number of a query parameter, by default 0.
  func number(_ name: String) -> Int {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
    return items?.first { $0.name == name }?.value.flatMap { Int($0) } ?? 0
  }
}
