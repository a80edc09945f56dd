import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class ListingPicturesTests: XCTestCase {
  private let time = HandDrivenTime()
  private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]

  func testNoTwoProductsLookTheSame() throws {
    let products = try StarterMarket.shelves().products
    XCTAssertEqual(Set(products.map { ProductDrawing(of: $0).svg }).count, products.count)
  }

  func testADrawingIsXMLOfShapesAlone() throws {
    for product in try StarterMarket.shelves().products {
      let svg = ProductDrawing(of: product).svg
      let parser = XMLParser(data: Data(svg.utf8))
      XCTAssertTrue(parser.parse(), "\(product.id): \(String(describing: parser.parserError))")
      let elements = Set(svg.matches(of: /<([a-z]+)/).map { String($0.output.1) })
      XCTAssertTrue(elements.isSubset(of: ["svg", "path", "rect", "ellipse"]), "\(elements)")
      XCTAssertEqual(PictureKind(of: Data(svg.utf8)), .svg)
    }
  }

  func testAListingOfTheMarketHasItsDrawing() async throws {
    let folder = try TemporaryFolder()
    let pictures = makePictures(folder)
    let listing = try await MarketDays().ranked("hojicha").first
    let address = try XCTUnwrap(listing?.picture)

    let path = try await pictures.file(ofPictureAt: address)

    let product = try XCTUnwrap(StarterMarket.shelves().product("tea-011"))
    let drawing = FileManager.default.contents(atPath: try XCTUnwrap(path))
    XCTAssertEqual(drawing, Data(ProductDrawing(of: product).svg.utf8))
    try await expectEqual(pictures.file(ofPictureAt: address), path)
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
      ("demo:tea-999", .notFound), ("demo:", .notFound), ("demo:../../etc/passwd", .notFound),
    ]
    for row in table {
      await expectFailure(row.code, row.address) { try await pictures.file(ofPictureAt: row.address) }
    }
  }

  private func makePictures(_ folder: TemporaryFolder) -> ListingPictures {
    let cache = PictureCache(folder: folder.path("pictures"))
    let client = HTTPClient(transport: SystemTransport(), pause: { _ in })
    return ListingPictures(loader: PictureLoader(cache: cache, client: client, time: time))
  }
}
