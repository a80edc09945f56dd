import ArcadeDomain
import XCTest

final class RandomTests: XCTestCase {
  func testTheSequenceOfASeedIsThePublishedOne() {
    var random = SplitMix64(seed: 1_234_567)
    let drawn = (0..<5).map { _ in random.next() }
    XCTAssertEqual(
      drawn,
      [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  func testAStoredStateGoesOnWithTheSameSequence() {
    var random = SplitMix64(seed: 7)
    _ = random.next()
    var resumed = SplitMix64(seed: random.state)
    XCTAssertEqual(random.next(), resumed.next())
  }

  func testBoundedIntegersStayBelowTheirBoundAndAreAllEquallyLikely() {
    var random = SplitMix64(seed: 42)
    for bound in [2, 3, 6, 7, 10] {
      var counts = Array(repeating: 0, count: bound)
      let draws = 7_000
      for _ in 0..<draws { counts[random.integer(below: bound)] += 1 }
      let expected = Double(draws) / Double(bound)
      let chiSquare = counts.reduce(0.0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
      XCTAssertLessThan(chiSquare, 30, "bound \(bound): \(counts)")
    }
  }

  func testABoundOfOneOrLessDrawsNothing() {
    var random = SplitMix64(seed: 3)
    let before = random.state
    XCTAssertEqual([random.integer(below: 1), random.integer(below: 0), random.integer(below: -5)], [0, 0, 0])
    XCTAssertEqual(random.state, before)
  }

  func testAShuffleKeepsEveryElementAndDependsOnTheSeedAlone() {
    var one = SplitMix64(seed: 9)
    var same = SplitMix64(seed: 9)
    let shuffled = Array(0..<100).inRandomOrder(using: &one)
    XCTAssertEqual(shuffled, Array(0..<100).inRandomOrder(using: &same))
    XCTAssertEqual(shuffled.sorted(), Array(0..<100))
    XCTAssertNotEqual(shuffled, Array(0..<100))
  }

  func testEveryOrderOfThreeIsEquallyLikely() {
    var random = SplitMix64(seed: 5)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<6_000 { counts[[1, 2, 3].inRandomOrder(using: &random), default: 0] += 1 }
    XCTAssertEqual(counts.count, 6)
    for count in counts.values { XCTAssertEqual(Double(count), 1_000, accuracy: 150) }
  }
}
