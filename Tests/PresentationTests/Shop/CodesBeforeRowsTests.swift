import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// A shop in which a number that is typed can be a code.
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
      let list = try await shown(shop.actions().products())
      XCTAssertEqual(list.content.value?.numberedRows, hasNumbers ? rows : [:], code)
      let filtered = try await shown(shop.actions().products(matching: "coffee"))
      XCTAssertEqual(filtered.content.value?.numberedRows, hasNumbers ? [1: "MUG"] : [:], code)
      let cart = try await shown(shop.actions().cart())
      XCTAssertEqual(cart.content.value?.numberedRows, hasNumbers ? [1: "VOUCHER", 2: "MUG"] : [:], code)
      XCTAssertEqual(cart.tables.map(\.isWatched), [true], "its figures are watched all the same")
      XCTAssertEqual(list.tables.map(\.isChosenFrom) + cart.tables.map(\.isChosenFrom), [true, true], "by a button")
      XCTAssertEqual(list.banners + cart.banners, [])
    }
  }

  func testAProductThatIsNoLongerListedKeepsItsCodeFromMeaningARow() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .numbered())
    try await shop.scan("A", "B", "2")
    shop.catalog.replace(with: try Catalog.numbered().with("2", at: nil).with("4", at: nil))

    let cart = try await shown(shop.actions().cart())

    XCTAssertEqual(cart.rows.map(\.first), ["A", "B", "2"])
    XCTAssertEqual(cart.content.value?.numberedRows, [:])
  }

  func testANumberThatIsNoCodeIsAnUnknownCode() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .numbered())
    try await shop.scan("A", "B")
    let (list, listView, _) = await opened(shop.actions().products())
    let shown = try XCTUnwrap(listView.last)
    let table = [("3", Notice("No product here has the code “3”.", .bad)), ("4", Notice("Added: 1 × 4.", .good))]
    for (typed, news) in table {
      await list.perform(.add(Scan(try meant(by: typed, in: "add", on: shown))))
      XCTAssertEqual(listView.last?.news, [news])
    }
    let (cart, view, _) = await opened(shop.actions().cart())
    let screen = try XCTUnwrap(view.last)
    XCTAssertEqual(try ["1", "2", "3", "b"].map { try meant(by: $0, in: "remove", on: screen) }, ["1", "2", "3", "B"])
    await cart.perform(.shop(.remove(code: "2", nil)))
    XCTAssertEqual(view.last?.news, [Notice("2 is not in the cart.", .bad)])
    XCTAssertEqual(view.last?.rows.map(\.first), ["A", "B", "4"])
  }

  func testACodeThatNobodyKnowsYetIsNoRow() async throws {
    var shop = try SampleShop()
    shop.ownList = EditablePriceList(InMemoryEditablePriceList())
    let screen = try await shown(shop.actions().products())
    XCTAssertEqual(screen.content.value?.numberedRows, [1: "VOUCHER", 2: "TSHIRT", 3: "MUG"])
    for word in ["add-product", "remove-product", "orders", "shipping"] {
      XCTAssertEqual(try meant(by: "1", in: word, on: screen), "1", word)
    }
    for word in ["add", "remove", "price"] { XCTAssertEqual(try meant(by: "1", in: word, on: screen), "VOUCHER", word) }
  }

  /// What somebody means who types something for the first field of an action.
  private func meant(by typed: String, in word: String, on screen: Screen<Page>) throws -> String {
    let field = try XCTUnwrap(screen.offer(word)?.openFields.first)
    return field.resolved(typed, numbers: screen.content.value?.numberedRows ?? [:])
  }
}
