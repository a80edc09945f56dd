import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Promises about the assortment of the demo market.
final class MarketAssortmentTests: XCTestCase {
  func testThereAreThreeHundredProductsInTwelveCategories() throws {
    let shelves = try StarterMarket.shelves()
    XCTAssertEqual([shelves.products.count, shelves.categories.count], [300, 12])
    let sizes = Dictionary(grouping: shelves.products, by: \.shelf.category.id).mapValues(\.count)
    XCTAssertEqual(sizes, Dictionary(uniqueKeysWithValues: shelves.categories.map { ($0.category.id, 25) }))
    XCTAssertEqual(Set(shelves.categories.map(\.shape)), Set(MarketCategory.Shape.allCases))
  }

  func testEveryProductIsItsOwn() throws {
    let products = try StarterMarket.shelves().products
    XCTAssertEqual(Set(products.map(\.id)).count, 300)
    XCTAssertEqual(Set(products.map { $0.name.folded }).count, 300)
    for product in products {
      XCTAssertNotNil(product.id.wholeMatch(of: /[a-z]+-\d{3}/), product.id)
      XCTAssertTrue((200...20_000).contains(product.cents), product.id)
      XCTAssertEqual(product.cents % 10, 0, product.id)
      XCTAssertTrue((5...60).contains(product.name.count), product.name)
    }
  }

  func testEveryProductHasANameInEachLanguage() async throws {
    let english = try StarterMarket.shelves().products.map(\.name)
    let spanish = try StarterMarket.shelves(in: "es").products.map(\.name)
    let japanese = try StarterMarket.shelves(in: "ja").products.map(\.name)
    XCTAssertEqual(zip(english, spanish).filter { $0 == $1 }.map(\.0), [])
    XCTAssertEqual(japanese.filter { !$0.contains(/[\p{Hiragana}\p{Katakana}\p{Han}]/) }, [])
    for names in [spanish, japanese] {
      XCTAssertEqual(Set(names.map(\.folded)).count, 300)
      XCTAssertEqual(names.filter { $0.count > 60 }, [])
    }
  }

  func testMostAreAlwaysThere() throws {
    for (id, products) in Dictionary(grouping: try StarterMarket.shelves().products, by: \.shelf.category.id) {
      XCTAssertTrue((2...3).contains(products.count(where: \.isSeasonal)), id)
    }
  }

  func testDepartmentsHoldTheCategories() async throws {
    let market = MarketDays()
    let departments = try await market.categories(below: nil)
    XCTAssertEqual(departments.map(\.name), ["Pantry", "Kitchen", "Home", "Desk & Travel"])
    var names: [[String]] = []
    for department in departments { names.append(try await market.categories(below: department.id).map(\.name)) }
    let expected = [
      ["Tea", "Coffee", "Chocolate"], ["Cups & Mugs", "Kettles & Pots", "Pans & Cookware"],
      ["Lamps", "Candles", "Blankets"], ["Notebooks", "Pens & Pencils", "Bags"],
    ]
    XCTAssertEqual(names, expected)
    let below = try await market.categories(below: "tea")
    XCTAssertEqual(below, [])
    for id in ["nowhere", ""] {
      let failure = await repositoryFailure { try await market.categories(below: id) }
      XCTAssertEqual(failure, RepositoryError(.noSuchCategory, subject: id))
    }
  }

  func testARowThatMakesNoSenseIsNotReadOver() async {
    let (departments, categories) = ("pantry|Pantry|Despensa|食料品", "tea|pantry|Tea|Té|お茶||té|お茶")
    for row in [
      "tea-001|4.90|Tea|Té|お茶|té", "tea-001|free|Tea|Té|お茶|té|お茶", "tea-001|0.00|Tea|Té|お茶|té|お茶",
      "tea-001|-1.00|Tea|Té|お茶|té|お茶", "cup-001|4.90|Cup|Taza|カップ|taza|カップ", "tea|4.90|Tea|Té|お茶|té|お茶",
      "tea-x|4.90|Tea|Té|お茶|té|お茶", "tea-001|4.90|Tea|Té|お茶|té|お茶|rare",
    ] {
      await expectCorrupt { () throws(RepositoryError) in
        try MarketAssortment(departments: departments, categories: categories, products: row, in: "en")
      }
    }
    for row in ["tea|pantry|Tea|Té|お茶|té|お茶", "sword|pantry|Swords|Espadas|剣||espada|剣"] {
      await expectCorrupt { () throws(RepositoryError) in
        try MarketAssortment(departments: departments, categories: row, products: "", in: "en")
      }
    }
    await expectCorrupt { () throws(RepositoryError) in
      try MarketAssortment(departments: "pantry", categories: categories, products: "", in: "en")
    }
  }

  private func expectCorrupt(line: UInt = #line, _ read: () throws(RepositoryError) -> MarketAssortment) async {
    await expectFailure(.corrupt, line: line) { try read() }
  }
}

final class ListingPicturesTests: XCTestCase {
  func testNoTwoProductsLookTheSame() throws {
    let products = try StarterMarket.shelves().products
    XCTAssertEqual(Set(products.map { ProductDrawing(of: $0).svg }).count, products.count)
  }

  func testADrawingIsXMLOfShapesAlone() throws {
    for product in try StarterMarket.shelves().products { checkDrawing(ProductDrawing(of: product).svg, product.id) }
  }

  func testAListingOfTheMarketHasItsDrawing() async throws {
    let folder = try TemporaryFolder()
    let pictures = ListingPictures(loader: folder.pictureLoader())
    let listing = try await MarketDays().ranked("hojicha").first
    let address = try XCTUnwrap(listing?.picture)

    let path = try await pictures.file(ofPictureAt: address)

    let product = try XCTUnwrap(StarterMarket.shelves().product("tea-011"))
    let drawing = FileManager.default.contents(atPath: try XCTUnwrap(path))
    XCTAssertEqual(drawing, Data(ProductDrawing(of: product).svg.utf8))
    try await expectEqual(pictures.file(ofPictureAt: address), path)
  }

  func testWhatIsNotDrawnIsOfTheWeb() async throws {
    let folder = try TemporaryFolder()
    let others = ["demo:tea-999", "demo:", "demo:../../etc/passwd"]
    try await checkSources(of: ListingPictures(loader: folder.pictureLoader()), notDrawing: others, in: folder)
  }
}
