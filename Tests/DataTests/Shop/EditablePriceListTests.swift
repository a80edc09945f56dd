import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// A price list that the shop maintains itself.
final class EditablePriceListTests: XCTestCase {
  func testListsKeepTheContract() async throws {
    try await EditablePriceListContract.check(InMemoryEditablePriceList())
    try await onEveryEngine { try await EditablePriceListContract.check(SQLEditablePriceList(database: $0)) }
  }

  func testAnotherTillSeesAChangeWhenItLooksNext() async throws {
    try await onEveryEngine { database in
      let (one, other) = (SQLEditablePriceList(database: database), SQLEditablePriceList(database: database))
      let mug = try XCTUnwrap(Product.sample("MUG", minorUnits: 750))
      try await expectEqual(other.products(), [])

      _ = try await EditablePriceList(one).add(mug)
      try await expectEqual(other.products(), [mug])

      _ = try await EditablePriceList(one).reprice(mug.code, at: euro(800))
      try await expectEqual(other.products().map(\.price.minorUnits), [800])
    }
  }

  func testTheOwnListIsThePriceListOnceItHasAProduct() async throws {
    let own = InMemoryEditablePriceList()
    let starter = try Catalog.sample()
    let catalog = OwnCatalog(own, else: InMemoryCatalog(starter))
    try await expectEqual(catalog.catalog().value, starter)

    let tea = try XCTUnwrap(Product.sample("TEA", minorUnits: 300, currency: .jpy))
    _ = try await EditablePriceList(own).add(tea)
    let after = try await catalog.catalog()
    XCTAssertEqual(after.value, try Catalog([tea], currency: .jpy))
    XCTAssertEqual(after.freshness, .fresh)
    try await expectEqual(catalog.refreshed(), after)

    _ = try await EditablePriceList(own).remove(tea.code)
    try await expectEqual(catalog.catalog().value, starter)
  }

  func testRowsThatWereEditedByHandAreSeenAfterARefresh() async throws {
    let database = try makeArcadeDatabase()
    let own = SQLEditablePriceList(database: database)
    let catalog = OwnCatalog(own, else: InMemoryCatalog(try .sample()))
    _ = try await EditablePriceList(own).add(try XCTUnwrap(Product.sample("MUG", minorUnits: 750)))
    _ = try await catalog.catalog()

    try await database.write { try $0.run("UPDATE own_products SET price_minor = 700") }
    try await expectEqual(catalog.refreshed().value.products.map(\.price.minorUnits), [700])
  }
}

/// A price list written as a table and read back.
final class CatalogExportTests: XCTestCase {
  func testColumnsThatNoProductNeedsAreLeftOut() throws {
    XCTAssertEqual(
      CatalogExport().table(of: try .sample()),
      "code,name,price,currency\r\nVOUCHER,Cabify Voucher,5.00,EUR\r\nTSHIRT,Cabify T-Shirt,20.00,EUR\r\n"
        + "MUG,Cabify Coffee Mug,7.50,EUR\r\n"
    )
  }

  func testWhatIsWrittenReadsBackAsTheSameList() throws {
    var random = SplitMix64(seed: 16)
    for _ in 0..<300 {
      let catalog = try Self.catalog(using: &random)
      let table = CatalogExport().table(of: catalog)
      XCTAssertEqual(try CatalogReader(subject: "own.csv").read(Data(table.utf8)), catalog, table)
    }
  }

  func testTagsWithSpacesStandBetweenBars() {
    let cases: [(tags: [String], text: String)] = [
      (["red"], "red"), (["red", "ripe"], "red ripe"), (["red wine"], "red wine|"),
      (["red wine", "dry"], "red wine|dry"), (["a,b"], "a,b|"),
    ]
    for (tags, text) in cases {
      XCTAssertEqual(TagList.text(of: tags), text)
      XCTAssertEqual(TagList.tags(in: text), tags)
    }
    XCTAssertEqual(TagList.tags(in: " red , ripe;dry "), ["red", "ripe", "dry"])
  }

  private static func catalog(using random: inout SplitMix64) throws -> Catalog {
    let currency: Currency = Bool.random(using: &random) ? .eur : .jpy
    let products = (0..<Int.random(in: 1...8, using: &random)).compactMap { index -> Product? in
      guard let code = Product.Code("\(word(using: &random, among: "A0=-'é茶"))\(index)") else { return nil }
      let price = Int64.random(in: 0...100_000, using: &random)
      func money(_ range: ClosedRange<Int64>) -> Money? {
        Bool.random(using: &random) ? Money(minorUnits: .random(in: range, using: &random), currency: currency) : nil
      }
      return Product(
        code: code,
        name: "x" + word(using: &random, among: "ab \",;'=|\n茶é") + "y",
        price: Money(minorUnits: price, currency: currency),
        unit: Bool.random(using: &random) ? word(using: &random, among: "kgl") : nil,
        tags: (0..<Int.random(in: 0...3, using: &random)).map { _ in "t" + word(using: &random, among: "a b,;=") + "t"
        },
        reducedFrom: money((price + 1)...(price + 500)),
        lowest: money(0...price),
        picture: Bool.random(using: &random) ? "https://shop.example/\(index).png" : nil,
        color: Bool.random(using: &random) ? RGBColor("#0a7bf\(index)") : nil
      )
    }
    return try Catalog(products, currency: currency)
  }

  private static func word(using random: inout SplitMix64, among letters: String) -> String {
    let letters = Array(letters)
    return String(
      (0..<Int.random(in: 1...6, using: &random)).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)]
      }
    )
  }
}
