import ArcadeDomain
import ArcadeTesting
import Foundation
import OwnFrontend
import XCTest

/// A custom repository, tested with Arcade's contract tests.
final class PriceFileTests: XCTestCase {
  private let time = HandDrivenTime()

  func testItKeepsTheContractOfEveryPriceList() async throws {
    let folder = try TemporaryFolder()
    try write(["VOUCHER;Cabify Voucher;5.00", "TSHIRT;Cabify T-Shirt;20.00", "MUG;Cabify Coffee Mug;7.50"], in: folder)

    try await CatalogRepositoryContract.check(prices(in: folder))
  }

  func testALineThatIsNoProductIsLeftOutAndCounted() async throws {
    let folder = try TemporaryFolder()
    try write(["MUG;Coffee Mug;7.50", "", "CUP;Cup;7.505", "PLATE;Plate"], in: folder)

    let catalog = try await prices(in: folder).catalog().value

    XCTAssertEqual(catalog.products.map(\.code.text), ["MUG"])
    XCTAssertEqual(catalog.problems.map(\.path), [3, 4].map { "\(folder.path("prices.txt")):\($0)" })
  }

  func testTheLastGoodPricesStayWhereTheFileIsGone() async throws {
    let folder = try TemporaryFolder()
    let path = try write(["MUG;Coffee Mug;7.50"], in: folder)
    let prices = prices(in: folder)
    let good = try await prices.catalog()
    try FileManager.default.removeItem(atPath: path)

    time.advance(by: .seconds(60))
    let kept = try await prices.refreshed()

    XCTAssertEqual(kept.value, good.value)
    let reason = RepositoryError(.notFound, subject: path)
    XCTAssertEqual(kept.freshness, .cached(since: .november20, because: reason))
  }

  func testNothingCanBeScannedWithoutAFile() async throws {
    let prices = PriceFile(path: "/nowhere/prices.txt", time: time)
    let scanProduct = Shop.own(prices: prices, time: time).scanProduct
    let mug = try XCTUnwrap(Product.Code("MUG"))

    let error = await repositoryFailure { try await scanProduct(mug) }

    XCTAssertEqual(error?.code, .notFound)
  }

  private func prices(in folder: TemporaryFolder) -> PriceFile {
    PriceFile(path: folder.path("prices.txt"), time: time)
  }

  @discardableResult
  private func write(_ lines: [String], in folder: TemporaryFolder) throws -> String {
    try folder.write(Data(lines.joined(separator: "\n").utf8), to: "prices.txt")
  }
}
