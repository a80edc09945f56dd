import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The next screen after a payment with an unknown result.
final class UnacknowledgedPaymentTests: XCTestCase {
  private let receipt = ShopRoute.order(1)

  func testItsReceiptComesBeforeWhatIsWanted() async throws {
    let notSold = Notice("No product here has the code “CAP”.", .bad)
    let table: [(ShopIntent, Next<ShopRoute>)] = [
      (.go(.discounts), .go(.discounts)), (.add(Scan("CAP")), .go(receipt, [notSold])),
      (.add(Scan("MUG")), .go(.home, [Notice("Added: 1 × Cabify Coffee Mug.", .good)])),
    ]
    for (intent, expected) in table {
      let next = try await next(after: intent)
      guard case .first(.go(let first, let news), let then) = next else { return XCTFail("\(intent): \(next)") }
      XCTAssertEqual(first, receipt)
      XCTAssertEqual(news.first, Notice("The earlier payment of €7.50 was completed. It is order 1 now.", .good))
      XCTAssertEqual(then, expected, "\(intent)")
    }
  }

  func testItsReceiptIsAllThatComesOfRefreshing() async throws {
    let next = try await next(after: .refresh)
    guard case .go(let route, _) = next else { return XCTFail("\(next)") }
    XCTAssertEqual(route, receipt)
  }

  /// Returns the next screen after an intent on the cart, if the answer to its payment was lost.
  private func next(after intent: ShopIntent) async throws -> Next<ShopRoute> {
    let sample = try await SampleShop(holding: "MUG")
    let heard = Shop(
      catalog: sample.catalog,
      discounts: sample.discounts,
      carts: sample.records,
      payments: AcknowledgedPayments(FailingRecords(sample.records, faults: sample.faults), in: OpenPayments()),
      orders: sample.records,
      till: sample.records,
      gateway: sample.gateway,
      time: sample.time
    )
    var cart = CartPresenter(ShopScreens(shop: heard, phrases: Language.english.samplePhrases) { 7 })
    var lost = RepositoryError(.storeUnreachable, subject: "the store")
    lost.mayBeDone = true
    sample.faults.fail(.settle, with: lost, stage: .after)
    _ = try await cart.perform(.shop(.pay(shown: nil))) { _ in }
    XCTAssertTrue(heard.isAnyUnacknowledged)
    sample.faults.mend()
    return try await cart.perform(.shop(intent)) { _ in }
  }
}
