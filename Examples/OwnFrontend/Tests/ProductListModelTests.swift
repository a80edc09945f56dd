import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import Observation
import OwnFrontend
import Synchronization
import XCTest

/// A custom frontend for Arcade's presenter.
@MainActor
final class ProductListModelTests: XCTestCase {
  func testAppearingShowsTheProducts() async throws {
    let model = try makeModel()

    await model.appear()

    XCTAssertEqual(model.screen?.column("Name"), ["Cabify Voucher", "Cabify T-Shirt", "Cabify Coffee Mug"])
    XCTAssertEqual(model.screen?.column("Price"), ["€5.00", "€20.00", "€7.50"])
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
    XCTAssertEqual(model.screen?.column("In cart"), ["", "", "1"])
  }

  func testTheSameListSpeaksSpanish() async throws {
    let model = try makeModel(.spanish)

    await model.appear()

    XCTAssertEqual(model.screen?.column("Precio"), ["5,00 €", "20,00 €", "7,50 €"])
  }

  func testAnyOfferCanBeSentFromAForm() async throws {
    let model = try makeModel()
    await model.appear()
    let add = try XCTUnwrap(model.screen?.offer("add"))

    try await model.send(add, ["code": "2*TSHIRT"])
    XCTAssertEqual(model.screen?.news.map(\.text), ["Added: 2 × Cabify T-Shirt."])

    do {
      try await model.send(add)
      XCTFail("nothing was added, but nobody said so")
    } catch {
      XCTAssertEqual(error, .missing(add.fields[0]))
    }
  }

  func testRoutesBecomeThePathOfTheNavigation() async throws {
    let model = try makeModel()
    await model.appear()
    let cart = try XCTUnwrap(model.screen?.offer("cart"))
    let refresh = try XCTUnwrap(model.screen?.offer("refresh"))

    try await model.send(cart)
    await model.follow(.discounts, saying: [Notice("Look.")])
    XCTAssertEqual(model.path, [.cart, .discounts])
    XCTAssertEqual(model.news, [Notice("Look.")])

    await model.goBack(orTo: .home, saying: [])
    XCTAssertEqual(model.path, [.cart])
    XCTAssertEqual(model.news, [])

    try await model.send(refresh)
    XCTAssertEqual(model.path, [])
  }

  private func makeModel(_ language: Language = .english) throws -> ProductListModel {
    let model = ProductListModel(shop: try SampleShop().shop, phrases: language.samplePhrases)
    addTeardownBlock { @MainActor [weak model] in XCTAssertNil(model, "the model outlived its test") }
    return model
  }
}
