import ArcadeDomain
import ArcadeTesting
import XCTest

final class DiffSnapshotTests: XCTestCase {
  private typealias Sample = SampleListings
  private let diffSnapshot = DiffSnapshot()

  func testItTellsNewFromGoneFromChanged() {
    let old = ListingSnapshot([
      Sample.listing("a", rank: 1), Sample.listing("b", rank: 2), Sample.listing("c", rank: 3),
      Sample.listing("d", rank: 4),
    ])
    let new = ListingSnapshot([
      Sample.listing("b", yen: 900, rank: 2), Sample.listing("e", rank: 1), Sample.listing("c", rank: 4),
      Sample.listing("d", yen: 1_100, rank: 3),
    ])

    let difference = diffSnapshot(from: old, to: new)

    XCTAssertEqual(difference.new, [Sample.listing("e", rank: 1)])
    XCTAssertEqual(difference.outOfSight, [Sample.listing("a", rank: 1)])
    XCTAssertEqual(difference.changed.map(\.old), [Sample.listing("b", rank: 2), Sample.listing("d", rank: 4)])
    XCTAssertEqual(difference.changed.map(\.new.price?.minorUnits), [900, 1_100])
    XCTAssertEqual(difference.changed.flatMap(\.changes).map(\.direction), [.down, .up])
    XCTAssertEqual(difference.unchanged, 1)
  }

  func testEveryChangeHasItsValuesAndItsDirection() {
    let yen = figures(Money(minorUnits: 1_000, currency: .jpy))
    let cases: [(ListingFigures, ListingFigures, [String])] = [
      (yen, figures(Money(minorUnits: 900, currency: .jpy)), ["price 1000 900 down"]),
      (yen, figures(Money(minorUnits: 1_001, currency: .jpy)), ["price 1000 1001 up"]),
      (yen, figures(nil), ["price 1000 - -"]),
      (figures(nil), yen, ["price - 1000 -"]),
      (figures(nil), figures(nil), []),
      (yen, figures(Money(minorUnits: 1_000, currency: .usd)), ["currency JPY USD -"]),
      (yen, figures(Money(minorUnits: 5, currency: .usd)), ["currency JPY USD -"]),
      (ListingFigures(reviewCount: 0), ListingFigures(reviewCount: 1), ["reviewCount 0 1 up"]),
      (ListingFigures(reviewCount: 0), ListingFigures(), ["reviewCount 0 - -"]),
      (ListingFigures(), ListingFigures(reviewCount: 0), ["reviewCount - 0 -"]),
      (average(4_200), average(4_800), ["reviewAverage 4.2 4.8 up"]),
      (average(4_250), average(4_000), ["reviewAverage 4.25 4 down"]),
      (average(nil), average(0), ["reviewAverage - 0 -"]),
      (ListingFigures(isAvailable: true), ListingFigures(isAvailable: false), ["availability true false down"]),
      (ListingFigures(isAvailable: false), ListingFigures(isAvailable: true), ["availability false true up"]),
      (ListingFigures(isAvailable: false), ListingFigures(), ["availability false - -"]),
      (
        ListingFigures(price: yen.price, reviewCount: 1, reviewAverage: nil, isAvailable: false),
        ListingFigures(price: .zero(.kwd), reviewCount: 2, reviewAverage: nil, isAvailable: nil),
        ["currency JPY KWD -", "reviewCount 1 2 up", "availability false - -"]
      ),
    ]
    for (old, new, expected) in cases {
      XCTAssertEqual(new.changes(since: old).map(words), expected, "\(old) \(new)")
    }
  }

  func testApplyingTheDifferenceToTheOldGivesTheNew() {
    forRandomSnapshots { old, new in
      let difference = diffSnapshot(from: old, to: new)
      var byID = Dictionary(uniqueKeysWithValues: old.listings.map { ($0.id, $0) })
      for gone in difference.outOfSight { XCTAssertEqual(byID.removeValue(forKey: gone.id), gone) }
      for added in difference.new { XCTAssertNil(byID.updateValue(added, forKey: added.id)) }
      for changed in difference.changed {
        XCTAssertEqual(byID.updateValue(changed.new, forKey: changed.old.id), changed.old)
      }
      // The rank of a listing is not a change.
      let applied = ListingSnapshot(Array(byID.values)).listings
      XCTAssertEqual(applied.map(\.id), new.listings.map(\.id))
      XCTAssertEqual(applied.map(\.figures), new.listings.map(\.figures))
      XCTAssertEqual(difference.unchanged + difference.changed.count + difference.new.count, new.listings.count)
    }
  }

  func testASnapshotAgainstItselfIsEmpty() {
    forRandomSnapshots { snapshot, _ in
      let difference = diffSnapshot(from: snapshot, to: snapshot)
      XCTAssertEqual(difference.unchanged, snapshot.listings.count)
      XCTAssertEqual(difference.new + difference.outOfSight + difference.changed.map(\.new), [])
    }
  }

  func testItDoesNotDependOnTheOrderOfListingsNorOnRepeats() {
    var random = SplitMix64(seed: 99)
    forRandomSnapshots { old, new in
      let (some, others) = (old.listings.inRandomOrder(using: &random), new.listings.inRandomOrder(using: &random))
      // A repeated listing counts once.
      let (from, to) = (ListingSnapshot(some + some.prefix(2)), ListingSnapshot(others + others.prefix(3)))
      let difference = diffSnapshot(from: from, to: to)
      XCTAssertEqual(difference, diffSnapshot(from: old, to: new))
      XCTAssertTrue(Set(difference.new.map(\.id)).isDisjoint(with: difference.outOfSight.map(\.id)))
    }
  }

  func testSwappingTheArgumentsSwapsTheSigns() {
    forRandomSnapshots { old, new in
      let (there, back) = (diffSnapshot(from: old, to: new), diffSnapshot(from: new, to: old))
      XCTAssertEqual(there.new, back.outOfSight)
      XCTAssertEqual(there.outOfSight, back.new)
      XCTAssertEqual(there.unchanged, back.unchanged)
      XCTAssertEqual(there.changed.map(\.old), back.changed.map(\.new))
      for (one, other) in zip(there.changed.flatMap(\.changes), back.changed.flatMap(\.changes)) {
        XCTAssertEqual([one.from, one.to], [other.to, other.from])
        XCTAssertEqual(one.attribute, other.attribute)
        XCTAssertEqual(one.direction, other.direction.map { $0 == .up ? .down : .up })
      }
    }
  }

  func testIDsStandInTheOrderOfTheirBytes() {
    let ids = ["", "\u{0}", "A", "AA", "B", "a", "e\u{301}", "z", "é", "ｱ", "🧉"]
    for (position, id) in ids.enumerated() {
      for (otherPosition, other) in ids.enumerated() {
        let expected: IDOrder = position == otherPosition ? .same : position < otherPosition ? .before : .after
        XCTAssertEqual(IDOrder(of: id, relativeTo: other), expected, "\(id) \(other)")
      }
    }
  }

  func testASnapshotKeepsTheFirstOfEachIDAndCountsTheOthers() {
    let snapshot = ListingSnapshot([
      Sample.listing("b", rank: 1), Sample.listing("a", rank: 2), Sample.listing("b", yen: 5, rank: 3),
      Sample.listing("b", rank: 4),
    ])
    XCTAssertEqual(snapshot.listings, [Sample.listing("a", rank: 2), Sample.listing("b", rank: 1)])
    XCTAssertEqual(snapshot.duplicates, 2)
    XCTAssertEqual(ListingSnapshot(snapshot.listings).duplicates, 0)
  }

  private func figures(_ price: Money?) -> ListingFigures { ListingFigures(price: price) }

  private func average(_ thousandths: Int64?) -> ListingFigures {
    ListingFigures(reviewAverage: thousandths.map(ReviewAverage.init(thousandths:)))
  }

  private func words(_ change: ListingChange) -> String {
    let (from, to) = (change.from?.machineText ?? "-", change.to?.machineText ?? "-")
    return "\(change.attribute) \(from) \(to) \(change.direction?.rawValue ?? "-")"
  }

  private func forRandomSnapshots(_ check: (ListingSnapshot, ListingSnapshot) -> Void) {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let old = randomSnapshot(using: &random)
      check(old, randomSnapshot(using: &random))
    }
  }

  private func randomSnapshot(using random: inout SplitMix64) -> ListingSnapshot {
    let ids = (0..<16).map { "item\($0)" }.inRandomOrder(using: &random).prefix(random.integer(below: 17))
    return ListingSnapshot(
      ids.enumerated().map { index, id in
        Sample.listing(
          id,
          yen: [nil, 900, 1_000][random.integer(below: 3)],
          reviews: [nil, 0, 12][random.integer(below: 3)],
          average: [nil, 4_200, 4_800][random.integer(below: 3)],
          isAvailable: [nil, true, false][random.integer(below: 3)],
          rank: index + 1
        )
      }
    )
  }
}
