import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

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
