import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The shop's own price list, changed on its screens.
final class OwnListScreenTests: XCTestCase {
  private let elsewhere =
    "The prices come from prices.csv, so change them there. The shop's own price list counts only where no other is "
    + "named."

  func testAProductIsAddedRepricedAndTakenOut() async throws {
    let (presenter, view, _) = try await opened(PageModule(ProductListPresenter(actions())))
    let takesOver =
      "The shop's own price list takes the place of the one that came with Arcade; all tills sell from it now."
    let isBack = "The shop's own price list is empty, so the one that came with Arcade is back."
    let cases: [(intent: ShopIntent, said: [String], tones: [Tone])] = [
      (
        .list(code: "tea", price: "2,50", name: "Green tea"), ["Listed: TEA, Green tea, €2.50.", takesOver],
        [.good, .plain]
      ),
      (.list(code: "TOM", price: "3.20/kg", name: "Tomatoes"), ["Listed: TOM, Tomatoes, €3.20/kg."], [.good]),
      (
        .list(code: "TEA", price: "1", name: "Tea"),
        ["TEA is on the list already: Green tea, €2.50. Change its price instead."], [.bad]
      ),
      (
        .list(code: "SOAP", price: "$4", name: "Soap"),
        ["The list is in EUR and this price in USD. One list has one currency."], [.bad]
      ),
      (
        .list(code: "SOAP", price: "four", name: "Soap"),
        ["“four” is not an amount. Write an amount such as 5.00."], [.bad]
      ),
      (.reprice(code: "TEA", price: "3"), ["Green tea: €3.00 instead of €2.50."], [.good]),
      (.reprice(code: "MUG", price: "3"), ["MUG is not on the shop's own price list."], [.bad]),
      (.unlist(code: "tom"), ["No longer listed: TOM, Tomatoes, €3.20/kg."], [.good]),
      (.unlist(code: "TEA"), ["No longer listed: TEA, Green tea, €3.00.", isBack], [.good, .plain]),
    ]
    for (intent, said, tones) in cases {
      await presenter.perform(intent)
      XCTAssertEqual(view.said, said)
      XCTAssertEqual(view.last?.news.map(\.tone), tones)
    }
    XCTAssertEqual(view.last?.rows.map(\.first), ["VOUCHER", "TSHIRT", "MUG"])
  }

  func testTheFirstProductDecidesTheCurrency() async throws {
    let (presenter, view, _) = try await opened(PageModule(ProductListPresenter(actions())))
    await presenter.perform(.list(code: "TEA", price: "300円", name: "お茶"))
    XCTAssertEqual(view.last?.rows, [["TEA", "お茶", "¥300"]])
    await presenter.perform(.list(code: "TEA2", price: "400", name: "お茶 2"))
    XCTAssertEqual(view.last?.news.first?.text, "Listed: TEA2, お茶 2, ¥400.")
  }

  func testWhereAnotherListIsNamedThatIsSaid() async throws {
    let own = InMemoryEditablePriceList([try XCTUnwrap(Product.sample("TEA", minorUnits: 250))])
    let (presenter, view, _) = try await opened(PageModule(ProductListPresenter(actions(own, named: "prices.csv"))))
    XCTAssertEqual(
      view.last?.banners.map(\.text),
      ["The prices come from prices.csv. The shop's own price list, with 1 product, is not sold from meanwhile."]
    )
    await presenter.perform(.reprice(code: "TEA", price: "1"))
    XCTAssertEqual(view.said, [elsewhere])
  }

  /// A page has a button in each row for what needs no more than the row.
  func testNoRowTakesItsProductOffTheListAtOnce() async throws {
    let own = InMemoryEditablePriceList([try XCTUnwrap(Product.sample("TEA", minorUnits: 250))])
    let (_, view, _) = try await opened(PageModule(ProductListPresenter(actions(own))))
    let removal = view.last?.offers.first { $0.word == "remove-product" }
    XCTAssertEqual(removal?.openFields.map(\.choices), [[]])
  }

  func testThePriceListIsAScreenOfItsOwnOnWhichItIsChanged() async throws {
    let own = InMemoryEditablePriceList()
    let (presenter, view, _) = try await opened(PageModule(PriceListPresenter(actions(own))))
    let first = try XCTUnwrap(view.last)
    XCTAssertEqual(first.title, "Price list")
    XCTAssertEqual(first.tables.first?.rows.map(\.id), ["VOUCHER", "TSHIRT", "MUG"])
    XCTAssertTrue(first.banners.first?.text.hasPrefix("The prices are those that came with Arcade.") == true)

    try await presenter.perform("add-product", ["code": "TEA", "price": "3.20/kg", "name": "Tea"])
    let second = try XCTUnwrap(view.last)
    XCTAssertEqual(second.tables.first?.rows.map(\.texts), [["TEA", "Tea", "€3.20/kg"]])
    XCTAssertEqual(second.banners, [])
  }

  func testALongPriceListHasPages() async throws {
    let actions = ShopScreens(shop: try SampleShop().shop, phrases: Language.english.samplePhrases, pageSize: 2)
    let screen = try await shown(PageModule(PriceListPresenter(actions, page: 2)))
    XCTAssertEqual(screen.tables.first?.rows.map(\.id), ["MUG"])
    XCTAssertEqual(screen.offer("previous")?.address, "/shop/pricelist")
    XCTAssertNotNil(screen.offer("next")?.closed)
  }

  func testThePriceListSaysWhereItIsChangedThatSomebodyNamed() async throws {
    try await expectEqual(
      shown(PageModule(PriceListPresenter(actions(named: "prices.csv")))).banners.map(\.text),
      [elsewhere]
    )
  }

  func testFormsOfTheListStandOnItsScreenAndCanBeSaidOnEach() async throws {
    let words: Set = ["add-product", "price", "tax", "tags", "remove-product"]
    let products = try await shown(PageModule(ProductListPresenter(actions())))
    XCTAssertTrue(words.isSubset(of: products.offers.map(\.word)))
    XCTAssertTrue(words.isDisjoint(with: products.layout.words))
    let list = try await shown(PageModule(PriceListPresenter(actions(), page: 2)))
    XCTAssertTrue(words.isSubset(of: list.layout.words))
    XCTAssertEqual(list.layout.scan?.address, "/shop", "nothing is sold there")
    XCTAssertNil(list.layout.entry)
    XCTAssertEqual(products.layout.entry?.word, "add")
  }

  func testAShopThatKeepsNoListOffersNoneOfIt() async throws {
    let (_, view, _) = try await opened(PageModule(ProductListPresenter(SampleShop().actions())))
    let words = view.last?.offers.map(\.word) ?? []
    XCTAssertFalse(words.isEmpty)
    XCTAssertTrue(Set(words).isDisjoint(with: ["pricelist", "add-product", "price", "remove-product"]))
  }

  private func actions(_ own: InMemoryEditablePriceList = InMemoryEditablePriceList(), named: String? = nil) throws
    -> ShopScreens
  {
    let sample = try SampleShop()
    let shop = Shop(
      catalog: named == nil ? OwnCatalog(own, else: sample.catalog) : sample.catalog,
      discounts: sample.discounts,
      carts: sample.records,
      payments: sample.records,
      orders: sample.records,
      till: sample.records,
      gateway: sample.gateway,
      time: sample.time,
      ownList: EditablePriceList(own, named: named)
    )
    return ShopScreens(shop: shop, phrases: Language.english.samplePhrases) { 7 }
  }
}
