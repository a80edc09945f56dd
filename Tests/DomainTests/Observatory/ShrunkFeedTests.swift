import ArcadeDomain
import ArcadeTesting
import XCTest

/// Listings that are gone from a watched feed.
final class ShrunkFeedTests: XCTestCase {
  private typealias Sample = SampleListings

  func testMoreThanHalfOfEightOrMoreIsNotBelievedAtOnce() {
    let rows: [(inSight: Int, left: Int, doubt: UpdateWarning?)] = [
      (7, 0, nil), (8, 4, nil), (8, 3, .shrunk(5, of: 8)), (8, 0, .shrunk(8, of: 8)), (20, 10, nil),
      (20, 9, .shrunk(11, of: 20)),
    ]
    for (inSight, left, doubt) in rows {
      let state = WatchState.beginning(with: listings(1...inSight)).state
      let result = left == 0 ? Sample.result([]) : listings(1...left)
      let step = state.after(result, ofFeedAt: at(1))
      XCTAssertEqual(step.gaps, doubt.map { [$0] } ?? [], "\(left) of \(inSight)")
      XCTAssertEqual(step.outOfSight.count, doubt == nil ? inSight - left : 0, "\(left) of \(inSight)")
      XCTAssertEqual(state.after(result).outOfSight.count, inSight - left, "a search is believed")
    }
  }

  func testTheSameAnHourLaterIsBelieved() {
    let state = WatchState.beginning(with: listings(1...20)).state
    let few = listings(1...5)
    let doubted = state.after(few, ofFeedAt: at(10))
    let early = doubted.state.after(few, ofFeedAt: at(10).advanced(by: .seconds(3_599)))
    XCTAssertEqual(early.gaps, [.shrunk(15, of: 20)])
    XCTAssertEqual(early.outOfSight, [])
    let late = early.state.after(few, ofFeedAt: at(11))
    XCTAssertEqual(late.gaps, [])
    XCTAssertEqual(late.outOfSight.count, 15)
    XCTAssertEqual(doubted.state.after(listings(1...20), ofFeedAt: at(11)).unchanged, 20, "it comes back as it was")
  }

  func testOfTwoShrunkFeedsOnlyWhatBothMissIsGone() {
    let rows: [(first: ClosedRange<Int>, second: ClosedRange<Int>, gone: ClosedRange<Int>, doubted: Int)] = [
      (1...5, 16...20, 6...15, 5), (1...5, 18...20, 6...17, 5), (1...5, 1...4, 6...20, 1), (1...5, 4...7, 8...20, 3),
    ]
    for (first, second, gone, doubted) in rows {
      let state = WatchState.beginning(with: listings(1...20)).state.after(listings(first), ofFeedAt: at(1)).state
      let step = state.after(listings(second), ofFeedAt: at(3))
      XCTAssertEqual(Set(step.outOfSight.map(\.id)), Set(gone.map { "item\($0)" }), "\(second)")
      XCTAssertEqual(step.gaps, [.shrunk(doubted, of: 20)], "\(second)")
    }
  }

  func testOfTenRowsWhatWasSeenTheDayBeforeStaysAndDoesNotComeBack() {
    let whole = WatchState.beginning(with: listings(0...9)).state
    let first = whole.after(listings(0...1), ofFeedAt: at(0))
    let second = first.state.after(listings(7...9), ofFeedAt: at(24))
    let third = second.state.after(listings(0...9), ofFeedAt: at(48))

    XCTAssertEqual(first.outOfSight, [])
    XCTAssertEqual(second.outOfSight.map(\.id), ["item2", "item3", "item4", "item5", "item6"])
    XCTAssertEqual(third.returned.map(\.id), ["item2", "item3", "item4", "item5", "item6"])
    let later = second.state.after(listings(7...9), ofFeedAt: at(48))
    XCTAssertEqual(later.outOfSight.map(\.id), ["item0", "item1"], "both of the last two miss them")
  }

  func testWhoeverAcceptsItIsBelieved() {
    let state = WatchState.beginning(with: listings(1...20)).state
    var few = listings(1...1)
    few.isAccepted = true
    XCTAssertEqual(state.after(few, ofFeedAt: at(1)).outOfSight.count, 19)
  }

  /// Whatever a source leaves out, only listings missing from a complete and trusted result are gone.
  func testNothingUnseenIsCalledGone() {
    for seed in 1...300 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var state = WatchState.beginning(with: listings(1...20)).state
      var missedSince: [Listing.ID: Moment] = [:]
      var now = at(0)
      for _ in 1...12 {
        now = now.advanced(by: .seconds(600 * Int64(1 + random.integer(below: 9))))
        let part = random.integer(below: 21)
        let shown = (1...20).filter { _ in random.integer(below: 20) < part }
        let gaps: [UpdateWarning] = random.integer(below: 4) == 0 ? [.leftOut(1)] : []
        let all = shown.map { Sample.listing("item\($0)") }
        let result = Sample.result(all, gaps: gaps)
        let inSight = state.listings.filter { $0.group != .outOfSight }.map(\.id)
        let lost = inSight.filter { id in !all.contains { $0.id == id } }
        let step = state.after(result, ofFeedAt: now)
        let gone = step.outOfSight.map(\.id)
        XCTAssertTrue(Set(gone).isDisjoint(with: all.map(\.id)), "seed \(seed)")
        if !gaps.isEmpty { XCTAssertEqual(gone, [], "seed \(seed)") }
        if inSight.count >= 8, lost.count * 2 > inSight.count {
          let known = lost.filter { missedSince[$0].map { now.since($0) >= .seconds(3_600) } ?? false }
          XCTAssertTrue(Set(gone).isSubset(of: known), "seed \(seed)")
        }
        for id in all.map(\.id) { missedSince[id] = nil }
        for id in lost where missedSince[id] == nil && gaps.isEmpty { missedSince[id] = now }
        state = step.state
      }
    }
  }

  private func listings(_ numbers: ClosedRange<Int>) -> SearchResult {
    Sample.result(numbers.map { Sample.listing("item\($0)") })
  }

  private func at(_ hour: Int64) -> Moment { Moment(milliseconds: hour * 3_600_000) }
}
