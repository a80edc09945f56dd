import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// A shop in which a typed number can be a code.
final class CodesBeforeRowsTests: XCTestCase {
  func testListsOfProductsHaveNoRowNumbersWhereACodeIsOneToFourDigits() async throws {
    let numbered: [(code: String, hasNumbers: Bool)] = [
      ("2", false), ("07", false), ("4011", false), ("40111", true), ("2A", true), ("-2", true),
    ]
    for (code, hasNumbers) in numbered {
      let shop = try SampleShop()
      let product = try XCTUnwrap(Product.sample(code, name: "Numbered", minorUnits: 100))
      shop.catalog.replace(with: try Catalog(Catalog.sample().products + [product]))
      try await shop.scan("VOUCHER", "MUG")
      let rows: [Int: String] = [1: "VOUCHER", 2: "TSHIRT", 3: "MUG", 4: code]
      let list = await shown(ProductListPresenter(shop.actions()))
      XCTAssertEqual(list.content.value?.numberedRows, hasNumbers ? rows : [:], code)
      let filtered = await shown(ProductListPresenter(shop.actions(), matching: "coffee"))
      XCTAssertEqual(filtered.content.value?.numberedRows, hasNumbers ? [1: "MUG"] : [:], code)
      let cart = await shown(CartPresenter(shop.actions()))
      XCTAssertEqual(cart.content.value?.numberedRows, hasNumbers ? [1: "VOUCHER", 2: "MUG"] : [:], code)
      XCTAssertEqual(cart.tables.map(\.isWatched), [true], "its figures are watched all the same")
      let counters = (list.tables + cart.tables).map(\.rowActions.counter?.more.word)
      XCTAssertEqual(counters, ["add", "add"], "a button adds one all the same")
      XCTAssertEqual(list.banners + cart.banners, [])
    }
  }

  func testAProductThatIsNoLongerListedKeepsItsCodeFromMeaningARow() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .numbered())
    try await shop.scan("A", "B", "2")
    shop.catalog.replace(with: try Catalog.numbered().with("2", at: nil).with("4", at: nil))

    let cart = await shown(CartPresenter(shop.actions()))

    XCTAssertEqual(cart.rows.map(\.first), ["A", "B", "2"])
    XCTAssertEqual(cart.content.value?.numberedRows, [:])
  }

  func testANumberThatIsNoCodeIsAnUnknownCode() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .numbered())
    try await shop.scan("A", "B")
    var list = ProductListPresenter(shop.actions())
    let shown = await list.load()
    let table = [("3", Notice("No product here has the code “3”.", .bad)), ("4", Notice("Added: 1 × 4.", .good))]
    for (typed, news) in table {
      try await expectEqual(list.perform(.add(Scan(try meant(by: typed, in: "add", on: shown)))), .stay([news]))
    }
    var cart = CartPresenter(shop.actions())
    let screen = await cart.load()
    XCTAssertEqual(try ["1", "2", "3", "b"].map { try meant(by: $0, in: "remove", on: screen) }, ["1", "2", "3", "B"])
    try await expectEqual(cart.perform(.shop(.remove(code: "2", nil))), .stay("2 is not in the cart.", .bad))
    await expectEqual(cart.load().rows.map(\.first), ["A", "B", "4"])
  }

  func testACodeThatNobodyKnowsYetIsNoRow() async throws {
    var shop = try SampleShop()
    shop.ownList = EditablePriceList(InMemoryEditablePriceList())
    let screen = await shown(ProductListPresenter(shop.actions()))
    XCTAssertEqual(screen.content.value?.numberedRows, [1: "VOUCHER", 2: "TSHIRT", 3: "MUG"])
    for word in ["add-product", "remove-product", "orders", "shipping"] {
      XCTAssertEqual(try meant(by: "1", in: word, on: screen), "1", word)
    }
    for word in ["add", "remove", "price"] { XCTAssertEqual(try meant(by: "1", in: word, on: screen), "VOUCHER", word) }
  }

  func testAPriceByHandIsOfALineOfTheCartAndNotOfARowOfTheList() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG", "TSHIRT")
    var list = ProductListPresenter(shop.actions())
    let screen = await list.load()
    XCTAssertEqual(screen.content.value?.numberedRows[1], "VOUCHER")
    try await list.perform(.discount(line: try meant(by: "1", in: "off", on: screen), by: "10%", why: nil))
    try await list.perform(.setPrice(line: try meant(by: "tshirt", in: "at", on: screen), to: "15", why: nil))
    let prices = try await shop.records.cart()?.lines.map { "\($0.product.code.text) \($0.product.price.decimalText)" }
    XCTAssertEqual(prices, ["MUG 6.75", "TSHIRT 15.00"])
  }

  func testALineIsNumberedAsTheCartShowsItWithWhatIsNoLongerSoldAtTheEnd() async throws {
    let shop = try SampleShop()
    try await shop.scan("TSHIRT", "MUG")
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: nil))
    let cart = await shown(CartPresenter(shop.actions()))
    XCTAssertEqual(cart.content.value?.numberedRows, [1: "MUG", 2: "TSHIRT"])
    var list = ProductListPresenter(shop.actions())
    let screen = await list.load()
    try await list.perform(.discount(line: try meant(by: "1", in: "off", on: screen), by: "10%", why: nil))
    try await expectEqual(shop.records.cart()?.lines.map { $0.byHand != nil }, [false, true])
  }

  func testACodeThatTheCartLacksIsNoNumberOfALine() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try Catalog(["1", "2", "3", "4"].compactMap { Product.sample($0, minorUnits: 100) }))
    try await shop.scan("3", "4")
    var list = ProductListPresenter(shop.actions())
    var discounts = DiscountListPresenter(shop.actions())
    for intent in [ShopIntent.setPrice(line: "1", to: "0.50", why: nil), .discount(line: "2", by: "10%", why: nil)] {
      try await list.perform(intent)
      try await discounts.perform(intent)
    }
    var cart = CartPresenter(shop.actions())
    try await expectEqual(cart.perform(.shop(.setPrice(line: "1", to: "0.50", why: nil))).tones, [.bad])
    try await expectEqual(shop.records.cart()?.lines.map { $0.byHand == nil }, [true, true])
  }

  /// Returns the meaning of a typed text for the first field of an action.
  private func meant(by typed: String, in word: String, on screen: Screen<Page>) throws -> String {
    let field = try XCTUnwrap(screen.offer(word)?.openFields.first)
    return field.resolved(typed, numbers: screen.content.value?.numberedRows ?? [:])
  }
}
