import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

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
