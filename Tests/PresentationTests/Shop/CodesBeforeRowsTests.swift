import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// A shop in which the numbers of rows are codes of products, too.
final class CodesBeforeRowsTests: XCTestCase {
  func testACodeWinsOverARowAndTheListSaysSo() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .numbered())
    try await shop.scan("A", "B")
    let view = RecordingView<ProductListScreen>()
    let presenter = ProductListPresenter(shop: shop.shop, phrases: Language.english.samplePhrases)
    presenter.view = view

    await presenter.begin()
    XCTAssertEqual(
      view.screens.last?.notices,
      [Notice("2 and 4 are codes of products here, so they do not mean rows 2 and 4.")]
    )

    await presenter.remove("2")
    XCTAssertEqual(view.screens.last?.notices, [Notice("2 is not in the cart.", .bad)])
    await presenter.add("4")
    await presenter.remove("1")
    let cart = try await shop.records.cart()
    XCTAssertEqual(cart?.lines.map(\.product.code.text), ["B", "4"])

    await presenter.list(matching: "b")
    XCTAssertEqual(view.screens.last?.notices, [], "the only row is 1, which is no code")
  }

  func testACodeWinsOverARowAndTheCartSaysSo() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .numbered())
    try await shop.scan("A", "B")
    let view = RecordingView<CartScreen>()
    let presenter = CartPresenter(shop: shop.shop, phrases: Language.english.samplePhrases)
    presenter.view = view
    let quiet = Notice("2 is the code of a product here, so it does not mean row 2.")

    await presenter.show()
    XCTAssertEqual(view.screens.last?.notices, [quiet])

    await presenter.remove("2")
    XCTAssertEqual(view.screens.last?.notices, [Notice("2 is not in the cart.", .bad), quiet])
    XCTAssertEqual(view.codes, ["A", "B"])

    await presenter.add("2")
    XCTAssertEqual(view.codes, ["A", "B", "2"])

    await presenter.remove("1")
    XCTAssertEqual(view.codes, ["B", "2"])
    XCTAssertEqual(view.screens.last?.notices.map(\.text), ["Removed: A."], "row 2 is the product 2 now")

    await presenter.remove("2")
    XCTAssertEqual(view.codes, ["B"])
  }
}

extension RecordingView<CartScreen> {
  fileprivate var codes: [String] {
    if case .lines(let table) = screens.last?.content { table.rows.map(\.code) } else { [] }
  }
}
