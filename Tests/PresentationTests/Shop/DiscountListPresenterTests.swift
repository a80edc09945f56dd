import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class DiscountListPresenterTests: XCTestCase {
  func testEveryDiscountIsDescribedWithWhetherItIsInForce() async throws {
    let shop = try SampleShop()
    shop.discounts.replace(with: try everyKind())
    let (presenter, view, _) = try makePresenter(shop)

    await presenter.show()

    XCTAssertEqual(view.screens.last?.title, "Discounts on Dec 24, 2026")
    XCTAssertEqual(
      view.rows.map { [$0.name, $0.products, $0.rule, $0.period, $0.inForce] },
      [
        ["a", "MUG, TSHIRT", "of every 3 you pay 2", "always", "yes"],
        ["b", "MUG, TSHIRT", "3 or more: €19.00 each", "Nov 27, 2026 to Nov 30, 2026", "no"],
        ["c", "MUG, TSHIRT", "€1.00 off each", "every year, Dec 1 to Jan 6", "yes"],
        ["d", "MUG, TSHIRT", "1,000 or more: 12.5% off", "Saturday and Sunday", "no"],
      ]
    )
    XCTAssertEqual(view.rows.map(\.isInForce), [true, false, true, false])
  }

  func testMistakesStandWithTheirPlaceAndWhatToWriteInstead() async throws {
    let shop = try SampleShop()
    let inCatalog = ShopProblem(at: SourcePlace("products.json:3:9", entry: 2, key: "price"), .negativePrice("-5"))
    let inDiscounts = ShopProblem(
      at: SourcePlace("discounts.json:4:7", entry: 1, key: "products"),
      .unknownProduct("MUGG", nearest: "MUG")
    )
    shop.catalog.replace(with: try Catalog(Catalog.sample().products, problems: [inCatalog]))
    shop.discounts.replace(with: DiscountBook([], problems: [inDiscounts]))
    let (presenter, view, _) = try makePresenter(shop)

    await presenter.show()

    XCTAssertEqual(view.screens.last?.content, .empty("There are no discounts."))
    XCTAssertEqual(
      view.screens.last?.problems,
      [
        Notice("products.json:3:9, entry 2, price: “-5” is below zero (write it without the minus)", .warning),
        Notice("discounts.json:4:7, entry 1, products: the price list has no product “MUGG” (write “MUG”)", .warning),
      ]
    )
  }

  func testDiscountsThatCannotBeLoadedSayWhy() async throws {
    for call in [ShopCall.book, .catalog] {
      let shop = try SampleShop()
      shop.faults.fail(call, with: .noConnection)
      let (presenter, view, _) = try makePresenter(shop)

      await presenter.show()

      guard case .failed(let failure) = view.screens.last?.content else { return XCTFail("\(call) did not fail") }
      XCTAssertTrue(failure.canRetry)
    }
  }

  func testItSpeaksSpanishAndJapanese() async throws {
    let shop = try SampleShop()
    shop.discounts.replace(with: try everyKind())
    let (spanish, spanishView, _) = try makePresenter(shop, in: .spanish)
    let (japanese, japaneseView, _) = try makePresenter(shop, in: .japanese)

    await spanish.show()
    await japanese.show()

    XCTAssertEqual(spanishView.rows.first?.rule, "llévate 3 y paga 2")
    XCTAssertEqual(spanishView.rows.last?.rule, "a partir de 1000: 12,5 % de descuento")
    XCTAssertEqual(spanishView.rows.last?.period, "sábado y domingo")
    XCTAssertEqual(japaneseView.rows.first?.rule, "3 個で 2 個分の値段")
    XCTAssertEqual(japaneseView.rows.last?.period, "土曜日、日曜日")
    XCTAssertEqual(japaneseView.rows.map(\.inForce), ["適用中", "期間外", "適用中", "期間外"])
  }

  func testItLeadsWhereTheShopperGoes() async throws {
    let (presenter, _, router) = try makePresenter(try SampleShop())

    await presenter.go(to: .back)

    XCTAssertEqual(router.routes, [.back])
  }

  private func everyKind() throws -> DiscountBook {
    let kinds: [(String, DiscountRule, DiscountPeriod)] = [
      ("a", .nForM(buy: 3, pay: 2), .always),
      (
        "b", .bulkPrice(minimum: 3, unitPrice: Money(minorUnits: 1_900, currency: .eur)),
        .window(from: try day("2026-11-27"), until: try day("2026-11-30"))
      ),
      (
        "c", .amountOff(minimum: 1, amount: Money(minorUnits: 100, currency: .eur)),
        .season(from: try XCTUnwrap(MonthDay(iso: "12-01")), until: try XCTUnwrap(MonthDay(iso: "01-06")))
      ),
      ("d", .percentOff(minimum: 1_000, percent: Percent(hundredths: 1_250)), .weekdays([.sunday, .saturday])),
    ]
    let codes = ["MUG", "TSHIRT"].compactMap(Product.Code.init)
    return DiscountBook(
      try kinds.map { name, rule, period in
        try Discount(id: name, name: LocalizedText(name), products: codes, rule: rule, period: period)
      }
    )
  }

  private func day(_ iso: String) throws -> CalendarDay { try XCTUnwrap(CalendarDay(iso: iso)) }

  private func makePresenter(
    _ shop: SampleShop,
    in language: Language = .english
  ) throws -> (DiscountListPresenter, RecordingView<DiscountListScreen>, RecordingShopRouter) {
    let presenter = DiscountListPresenter(
      catalog: shop.shop.catalog,
      discounts: shop.shop.discounts,
      time: HandDrivenTime(now: try XCTUnwrap(Moment(iso: "2026-12-24T12:00:00Z"))),
      phrases: language.samplePhrases
    )
    let (view, router) = (RecordingView<DiscountListScreen>(), RecordingShopRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

extension RecordingView<DiscountListScreen> {
  fileprivate var rows: [DiscountListScreen.Row] {
    if case .discounts(_, let rows) = screens.last?.content { rows } else { [] }
  }
}
