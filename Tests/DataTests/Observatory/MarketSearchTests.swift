import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeData

final class MarketSearchTests: XCTestCase {
  private let market = MarketDays()

  func testItKeepsThePromisesOfASource() async throws {
    for keyword in ["tea", "coffee"] {
      try await ListingSourceContract.check(DemoMarket(time: HandDrivenTime()), finding: keyword, currency: .eur)
    }
    let popular = try await market.ranked(WatchQuery(keyword: "coffee", order: .popularity)).map(\.id)
    XCTAssertNotEqual(popular, popular.sorted())
  }

  func testAKeywordIsFoundInThreeLanguages() async throws {
    let table = [
      "tea": ["té", "お茶", "TES"], "coffee": ["café", "コーヒー", "cafés"], "lamp": ["lámpara", "ランプ", "Lamps"],
      "candle": ["vela", "ろうそく"], "blanket": ["manta", "毛布"], "notebook": ["cuaderno", "ノート"],
      "chocolate": ["チョコレート"], "cup": ["taza", "カップ"], "kettle": ["hervidor", "やかん"],
      "pan": ["cazuela", "鍋"], "pen": ["bolígrafo", "ペン"], "bag": ["bolso", "鞄"],
    ]
    for (category, keywords) in table {
      for keyword in keywords + [category] {
        let ids = try await market.ranked(keyword).map(\.id)
        XCTAssertGreaterThanOrEqual(ids.count { $0.hasPrefix(category) }, 22, keyword)
      }
    }
  }

  func testOneProductIsFoundByItsOwnWords() async throws {
    let table = ["hojicha": "tea-011", "ほうじ茶": "tea-011", "fox night": "lamp-020", "卵焼き器": "pan-007"]
    for (keyword, id) in table { try await expectEqual(market.ranked(keyword).map(\.id), [id], keyword) }
  }

  func testWhatIsNotThereIsAnEmptyCompleteResult() async throws {
    for keyword in ["anvil", "tea anvil", "!!"] {
      try await expectEqual(market.search(WatchQuery(keyword: keyword)), SearchResult(ListingSnapshot()), keyword)
    }
    let nowhere = ListingCategory(id: "nowhere", name: "Nowhere")
    try await expectEqual(market.search(WatchQuery(keyword: "tea", category: nowhere)), SearchResult(ListingSnapshot()))
  }

  func testATeamIsNoTea() async throws {
    let listings = try await market.ranked("tea")
    XCTAssertFalse(listings.contains { $0.name.contains("Steamer") })
    XCTAssertTrue(listings.allSatisfy { $0.category == "Tea" || $0.name.contains(/\bTea\b/) })
  }

  func testACategoryAndADepartmentLimitTheSearch() async throws {
    let tea = ListingCategory(id: "tea", name: "Tea")
    let inTea = try await market.ranked(WatchQuery(category: tea, count: 300))
    XCTAssertTrue((22...25).contains(inTea.count))
    XCTAssertEqual(Set(inTea.map(\.category)), ["Tea"])
    let pantry = ListingCategory(id: "pantry", name: "Pantry")
    let inPantry = try await market.ranked(WatchQuery(category: pantry, count: 300))
    XCTAssertEqual(Set(inPantry.map(\.category)), ["Tea", "Coffee", "Chocolate"])
    let kitchen = ListingCategory(id: "kitchen", name: "Kitchen")
    let both = try await market.ranked(WatchQuery(keyword: "coffee", category: kitchen))
    XCTAssertEqual(Set(both.map(\.category)), ["Kettles & Pots"])
  }

  func testAPriceRangeCountsInEuros() async throws {
    let (low, high) = (Money(minorUnits: 900, currency: .eur), Money(minorUnits: 1_500, currency: .eur))
    let all = try await market.ranked("tea")
    let some = try await market.ranked(WatchQuery(keyword: "tea", prices: PriceRange(from: low, to: high)))
    XCTAssertEqual(some.map(\.id), all.filter { (900...1_500).contains($0.price?.minorUnits ?? 0) }.map(\.id))
    XCTAssertTrue((1..<all.count).contains(some.count))
    let yen = Money(minorUnits: 1, currency: .jpy)
    try await expectEqual(market.ranked(WatchQuery(keyword: "tea", prices: PriceRange(from: yen))), [])
  }

  func testTheFirstOfAnOrderAreRankedFromOne() async throws {
    for order in ListingOrder.allCases {
      let all = try await market.ranked(WatchQuery(keyword: "lamp", order: order, count: 3_000))
      let ten = try await market.ranked(WatchQuery(keyword: "lamp", order: order, count: 10))
      XCTAssertEqual(all.map(\.rank), Array(1...all.count))
      XCTAssertEqual(ten, Array(all.prefix(10)))
    }
  }

  func testAListingHasAllThatThereIsToSay() async throws {
    for listing in try await market.ranked(WatchQuery(category: ListingCategory(id: "home", name: "Home"), count: 80)) {
      XCTAssertNil(listing.page, "nothing could be opened there")
      XCTAssertEqual(listing.picture, "demo:\(listing.id)")
      XCTAssertNotNil(listing.category)
      XCTAssertEqual(listing.price?.currency, .eur)
      XCTAssertNotNil(listing.isAvailable)
    }
  }

  func testAListingIsTheSameInEverySearch() async throws {
    let byKeyword = try await market.ranked("tea")
    let query = try WatchQuery(category: ListingCategory(id: "pantry", name: "Pantry"), order: .priceDown, count: 300)
    let byCategory = try await market.ranked(query)
    let figures = Dictionary(uniqueKeysWithValues: byCategory.map { ($0.id, $0.figures) })
    let common = byKeyword.filter { figures[$0.id] != nil }
    XCTAssertGreaterThanOrEqual(common.count, 20)
    XCTAssertTrue(common.allSatisfy { figures[$0.id] == $0.figures })
  }

  func testManyListingsAreAlwaysFound() async throws {
    var random = SplitMix64(seed: 20)
    let years = (Moment.year(2_000), Moment.year(2_100))
    for round in 0..<200 {
      let days = MarketDays(seed: round.isMultiple(of: 4) ? nil : random.next())
      let moment = Moment(milliseconds: years.0.milliseconds + Int64(random.integer(below: Int(years.1 - years.0))))
      for keyword in ["tea", "coffee", "lamp"] {
        let count = try await days.search(WatchQuery(keyword: keyword), at: moment).snapshot.listings.count
        XCTAssertGreaterThanOrEqual(count, 20, "\(keyword) at \(moment)")
      }
    }
  }
}

final class SearchWordsTests: XCTestCase {
  func testAWordIsFoundWholeInEitherNumber() {
    let table: [(text: String, keyword: String, isFound: Bool)] = [
      ("Green Tea, 100 g", "tea", true), ("Green Tea, 100 g", "TEA", true), ("Green Tea, 100 g", "ｔｅａ", true),
      ("Bamboo Steamer", "tea", false), ("Team Mug", "tea", false), ("Teapot", "tea", false), ("Tea", "te", false),
      ("Té verde", "te", true), ("Te verde", "té", true), ("Green Tea", "tea green", true),
      ("Green Tea", "tea black", false), ("Desk-Lamp", "desk lamp", true), ("Desk Lamp", "desk-lamp", true),
      ("Chocolate 70 %", "70 %", true), ("Kids' Beaker", "kids", true),
      // Plural and singular match in both directions.
      ("Lamp", "lamps", true), ("Lamps", "lamp", true), ("Glass", "glasses", true), ("Glasses", "glass", true),
      ("lámpara", "lámparas", true), ("tés", "té", true), ("Lamp", "lampshade", false), ("1 l", "les", false),
      // A part of a Japanese word is enough.
      ("コーヒー豆", "コーヒー", true), ("コーヒー豆", "豆", true), ("緑茶 煎茶", "茶", true), ("緑茶", "お茶", false),
      ("コーヒー 粉", "ｺｰﾋｰ", true), ("緑茶 煎茶", "緑茶　煎茶", true), ("緑茶 煎茶", "緑茶 紅茶", false),
    ]
    for row in table { XCTAssertEqual(SearchWords(of: row.text).match(row.keyword), row.isFound, "\(row)") }
  }

  func testAKeywordWithoutLettersFindsNothing() {
    for keyword in ["", " ", "!?", "☕☕", "… —"] {
      XCTAssertFalse(SearchWords(of: "Tea ☕☕ !?").match(keyword), keyword)
    }
  }
}
