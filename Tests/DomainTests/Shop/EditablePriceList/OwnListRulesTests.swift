import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Changes that the shop's own price list rejects.
final class OwnListRulesTests: XCTestCase {
  private let mug = Product.sample("MUG", minorUnits: 750)

  func testTheFirstProductIsSaidToBeTheFirstAndTheLastToBeTheLast() async throws {
    let list = EditablePriceList(InMemoryEditablePriceList())
    let mug = try XCTUnwrap(mug)
    let tea = try XCTUnwrap(Product.sample("TEA", minorUnits: 200))
    let first = try await list.add(mug)
    let second = try await list.add(tea)
    XCTAssertEqual([first, second], [true, false])
    let one = try await list.remove(mug.code)
    let last = try await list.remove(tea.code)
    XCTAssertEqual([one.wasLast, last.wasLast], [false, true])
    XCTAssertEqual(one.product, mug)
  }

  func testACodeStandsOnceAndAListHasOneCurrency() async throws {
    let mug = try XCTUnwrap(mug)
    let list = EditablePriceList(InMemoryEditablePriceList([mug]))
    let yen = Money(minorUnits: 500, currency: .jpy)
    await expectThrows(EditablePriceListError.alreadyListed(mug)) { try await list.add(mug) }
    await expectThrows(EditablePriceListError.currenciesDiffer(list: .eur, given: .jpy)) {
      try await list.add(try XCTUnwrap(Product.sample("TEA", minorUnits: 500, currency: .jpy)))
    }
    await expectThrows(EditablePriceListError.currenciesDiffer(list: .eur, given: .jpy)) {
      try await list.reprice(mug.code, at: yen)
    }
    let below = euro(-1)
    await expectThrows(EditablePriceListError.negativePrice(below)) { try await list.reprice(mug.code, at: below) }
    let mgu = try XCTUnwrap(Product.Code("MGU"))
    await expectThrows(EditablePriceListError.notListed(mgu, nearest: mug.code)) { try await list.remove(mgu) }
    try await expectEqual(list.repository.products(), [mug])
  }

  func testWhereAnotherListIsNamedNothingIsChanged() async throws {
    let mug = try XCTUnwrap(mug)
    let list = EditablePriceList(InMemoryEditablePriceList([mug]), named: "prices.csv")
    await expectThrows(EditablePriceListError.anotherIsNamed("prices.csv")) { try await list.add(mug) }
    await expectThrows(EditablePriceListError.anotherIsNamed("prices.csv")) {
      try await list.reprice(mug.code, at: mug.price)
    }
    await expectThrows(EditablePriceListError.anotherIsNamed("prices.csv")) { try await list.remove(mug.code) }
    try await expectEqual(list.unused(), 1)
  }

  func testWhatANewPriceContradictsIsLeftOut() async throws {
    let code = try XCTUnwrap(Product.Code("TOM"))
    let tomatoes = Product(
      code: code,
      name: "Tomatoes",
      price: euro(320),
      unit: "kg",
      tags: ["fruit"],
      reducedFrom: euro(350),
      lowest: euro(200)
    )
    let repository = InMemoryEditablePriceList([tomatoes])
    let list = EditablePriceList(repository)
    _ = try await list.reprice(code, at: euro(350))
    let dearer = try await repository.products()[0]
    XCTAssertEqual([dearer.reducedFrom, dearer.lowest], [nil, euro(200)])
    XCTAssertEqual([dearer.unit], ["kg"])
    XCTAssertEqual(dearer.tags, ["fruit"])
    _ = try await list.reprice(code, at: euro(150))
    try await expectEqual(repository.products()[0].lowest, nil)
  }
}
