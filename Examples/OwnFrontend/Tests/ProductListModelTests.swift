import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import Observation
import OwnFrontend
import Synchronization
import XCTest

/// A frontend of one's own over Arcade's presenter.
@MainActor
final class ProductListModelTests: XCTestCase {
  func testAppearingShowsTheProducts() async throws {
    let model = try makeModel()

    await model.appear()

    guard case .products(_, let rows) = model.screen?.content else { return XCTFail("no products") }
    XCTAssertEqual(rows.map(\.name), ["Cabify Voucher", "Cabify T-Shirt", "Cabify Coffee Mug"])
    XCTAssertEqual(rows.map(\.price), ["€5.00", "€20.00", "€7.50"])
  }

  func testAddingAProductIsSeenByWhoeverObservesTheScreen() async throws {
    let model = try makeModel()
    await model.appear()
    let isToldOfChange = Mutex(false)
    withObservationTracking {
      _ = model.screen
    } onChange: {
      isToldOfChange.withLock { $0 = true }
    }

    await model.add("MUG")

    XCTAssertTrue(isToldOfChange.withLock { $0 })
    guard case .products(_, let rows) = model.screen?.content else { return XCTFail("no products") }
    XCTAssertEqual(rows.map(\.inCart), ["", "", "1"])
  }

  func testTheSameListSpeaksSpanish() async throws {
    let model = try makeModel(.spanish)

    await model.appear()

    guard case .products(_, let rows) = model.screen?.content else { return XCTFail("no products") }
    XCTAssertEqual(rows.map(\.price), ["5,00 €", "20,00 €", "7,50 €"])
  }

  func testRoutesBecomeThePathOfTheNavigation() async throws {
    let model = try makeModel()

    await model.openCart()
    await model.follow(.discounts)
    XCTAssertEqual(model.path, [.cart, .discounts])

    await model.follow(.back)
    XCTAssertEqual(model.path, [.cart])
  }

  private func makeModel(_ language: Language = .english) throws -> ProductListModel {
    let model = ProductListModel(shop: try SampleShop().shop, phrases: language.samplePhrases)
    addTeardownBlock { @MainActor [weak model] in XCTAssertNil(model, "the model outlived its test") }
    return model
  }
}
