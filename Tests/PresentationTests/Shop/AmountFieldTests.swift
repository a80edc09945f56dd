import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class AmountFieldTests: XCTestCase {
  func testAnAmountIsNeverTheNumberOfARow() async throws {
    let shop = try SampleShop()
    let products = shop.actions().products(matching: "")
    await products.show()
    let amounts = products.actions.flatMap { action in
      action.offer.fields.filter { ["amount", "price", "counted"].contains($0.name) }.map { (action.offer.word, $0) }
    }
    XCTAssertEqual(Set(amounts.map(\.0)), ["pay", "misc", "shipping", "float", "in", "out", "close"])
    for (word, field) in amounts {
      XCTAssertEqual(field.resolved("1", numbers: [1: "MUG"]), "1", "\(word) \(field.name)")
    }
  }
}
