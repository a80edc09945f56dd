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
    var products = try ProductListPresenter(actions())
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
      let next = try await products.perform(intent)
      XCTAssertEqual(next.said, said)
      XCTAssertEqual(next.tones, tones)
    }
    await expectEqual(products.load().rows.map(\.first), ["VOUCHER", "TSHIRT", "MUG"])
  }

  func testTheFirstProductDecidesTheCurrency() async throws {
    var products = try ProductListPresenter(actions())
    try await products.perform(.list(code: "TEA", price: "300円", name: "お茶"))
    await expectEqual(products.load().rows, [["TEA", "お茶", "¥300"]])
    let next = try await products.perform(.list(code: "TEA2", price: "400", name: "お茶 2"))
    XCTAssertEqual(next.news.first?.text, "Listed: TEA2, お茶 2, ¥400.")
  }

  func testWhereAnotherListIsNamedThatIsSaid() async throws {
    let own = InMemoryEditablePriceList([try XCTUnwrap(Product.sample("TEA", minorUnits: 250))])
    var products = try ProductListPresenter(actions(own, named: "prices.csv"))
    let page = await products.load()
    XCTAssertEqual(
      page.banners.map(\.text),
      ["The prices come from prices.csv. The shop's own price list, with 1 product, is not sold from meanwhile."]
    )
    try await expectEqual(products.perform(.reprice(code: "TEA", price: "1")).said, [elsewhere])
  }

  /// A page shows a button in each row if an action requires only the row.
  func testNoRowTakesItsProductOffTheListAtOnce() async throws {
    let own = InMemoryEditablePriceList([try XCTUnwrap(Product.sample("TEA", minorUnits: 250))])
    let removal = try await shown(ProductListPresenter(actions(own))).offers.first { $0.word == "remove-product" }
    XCTAssertEqual(removal?.openFields.map(\.choices), [[]])
  }

  func testThePriceListIsAScreenOfItsOwnOnWhichItIsChanged() async throws {
    let own = InMemoryEditablePriceList()
    var list = try PriceListPresenter(actions(own))
    let first = await list.load()
    XCTAssertEqual(first.title, "Price list")
    XCTAssertEqual(first.tables.first?.rows.map(\.id), ["VOUCHER", "TSHIRT", "MUG"])
    XCTAssertTrue(first.banners.first?.text.hasPrefix("The prices are those that came with Arcade.") == true)

    try await list.perform("add-product", ["code": "TEA", "price": "3.20/kg", "name": "Tea"])
    let second = await list.load()
    XCTAssertEqual(second.tables.first?.rows.map(\.texts), [["TEA", "Tea", "€3.20/kg"]])
    XCTAssertEqual(second.banners, [])
  }

  func testALongPriceListHasPages() async throws {
    let actions = ShopScreens(shop: try SampleShop().shop, phrases: Language.english.samplePhrases, pageSize: 2)
    let screen = await shown(PriceListPresenter(actions, page: 2))
    XCTAssertEqual(screen.tables.first?.rows.map(\.id), ["MUG"])
    XCTAssertEqual(screen.offer("previous")?.address, "/shop/pricelist")
    XCTAssertNotNil(screen.offer("next")?.closed)
  }

  func testThePriceListSaysWhereItIsChangedThatSomebodyNamed() async throws {
    try await expectEqual(shown(PriceListPresenter(actions(named: "prices.csv"))).banners.map(\.text), [elsewhere])
  }

  func testFormsOfTheListStandOnItsScreenAndCanBeSaidOnEach() async throws {
    let words: Set = ["add-product", "price", "tax", "tags", "remove-product"]
    let products = try await shown(ProductListPresenter(actions()))
    XCTAssertTrue(words.isSubset(of: products.offers.map(\.word)))
    XCTAssertTrue(words.isDisjoint(with: products.layout.words))
    let list = try await shown(PriceListPresenter(actions(), page: 2))
    XCTAssertTrue(words.isSubset(of: list.layout.words))
    XCTAssertEqual(list.layout.scan?.address, "/shop", "nothing is sold there")
    XCTAssertNil(list.layout.entry)
    XCTAssertEqual(products.layout.entry?.word, "add")
  }

  func testAShopThatKeepsNoListOffersNoneOfIt() async throws {
    let words = try await shown(ProductListPresenter(SampleShop().actions())).offers.map(\.word)
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
