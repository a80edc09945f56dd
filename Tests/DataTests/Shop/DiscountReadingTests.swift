import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class DiscountReadingTests: XCTestCase {
  func testTheStarterSetIsExactlyTheTwoDiscountsAndHasNoProblem() async throws {
    let catalog = SyncingCatalog(source: StarterFeedSource.catalog, store: InMemoryFeedStore(), time: HandDrivenTime())
    let discounts = SyncingDiscounts(
      source: StarterFeedSource.discounts,
      store: InMemoryFeedStore(),
      catalog: catalog,
      time: HandDrivenTime()
    )
    let (loaded, book) = (try await catalog.catalog(), try await discounts.book().value)

    XCTAssertEqual(loaded, Loaded(try .sample(), .starter))
    XCTAssertEqual(book.problems.withoutLines(), [])
    XCTAssertEqual(book.promotions.map(\.id), ["voucher-2-for-1", "tshirt-bulk"])
    XCTAssertEqual(book.promotions.map(\.rules), try PromotionBook.sample().promotions.map(\.rules))
    XCTAssertEqual(book.promotions.map(\.selection), try PromotionBook.sample().promotions.map(\.selection))
    XCTAssertEqual(book.promotions.map(\.when), [.always, .always])
    XCTAssertEqual(book.promotions.map { $0.name.text(in: "en") }, ["2-for-1", "3 or more: €19.00 each"])
    for language in ["en", "es", "ja"] {
      XCTAssertTrue(book.promotions.allSatisfy { $0.name.byLanguage[language] != nil }, language)
    }
  }

  func testTheStarterSetGoesWithTheStarterListOnly() async throws {
    let time = HandDrivenTime()
    let starter = SyncingCatalog(source: StarterFeedSource.catalog, store: InMemoryFeedStore(), time: time)
    let own = EditablePriceList(InMemoryEditablePriceList())
    let catalog = OwnCatalog(own.repository, else: starter)
    func book(for catalog: any CatalogRepository) async throws -> PromotionBook {
      let source = StarterFeedSource.discounts
      return try await SyncingDiscounts(source: source, store: InMemoryFeedStore(), catalog: catalog, time: time)
        .book().value
    }
    try await expectEqual(book(for: catalog).promotions.map(\.id), ["voucher-2-for-1", "tshirt-bulk"])
    _ = try await own.add(XCTUnwrap(Product.sample("TSHIRT", minorUnits: 2_500)))
    for other in [catalog, InMemoryCatalog(try .sample())] as [any CatalogRepository] {
      let book = try await book(for: other)
      XCTAssertEqual(book.promotions.map(\.id), [])
      XCTAssertEqual(book.problems.withoutLines(), [])
    }
  }

  func testEveryRuleIsReadWithAmountsAsTextsAndNumbers() async throws {
    let price = euro(1_900)
    let cases: [(rule: String, expected: PromotionRule)] = [
      (#"{"type":"nForM","buy":2,"pay":1}"#, .nForM(buy: 2, pay: 1)),
      (#"{"type":"nForM","buy":1,"pay":0}"#, .nForM(buy: 1, pay: 0)),
      (#"{"type":"nForM","buy":9999,"pay":9998}"#, .nForM(buy: 9_999, pay: 9_998)),
      (#"{"type":"bulkPrice","minimum":3,"unitPrice":"19.00"}"#, .bulkPrice(minimum: 3, unitPrice: price)),
      (#"{"type":"bulkPrice","minimum":3,"unitPrice":19}"#, .bulkPrice(minimum: 3, unitPrice: price)),
      (#"{"type":"amountOff","minimum":1,"amount":"19"}"#, .amountOff(price)),
      (#"{"type":"amountOff","amount":19.0}"#, .amountOff(price)),
      (#"{"type":"percentOff","minimum":2,"percent":12.5}"#, try percentOff(1_250)),
      (#"{"type":"percentOff","minimum":2,"percent":"12.50"}"#, try percentOff(1_250)),
      (#"{"type":"percentOff","minimum":2,"percent":100}"#, try percentOff(10_000)),
      (#"{"type":"percentOff","minimum":2,"percent":0.01}"#, try percentOff(1)),
    ]
    for (rule, expected) in cases {
      let book = try await readDiscounts(discount(rule: rule))
      XCTAssertEqual(book.promotions.map(\.rules), [[expected]], rule)
      XCTAssertEqual(book.mistakes.withoutLines(), [])
    }
  }

  func testABadRuleIsNamedWithItsPlace() async throws {
    let rules = [
      "nForM", "bulkPrice", "amountOff", "percentOff", "lineAmountOff", "acrossLines", "orderAmountOff",
      "orderPercentOff", "orderPrice", "groupPrice", "groupPercentOff", "bundlePrice", "buyGet", "setPercentOff",
      "tiers", "firstAndFurther", "fullGroups", "freePiece", "shippingPercentOff", "shippingPrice",
    ]
    let cases: [(rule: String, path: String, mistake: ShopMistake)] = [
      (#"{"type":"nForM","buy":2,"pay":2}"#, ".pay", .promotion(.payNotBelowBuy(pay: 2, buy: 2))),
      (#"{"type":"nForM","buy":2,"pay":-1}"#, ".pay", .promotion(.payNotBelowBuy(pay: -1, buy: 2))),
      (#"{"type":"nForM","buy":0,"pay":0}"#, ".buy", .promotion(.countOutOfRange(0))),
      (#"{"type":"nForM","buy":10000,"pay":0}"#, ".buy", .promotion(.countOutOfRange(10_000))),
      (#"{"type":"nForM","buy":"2","pay":1}"#, ".buy", .feed(.wrongShape(expected: .wholeNumber))),
      (#"{"type":"nForM","buy":2.5,"pay":1}"#, ".buy", .feed(.wrongShape(expected: .wholeNumber))),
      (#"{"type":"nForM","buy":1e30,"pay":1}"#, ".buy", .feed(.wrongShape(expected: .wholeNumber))),
      (#"{"type":"nForM","buy":2}"#, "", .feed(.missing(key: "pay"))),
      (#"{"type":"bulkPrice","minimum":0,"unitPrice":1}"#, ".minimum", .promotion(.countOutOfRange(0))),
      (#"{"type":"bulkPrice","minimum":3,"unitPrice":-1}"#, ".unitPrice", .promotion(.negativeAmount(euro(-100)))),
      (#"{"type":"bulkPrice","minimum":3,"unitPrice":"19,00"}"#, ".unitPrice", .feed(.amount(.notANumber("19,00")))),
      (
        #"{"type":"bulkPrice","minimum":3,"unitPrice":7.505}"#, ".unitPrice",
        .feed(.amount(.tooPrecise("7.505", decimals: 2)))
      ),
      (#"{"type":"amountOff","minimum":1,"amount":true}"#, ".amount", .feed(.wrongShape(expected: .amount))),
      (#"{"type":"amountOff","minimum":1,"amount":-0.01}"#, ".amount", .promotion(.negativeAmount(euro(-1)))),
      (#"{"type":"percentOff","percent":101}"#, ".percent", .promotion(.percentOutOfRange(Percent(whole: 101)))),
      (#"{"type":"percentOff","percent":-1}"#, ".percent", .promotion(.percentOutOfRange(Percent(whole: -1)))),
      (#"{"type":"percentOff","percent":12.345}"#, ".percent", .feed(.amount(.tooPrecise("12.345", decimals: 2)))),
      (#"{"type":"percentOff","minimum":1,"percent":"10%"}"#, ".percent", .feed(.amount(.notANumber("10%")))),
      (#"{"type":"nForm","buy":2,"pay":1}"#, ".type", .feed(.unknownValue("nForm", allowed: rules, nearest: "nForM"))),
      (#"{"type":"raffle"}"#, ".type", .feed(.unknownValue("raffle", allowed: rules, nearest: nil))),
      (#"{"type":"nForM","buy":2,"pay":1,"minimun":1}"#, ".minimun", .feed(.unknownKey("minimun", nearest: nil))),
      (#"{"type":"bulkPrice","minimun":3}"#, ".minimun", .feed(.unknownKey("minimun", nearest: "minimum"))),
      (#"{"buy":2,"pay":1}"#, "", .feed(.missing(key: "type"))),
      (#""nForM""#, "", .feed(.wrongShape(expected: .object))),
    ]
    for (rule, path, mistake) in cases { try await expect(mistake, at: ".rule" + path, in: discount(rule: rule)) }
  }

  func testOfEachMistakeItIsSaidWhatToWriteInstead() throws {
    let cases: [(mistake: ShopMistake, suggestion: String)] = [
      (.promotion(.payNotBelowBuy(pay: 2, buy: 2)), "write a number from 0 to 1"),
      (.promotion(.countOutOfRange(0)), "write a number from 1 to 9999"),
      (.feed(.wrongShape(expected: .wholeNumber)), "write a whole number"),
      (.feed(.missing(key: "pay")), "add “pay”"),
      (.promotion(.negativeAmount(euro(-100))), "write it without the minus"),
      (.feed(.amount(.notANumber("19,00"))), "write digits with at most one point, such as 1234.50"),
      (.feed(.amount(.tooPrecise("7.505", decimals: 2))), "write at most 2 decimals"),
      (.feed(.wrongShape(expected: .amount)), "write an amount such as 7.50"),
      (.promotion(.percentOutOfRange(Percent(hundredths: 10_100))), "write a number from 0 to 100"),
      (.feed(.unknownKey("minimun", nearest: nil)), "remove it"),
      (.feed(.unknownKey("minimun", nearest: "minimum")), "write “minimum”"),
      (.feed(.missing(key: "type")), "add “type”"),
      (.feed(.wrongShape(expected: .object)), "write an object with keys"),
      (.feed(.unknownValue("raffle", allowed: ["a", "b", "c"], nearest: nil)), "write one of a, b, and c"),
      (.feed(.unknownValue("b", allowed: ["bb"], nearest: "bb")), "write “bb”"),
    ]
    for (mistake, suggestion) in cases {
      XCTAssertEqual(Language.english.samplePhrases.suggestion(for: mistake), suggestion)
    }
  }

  func testEveryPeriodIsRead() async throws {
    let (leap, leapDay, twelfth) = (try day("2028-02-29"), try monthDay("02-29"), try monthDay("01-06"))
    let cases: [(when: String, expected: DiscountPeriod)] = [
      (#"{"window":{"from":"2026-11-27","until":"2028-02-29"}}"#, .window(from: try day("2026-11-27"), until: leap)),
      (#"{"window":{"from":"2028-02-29","until":"2028-02-29"}}"#, .window(from: leap, until: leap)),
      (#"{"season":{"from":"12-01","until":"01-06"}}"#, .season(from: try monthDay("12-01"), until: twelfth)),
      (#"{"season":{"from":"02-29","until":"02-29"}}"#, .season(from: leapDay, until: leapDay)),
      (#"{"weekdays":["sat","sun","sat"]}"#, .weekdays([.saturday, .sunday])),
      (#"{"season":null,"weekdays":["sat"]}"#, .weekdays([.saturday])),
      ("null", .always),
    ]
    for (when, expected) in cases {
      let book = try await readDiscounts(discount(more: #","when":\#(when)"#))
      XCTAssertEqual(book.promotions.map(\.when), [expected], when)
      XCTAssertEqual(book.problems.withoutLines(), [])
    }
  }

  func testDaysOfTheWeekAreReadInTheLanguagesOfTheTill() async throws {
    for names in ["lun mar mié jue vie sáb dom", "LUN MAR MIE JUE VIE SAB DOM", "月 火 水 木 金 土 日"] {
      for (name, day) in zip(names.split(separator: " "), Weekday.allCases) {
        let book = try await readDiscounts(discount(more: #","when":{"weekdays":["\#(name)"]}"#))
        XCTAssertEqual(book.promotions.map(\.when), [.weekdays([day])], String(name))
      }
    }
  }

  func testABadPeriodIsNamedWithItsPlace() async throws {
    let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    let reversed = ShopMistake.promotion(.windowEmpty(from: try day("2026-12-02"), until: try day("2026-12-01")))
    let cases: [(when: String, path: String, mistake: ShopMistake)] = [
      (#"{"window":{"from":"2026-12-02","until":"2026-12-01"}}"#, ".window", reversed),
      (#"{"window":{"from":"2026-02-29","until":"2026-12-01"}}"#, ".window.from", .feed(.wrongShape(expected: .date))),
      (#"{"window":{"from":"2026-12-01"}}"#, ".window", .feed(.missing(key: "until"))),
      (#"{"window":{"from":"2026-12-01","untl":1}}"#, ".window.untl", .feed(.unknownKey("untl", nearest: "until"))),
      (#"{"season":{"from":"02-30","until":"03-01"}}"#, ".season.from", .feed(.wrongShape(expected: .monthDay))),
      (#"{"season":{"from":"02-01","until":"2-30"}}"#, ".season.until", .feed(.wrongShape(expected: .monthDay))),
      (#"{"weekdays":[]}"#, ".weekdays", .promotion(.noWeekdays)),
      (#"{"weekdays":["sat","sum"]}"#, ".weekdays[1]", .feed(.unknownValue("sum", allowed: days, nearest: "sun"))),
      (#"{"weekdays":"sat"}"#, ".weekdays", .feed(.wrongShape(expected: .list))),
      (#"{"weekdays":["sat"],"season":{"from":"02-01","until":"02-02"}}"#, "", .notOnePeriod),
      ("{}", "", .notOnePeriod),
      (#"{"weekday":["sat"]}"#, ".weekday", .feed(.unknownKey("weekday", nearest: "weekdays"))),
      (#""always""#, "", .feed(.wrongShape(expected: .object))),
    ]
    for (when, path, mistake) in cases {
      try await expect(mistake, at: ".when" + path, in: discount(more: #","when":\#(when)"#))
    }
  }

  func testWhatADiscountLacksOrHasTooMuchIsNamed() async throws {
    let rule = #""rule":{"type":"nForM","buy":2,"pay":1}"#
    let cases: [(discount: String, path: String, mistake: ShopMistake)] = [
      (#"{"name":"n","products":["MUG"],\#(rule)}"#, "", .feed(.missing(key: "id"))),
      (#"{"id":"x","products":["MUG"],\#(rule)}"#, "", .feed(.missing(key: "name"))),
      (#"{"id":"x","name":"n","products":["MUG"]}"#, "", .feed(.missing(key: "rule"))),
      (#"{"id":"x","name":"n","products":[],\#(rule)}"#, ".products", .promotion(.nothingSelected)),
      (#"{"id":"x","name":"n","products":"MUG",\#(rule)}"#, ".products", .feed(.wrongShape(expected: .list))),
      (#"{"id":"x","name":"n","products":["M UG"],\#(rule)}"#, ".products[0]", .feed(.wrongShape(expected: .code))),
      (#"{"id":"x","name":7,"products":["MUG"],\#(rule)}"#, ".name", .feed(.wrongShape(expected: .textOrTranslations))),
      (#"{"id":"x","name":{},\#(rule)}"#, ".name", .feed(.wrongShape(expected: .textOrTranslations))),
      (#"{"id":"x","name":{"en":""},"products":["MUG"],\#(rule)}"#, ".name.en", .feed(.wrongShape(expected: .text))),
      (#"{"id":"x","name":"n","product":[],\#(rule)}"#, ".product", .feed(.unknownKey("product", nearest: "products"))),
      (#"{"id":"x","name":"n",\#(rule),"zebra":1}"#, ".zebra", .feed(.unknownKey("zebra", nearest: nil))),
      ("7", "", .feed(.wrongShape(expected: .object))),
    ]
    for (discount, path, mistake) in cases {
      try await expect(mistake, at: path, in: #"{"discounts":[\#(discount),\#(good)]}"#, leaving: ["good"])
    }
  }

  func testWhatIsWrongBesideADiscountLeavesItInForce() async throws {
    let cases: [(file: String, place: SourcePlace, mistake: FeedMistake)] = [
      (
        #"{"discounts":[\#(good)],"discount":[]}"#, entry(nil, "discount"),
        .unknownKey("discount", nearest: "discounts")
      ),
      (#"{"discounts":[\#(good),\#(good)]}"#, entry(2, ".id"), .repeated("good")),
    ]
    for (file, place, mistake) in cases {
      let book = try await readDiscounts(file)
      XCTAssertEqual(book.problems.withoutLines(), [ShopProblem(at: place, .feed(mistake))])
      XCTAssertEqual(book.promotions.map(\.id), ["good"])
    }
  }

  func testAnUnknownProductIsReportedAndTheDiscountHoldsForTheOthers() async throws {
    let book = try await readDiscounts(
      """
      {"discounts":[{"id":"x","name":"n","products":["MUGG","mug","ZEBRA"],
                     "rule":{"type":"amountOff","minimum":1,"amount":1}}]}
      """
    )
    let expected = [
      ShopProblem(at: entry(1, ".products[0]"), .unknownProduct("MUGG", nearest: "MUG")),
      ShopProblem(at: entry(1, ".products[2]"), .unknownProduct("ZEBRA", nearest: nil)),
    ]
    XCTAssertEqual(book.problems.withoutLines(), expected)
    let quote = try book.quote(for: .scanning(["MUG"], from: .sample()), on: day("2026-12-24"))
    XCTAssertEqual(quote.total.decimalText, "6.50")
  }

  func testAmountsAreInTheCurrencyOfThePriceList() async throws {
    let mug = try XCTUnwrap(Product.sample("MUG", minorUnits: 980, currency: .jpy))
    let catalog = try Catalog([mug], currency: .jpy)
    let whole = try await readDiscounts(discount(rule: #"{"type":"amountOff","minimum":1,"amount":100}"#), for: catalog)
    XCTAssertEqual(whole.promotions.map(\.rules), [[.amountOff(Money(minorUnits: 100, currency: .jpy))]])
    let broken = try await readDiscounts(
      discount(rule: #"{"type":"amountOff","minimum":1,"amount":"99.50"}"#),
      for: catalog
    )
    let expected = [ShopProblem(at: entry(1, ".rule.amount"), .feed(.amount(.tooPrecise("99.50", decimals: 0))))]
    XCTAssertEqual(broken.problems.withoutLines(), expected)
  }

  func testANameIsOneTextOrOnePerLanguage() async throws {
    let rule = #""products":["MUG"],"rule":{"type":"nForM","buy":2,"pay":1}"#
    let book = try await readDiscounts(
      """
      {"discounts":[{"id":"a","name":"Sale",\(rule)},{"id":"b","name":{"en":"Sale","es":"Rebajas"},\(rule)},
                    {"id":"c","name":{"ja":"セール"},\(rule)}]}
      """
    )
    let expected = [["Sale", "Sale", "セール"], ["Sale", "Rebajas", "セール"], ["Sale", "Sale", "セール"]]
    XCTAssertEqual(["en", "es", "ja"].map { language in book.promotions.map { $0.name.text(in: language) } }, expected)
  }

  func testAHostileNameAndIdSurviveReading() async throws {
    let marks = String(repeating: "\u{301}", count: 10_000)
    let book = try await readDiscounts(
      """
      {"discounts":[{"id":"\\u001b[2J","name":"e\(marks)","products":["MUG"],
                     "rule":{"type":"nForM","buy":2,"pay":1}}]}
      """
    )
    XCTAssertEqual(book.problems.withoutLines(), [])
    XCTAssertEqual(book.promotions.first?.name.text(in: "en").unicodeScalars.count, 10_001)
  }

  func testWhatIsNoDiscountsFileIsCorrupt() async throws {
    for body in ["", "<html></html>", "[]", "{}", #"{"discounts":{}}"#, #"{"discounts":[{"id":"#, "null"] {
      await expectEqual(repositoryFailure { try await readDiscounts(body) }?.code, .corrupt, body)
    }
  }

  /// Expects a single mistake, in the first discount of a file, and the remaining discounts.
  private func expect(_ mistake: ShopMistake, at path: String, in file: String, leaving ids: [String] = []) async throws
  {
    let book = try await readDiscounts(file)
    XCTAssertEqual(book.problems.withoutLines(), [ShopProblem(at: entry(1, path), mistake)], file)
    XCTAssertEqual(book.promotions.map(\.id), ids, file)
  }

  private let good = #"{"id":"good","name":"n","products":["TSHIRT"],"rule":{"type":"nForM","buy":2,"pay":1}}"#

  private func discount(rule: String = #"{"type":"nForM","buy":2,"pay":1}"#, more: String = "") -> String {
    #"{"discounts":[{"id":"x","name":"n","products":["MUG"],"rule":\#(rule)\#(more)}]}"#
  }

  private func percentOff(_ hundredths: Int64) throws -> PromotionRule {
    .percentOff(Percent(hundredths: hundredths), minimum: 2)
  }

  private func day(_ iso: String) throws -> CalendarDay { try XCTUnwrap(CalendarDay(iso: iso)) }

  private func monthDay(_ iso: String) throws -> MonthDay { try XCTUnwrap(MonthDay(iso: iso)) }
}
