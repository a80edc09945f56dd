import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Promises about Arcade's own catalogue.
final class StarterPricesTests: XCTestCase {
  private let catalog = SyncingPriceCatalog(store: InMemoryFeedStore(), time: HandDrivenTime(), isOffline: true)

  func testTheTopAreTheElevenBaseCategories() async throws {
    let roots = try await catalog.roots()
    let expected = [
      "Furniture 45974", "Decor 45752", "Rugs 215385", "Bed & Bath 215329", "Lighting 215735", "Kitchen 45667",
      "Storage 215875", "Outdoor 32334", "Home Improvement 45342", "Baby & Kids 45226", "Seasonal 1859601",
    ]
    XCTAssertEqual(roots.map { "\($0.name) \($0.id)" }, expected)
  }

  func testEveryNodeIsReachableOnceAndHasSomethingBelow() async throws {
    let tree = try await tree()
    XCTAssertEqual(Set(tree.map(\.category.id)).count, tree.count)
    XCTAssertTrue(tree.allSatisfy { $0.reading.problems.isEmpty })
    XCTAssertTrue(tree.allSatisfy { !$0.reading.products.isEmpty || !$0.reading.subcategories.isEmpty })
    let leaves = tree.filter { !$0.reading.products.isEmpty }
    XCTAssertEqual(leaves.count, 17)
    XCTAssertTrue(leaves.allSatisfy { $0.reading.products.count >= 12 })
    let deep = Set(leaves.filter { $0.path.count >= 3 }.compactMap(\.path.first))
    XCTAssertGreaterThanOrEqual(deep.count, 4)
  }

  func testTheKnownPathsAreThere() async throws {
    let tree = try await tree()
    let endTables = tree.first { $0.category.id == 45_993 }
    XCTAssertEqual(endTables?.path, ["Furniture", "Accent Furniture", "Accent Tables", "End Tables"])
    let blenders = tree.first { $0.category == .blenders }
    XCTAssertEqual(blenders?.path.first, "Kitchen")
    XCTAssertEqual(blenders?.reading.products.count, 48)
  }

  func testProductsAreWorthGuessing() async throws {
    let products = try await tree().flatMap(\.reading.products)
    XCTAssertEqual(Set(products.map(\.id)).count, products.count)
    XCTAssertEqual(Set(products.map(\.name)).count, products.count)
    XCTAssertTrue(products.allSatisfy { !$0.maker.isEmpty })
    XCTAssertTrue(products.allSatisfy { $0.page == nil }, "an invented product has no page that could be opened")
    XCTAssertTrue(
      products.allSatisfy { $0.picture == "starter:\($0.id)" },
      "a start without any setting opens no connection"
    )
    XCTAssertTrue(products.contains { !$0.isInStock })
    XCTAssertGreaterThanOrEqual(Set(products.map(\.maker)).count, 12)
    let cents = Dictionary(grouping: products) { $0.price.minorUnits % 100 }.mapValues(\.count)
    XCTAssertEqual(Set(cents.keys), [0, 50, 95, 99])
    XCTAssertTrue(cents.values.allSatisfy { $0 >= 20 }, "\(cents)")
    XCTAssertTrue(products.contains { $0.price.minorUnits < 1_000 })
    XCTAssertTrue(products.contains { $0.price.minorUnits > 100_000 })
  }

  func testACategoryThatDoesNotShipIsNotFound() async throws {
    let failure = await repositoryFailure { try await catalog.content(of: 999) }
    XCTAssertEqual(failure, RepositoryError(.notFound, subject: "999"))
  }

  private struct Node {
    let category: PriceCategory
    let path: [String]
    let reading: CategoryReading
  }

  private func tree() async throws -> [Node] {
    var nodes: [Node] = []
    var open = try await catalog.roots().map { ($0, [$0.name]) }
    while let (category, path) = open.popLast() {
      let reading = try await catalog.content(of: category.id).value
      nodes.append(Node(category: category, path: path, reading: reading))
      open += reading.subcategories.map { ($0, path + [$0.name]) }
      guard nodes.count < 1_000 else { break }
    }
    return nodes
  }
}

final class GoodsPicturesTests: XCTestCase {
  func testEveryProductOfTheStarterCatalogueHasAPicture() async throws {
    let folder = try TemporaryFolder()
    let pictures = GoodsPictures(loader: folder.pictureLoader())
    let products = try await starterProducts()
    XCTAssertGreaterThan(products.count, 200)
    for product in products {
      let path = try await pictures.file(ofPictureAt: try XCTUnwrap(product.picture, product.id))
      let drawing = try XCTUnwrap(FileManager.default.contents(atPath: try XCTUnwrap(path)))
      XCTAssertEqual(PictureKind(of: drawing), .svg)
    }
  }

  func testADrawingIsXMLOfShapesAlone() async throws {
    var kinds: Set<String> = []
    for product in try await starterProducts() {
      let drawing = try XCTUnwrap(GoodsDrawing(product.id), product.id)
      kinds.insert(String(product.id.prefix(4)))
      checkDrawing(drawing.svg, product.id)
    }
    XCTAssertEqual(kinds, Set(GoodsDrawing.shapes.keys))
  }

  func testAServerCannotNameADrawing() throws {
    let text = """
      {"response":{"product_collection":[
        {"sku":"KETL1090","name":"Kettle","list_price":5,"image_url":"starter:KETL1090"}
      ]}}
      """
    guard case .products(let products) = try CategoryReader(subject: "server").read(Data(text.utf8)).content else {
      return XCTFail("no products")
    }
    XCTAssertEqual(products.map(\.picture), [nil])
  }

  func testWhatIsNotDrawnIsOfTheWeb() async throws {
    let folder = try TemporaryFolder()
    let others = ["KETL", "", "../../etc/passwd", "CUPS1000", "KETL-1", "KETL99999"].map { "starter:\($0)" }
    try await checkSources(of: GoodsPictures(loader: folder.pictureLoader()), notDrawing: others, in: folder)
  }

  private func starterProducts() async throws -> [QuizProduct] {
    let catalog = SyncingPriceCatalog(store: InMemoryFeedStore(), time: HandDrivenTime())
    var products: [QuizProduct] = []
    var open = try await catalog.roots()
    while let category = open.popLast() {
      let reading = try await catalog.content(of: category.id).value
      products += reading.products
      open += reading.subcategories
    }
    return products
  }
}
