import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// A shop in which the numbers of rows are codes of products, too.
final class CodesBeforeRowsTests: XCTestCase {
  func testTheListSaysWhichRowsTheirNumbersDoNotMean() async throws {
    let shop = try await makeShop()
    let (presenter, view, _) = watched(shop.actions().products())

    await presenter.show()
    XCTAssertEqual(
      view.screens.last?.standing,
      [Notice("2 and 4 are codes of products here, so they do not mean rows 2 and 4.")]
    )

    let (filtered, filteredView, _) = watched(shop.actions().products(matching: "b"))
    await filtered.show()
    XCTAssertEqual(filteredView.screens.last?.standing, [], "the only row is 1, which is no code")
  }

  func testTheCartSaysSoAsLongAsItHolds() async throws {
    let shop = try await makeShop()
    let (presenter, view, _) = watched(shop.actions().cart())
    let quiet = Notice("2 is the code of a product here, so it does not mean row 2.")

    await presenter.show()
    XCTAssertEqual(view.screens.last?.standing, [quiet])

    await presenter.perform(.shop(.remove(code: "2", nil)))
    XCTAssertEqual(view.screens.last?.news, [Notice("2 is not in the cart.", .bad)])
    XCTAssertEqual(view.screens.last?.rows.map(\.first), ["A", "B"])

    await presenter.perform(.shop(.add(Scan("2"))))
    await presenter.perform(.shop(.remove(code: "A", nil)))
    XCTAssertEqual(view.screens.last?.rows.map(\.first), ["B", "2"])
    XCTAssertEqual(view.screens.last?.standing, [], "row 2 is the product 2 now")
  }

  func testWhatIsRemovedByACodeIsNoRowAlsoWhereTheCartHoldsNoneOfIt() async throws {
    let shop = try await makeShop()
    let (presenter, view, _) = watched(shop.actions().cart())
    await presenter.show()

    let field = try XCTUnwrap(view.screens.last?.offer("remove")?.openFields.first)
    let numbers = try XCTUnwrap(view.screens.last?.content.value?.numberedRows)

    XCTAssertEqual(["1", "2", "3", "b"].map { field.resolved($0, numbers: numbers) }, ["A", "2", "3", "B"])
  }

  private func makeShop() async throws -> SampleShop {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .numbered())
    try await shop.scan("A", "B")
    return shop
  }
}
