import ArcadeDomain
import XCTest

/// Each rule as a table of moments, computed by hand.
final class AlertConditionTests: XCTestCase {
  /// An update: hours since the rule was set, the price in cents, the stock, and the expected alert.
  private typealias Row = (hour: Int64, cents: Int64?, stock: Bool?, alerts: String)

  func testBelowTellsOncePerCrossing() throws {
    try expect(
      "below 20",
      from: 2_500,
      [
        (1, 2_000, true, ""), (2, 1_999, true, "2000>1999"), (3, 1_950, true, ""), (20, 1_900, true, ""),
        // Back by 2 % is 20.40.
        (21, 2_039, true, ""), (22, 1_999, true, ""), (40, 2_040, true, ""), (41, 1_990, true, "2040>1990"),
        (42, 2_100, true, ""), (43, 1_980, true, "rests"), (52, 1_980, true, "rests"), (53, 1_980, true, "2100>1980"),
      ]
    )
  }

  func testAPriceWhileSoldOutDoesNotCount() throws {
    try expect(
      "below 20",
      from: 2_500,
      [(1, 1_800, false, ""), (2, 1_800, nil, "2500>1800"), (20, 2_500, false, ""), (21, 1_800, true, "")]
    )
    try expect("drop 10%", from: 10_000, [(1, 20_000, false, ""), (2, 9_500, true, ""), (3, nil, true, "")])
    try expect("low 2d", from: 5_000, [(1, 1_000, false, ""), (40, 4_000, true, ""), (90, 3_900, true, "4000>3900")])
  }

  func testWhatIsTrueWhenItIsSetIsToldWithTheNextUpdate() throws {
    try expect("below 20", from: 1_500, [(1, 1_500, true, ">1500"), (30, 1_500, true, "")])
    try expect("above 20", from: 2_500, [(1, 2_500, true, ">2500"), (30, 2_500, true, "")])
  }

  func testAboveTellsOncePerCrossing() throws {
    try expect(
      "above 20",
      from: 1_800,
      [
        (1, 2_000, true, ""), (2, 2_001, true, "2000>2001"), (3, 1_961, true, ""), (20, 2_050, true, ""),
        (21, 1_960, true, ""), (22, 2_001, true, "1960>2001"),
      ]
    )
  }

  func testMarginAndRestAreThoseThatAreSet() throws {
    let rows: [Row] = [
      (1, 1_900, true, "2500>1900"), (2, 2_199, true, ""), (3, 1_900, true, ""), (4, 2_200, true, ""),
      (5, 1_900, true, "2200>1900"),
    ]
    try expect("below 20", from: 2_500, hysteresis: 1_000, cooldown: .zero, rows)
  }

  func testADropIsMeasuredFromWhatWasToldLast() throws {
    try expect(
      "drop 10%",
      from: 10_000,
      [
        (1, 9_001, true, ""), (2, 9_000, true, "10000>9000"), (3, 8_101, true, ""), (4, 8_100, true, "rests"),
        (14, 8_100, true, "9000>8100"), (15, 20_000, true, ""), (40, 10_000, true, ""), (41, 7_290, true, "8100>7290"),
      ]
    )
  }

  func testADropInDaysIsMeasuredFromTheHighestOfThem() throws {
    try expect(
      "drop 10% in 7d",
      from: 10_000,
      [
        (24, 9_500, true, ""), (168, 9_000, true, "10000>9000"), (192, 8_900, true, ""),
        (216, 8_100, true, "9000>8100"),
        (400, 8_500, true, ""), (424, 7_650, true, "8500>7650"),
      ]
    )
    // The last hour of 100.00 is eight days ago.
    try expect("drop 10% in 7d", from: 10_000, [(24, 9_500, true, ""), (192, 9_000, true, "")])
  }

  func testALowIsBelowAllThatIsKnown() throws {
    try expect(
      "low 90d",
      from: 5_000,
      [
        // 30 of 90 days are less than half.
        (720, 4_000, true, ""), (744, 4_000, true, ""), (1_200, 3_900, true, "4000>3900"), (1_224, 3_900, true, ""),
        (1_248, 3_800, true, "3900>3800"), (1_254, 3_700, true, "rests"), (1_272, 3_700, true, "3800>3700"),
        (1_296, 4_100, true, ""), (1_320, 3_700, true, ""), (1_344, 3_699, true, "3700>3699"),
      ]
    )
  }

  func testBackIsToldWhenItCanBeBoughtAgain() throws {
    try expect(
      "back",
      from: 2_000,
      [
        (1, 2_000, true, ""), (2, 2_000, false, ""), (3, 2_100, true, ">2100"), (4, 2_100, true, ""),
        (5, 2_100, false, ""), (6, 2_100, true, "rests"), (15, 2_100, true, ">2100"), (16, 2_100, nil, ""),
      ]
    )
    try expect(
      "back",
      from: 2_000,
      stock: false,
      [(1, 2_000, false, ""), (2, 2_000, nil, ""), (3, 2_000, true, ">2000")]
    )
  }

  func testAnotherCurrencyIsAnotherPrice() throws {
    let rule = AlertRule(id: AlertRule.ID(number: 1), AlertRequest(try AlertCondition("below 20")), since: at(0))
    let dollars = Money(minorUnits: 1_500, currency: .usd)
    let history = ListingHistory(
      prices: [DatedValue(dollars, at: at(1)), DatedValue(Money(minorUnits: 2_500, currency: .eur), at: at(0))]
    )
    XCTAssertEqual(
      rule.outcome(of: seen(dollars, true), history, after: nil, at: at(1)),
      .alert(from: nil, to: dollars)
    )
  }

  func testAnAmountIsInWhatTheListingCosts() throws {
    let cases: [(String, Int64, Currency, Bool)] = [
      ("below 1000", 999, .jpy, true), ("below 1000", 1_000, .jpy, false), ("below 1.5", 1_499, .kwd, true),
      ("below 1.5", 1_500, .kwd, false), ("below 922337203685477", .max - 1, .jpy, false),
    ]
    for (condition, units, currency, isTold) in cases {
      let price = Money(minorUnits: units, currency: currency)
      let rule = AlertRule(id: AlertRule.ID(number: 1), AlertRequest(try AlertCondition(condition)), since: at(0))
      let history = ListingHistory(prices: [DatedValue(price, at: at(0))])
      let outcome = rule.outcome(of: seen(price, true), history, after: nil, at: at(1))
      XCTAssertEqual(outcome, isTold ? .alert(from: nil, to: price) : .nothing, "\(condition) \(units)")
    }
  }

  func testNewTellsOfNamesWithAllWords() throws {
    let cases: [(String, String, ListingGroup, Bool)] = [
      ("new", "Mug", .new, true), ("new", "Mug", .observing, false), ("new green TEA", "Tea, Green", .new, true),
      ("new green tea", "Green mug", .new, false), ("new ｔｅａ", "TEA", .new, true),
    ]
    for (condition, name, group, isTold) in cases {
      let rule = AlertRule(id: AlertRule.ID(number: 1), AlertRequest(try AlertCondition(condition)), since: at(0))
      let listing = WatchedListing(Listing(id: "a", name: name, figures: ListingFigures(), rank: 1), group: group)
      let outcome = rule.outcome(of: listing, ListingHistory(), after: nil, at: at(1))
      XCTAssertEqual(outcome, isTold ? .alert(from: nil, to: nil) : .nothing, "\(condition): \(name)")
    }
  }

  func testRulesAreReadAsPeopleWriteThem() throws {
    let same: [(String, String)] = [
      ("below 20", "below 20"), ("  BELOW   20.50 ", "below 20.5"), ("below 19,99", "below 19.99"),
      ("above 0.0001", "above 0.0001"), ("drop 10%", "drop 10%"), ("drop 2.5", "drop 2.5%"),
      ("drop 10% in 7d", "drop 10% in 7d"), ("low 90d", "low 90d"), ("back", "back"), ("new", "new"),
      ("new Green  Tea", "new green tea"), ("ｂｅｌｏｗ ２０", "below 20"),
    ]
    for (text, written) in same {
      XCTAssertEqual(try AlertCondition(text).text, written)
      XCTAssertEqual(try AlertCondition(written), try AlertCondition(text))
    }
    let wrong: [(String, AlertConditionError)] = [
      ("below abc", .amount("abc")), ("below 0", .amount("0")), ("below -1", .amount("-1")),
      ("below 1,200", .ambiguous(.ambiguous("1,200", decimal: "1.2", grouped: "1200"))),
      ("above 1.23456", .amount("1.23456")),
      ("below 99999999999999999999", .amount("99999999999999999999")), ("drop 0%", .percent("0%")),
      ("drop 100%", .percent("100%")), ("drop x", .percent("x")), ("low 0d", .days("0d")), ("low 90", .days("90")),
      ("low 3651d", .days("3651d")), ("low +5d", .days("+5d")), ("drop 10% in 0d", .days("0d")),
      ("below", .unknown("below")), ("", .unknown("")), ("backwards", .unknown("backwards")),
      ("drop 10% of 7d", .unknown("drop 10% of 7d")), ("off", .unknown("off")),
    ]
    for (text, error) in wrong {
      XCTAssertThrowsError(try AlertCondition(text), text) { XCTAssertEqual($0 as? AlertConditionError, error) }
    }
  }

  func testATrialSaysWhatWouldHaveBeenTold() throws {
    let rule = AlertRule(id: AlertRule.ID(number: 1), AlertRequest(try AlertCondition("below 20")), since: at(900))
    let prices: [(Int64, Int64)] = [(50, 1_900), (43, 1_980), (42, 2_100), (41, 1_990), (0, 2_500)]
    let history = ListingHistory(prices: prices.map { DatedValue(euros($0.1), at: at($0.0)) })
    let listing = Listing(id: "a", name: "A", figures: history.figures, rank: 1)
    let alerts = rule.trial(of: listing, history, at: [0, 41, 42, 43, 50, 60, 61].map(at))
    // A drop within the cooldown of 12 hours is reported after it, if the price is still low.
    XCTAssertEqual(alerts.map(\.at), [at(41), at(60)])
    XCTAssertEqual(alerts.map(\.from), [euros(2_500), euros(1_980)])
    XCTAssertEqual(alerts.map(\.to), [euros(1_990), euros(1_900)])
    XCTAssertEqual(rule.trial(of: listing, history, at: []), [])
  }

  private func expect(
    _ condition: String,
    from cents: Int64,
    stock: Bool? = true,
    hysteresis: Int64 = AlertRequest.usualHysteresis,
    cooldown: Duration = AlertRequest.usualCooldown,
    _ rows: [Row],
    line: UInt = #line
  ) throws {
    let request = AlertRequest(try AlertCondition(condition), hysteresis: hysteresis, cooldown: cooldown)
    let rule = AlertRule(id: AlertRule.ID(number: 1), request, since: at(0))
    var prices = [DatedValue(euros(cents), at: at(0))]
    var stocks = [DatedValue(stock, at: at(0))]
    var last: LastAlert?
    for row in rows {
      let price = row.cents.map(euros)
      if prices[0].value != price { prices.insert(DatedValue(price, at: at(row.hour)), at: 0) }
      if stocks[0].value != row.stock { stocks.insert(DatedValue(row.stock, at: at(row.hour)), at: 0) }
      let history = ListingHistory(prices: prices, stock: stocks)
      let outcome = rule.outcome(of: seen(price, row.stock), history, after: last, at: at(row.hour))
      let text: String
      switch outcome {
      case .nothing: text = ""
      case .coolingDown: text = "rests"
      case .alert(let from, let to):
        text = "\(from.map { String($0.minorUnits) } ?? "")>\(to.map { String($0.minorUnits) } ?? "")"
        last = LastAlert(at: at(row.hour), price: to)
      }
      XCTAssertEqual(text, row.alerts, "\(condition), hour \(row.hour)", line: line)
    }
  }

  private func seen(_ price: Money?, _ isAvailable: Bool?) -> WatchedListing {
    let figures = ListingFigures(price: price, isAvailable: isAvailable)
    return WatchedListing(Listing(id: "a", name: "A", figures: figures, rank: 1), group: .observing)
  }

  private func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

  private func at(_ hour: Int64) -> Moment { Moment(milliseconds: hour * 3_600_000) }
}
