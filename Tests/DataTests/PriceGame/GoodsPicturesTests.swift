import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class GoodsPicturesTests: XCTestCase {
  private let time = HandDrivenTime()
  private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]

  func testEveryProductOfTheStarterCatalogueHasAPicture() async throws {
    let folder = try TemporaryFolder()
    let pictures = makePictures(folder)
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
      let parser = XMLParser(data: Data(drawing.svg.utf8))
      XCTAssertTrue(parser.parse(), "\(product.id): \(String(describing: parser.parserError))")
      let elements = Set(drawing.svg.matches(of: /<([a-z]+)/).map { String($0.output.1) })
      XCTAssertTrue(elements.isSubset(of: ["svg", "path", "rect", "ellipse"]), "\(elements)")
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

  func testAPictureOfTheWebIsLoaded() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(["/a.png": [.body(png)]])
    let path = try await makePictures(folder).file(ofPictureAt: server.url("/a.png").absoluteString)
    XCTAssertEqual(FileManager.default.contents(atPath: try XCTUnwrap(path)), Data(png))
  }

  func testNothingElseIsRead() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(png), to: "own.png")
    let pictures = makePictures(folder)
    let table: [(address: String, code: RepositoryError.Code)] = [
      (file, .badAddress), ("file://\(file)", .badAddress), ("ftp://h.example/a.png", .badAddress),
      ("starter:KETL", .notFound), ("starter:", .notFound), ("starter:../../etc/passwd", .notFound),
      ("starter:CUPS1000", .notFound), ("starter:KETL-1", .notFound), ("starter:KETL99999", .notFound),
    ]
    for row in table {
      await expectFailure(row.code, row.address) { try await pictures.file(ofPictureAt: row.address) }
    }
  }

  private func starterProducts() async throws -> [QuizProduct] {
    let catalog = SyncingPriceCatalog(store: InMemoryFeedStore(), time: time)
    var products: [QuizProduct] = []
    var open = try await catalog.roots()
    while let category = open.popLast() {
      let reading = try await catalog.content(of: category.id).value
      products += reading.products
      open += reading.subcategories
    }
    return products
  }

  private func makePictures(_ folder: TemporaryFolder) -> GoodsPictures {
    let cache = PictureCache(folder: folder.path("pictures"))
    let client = HTTPClient(transport: SystemTransport(), pause: { _ in })
    return GoodsPictures(loader: PictureLoader(cache: cache, client: client, time: time))
  }
}
