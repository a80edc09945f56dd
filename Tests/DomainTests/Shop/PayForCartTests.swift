import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class PayForCartTests: XCTestCase {
  func testACompletedPaymentIsAnOrderAndItsPiecesLeaveTheCart() async throws {
    let shop = try await makeShop()

    let outcome = try await pay(shop)

    guard case .paid(let order) = outcome else { return XCTFail("\(outcome)") }
    XCTAssertEqual(order.paidAt, shop.time.now())
    XCTAssertEqual(order.quote.total.decimalText, "25.00")
    XCTAssertEqual(shop.gateway.charged.map(\.decimalText), ["25.00"])
    try await expectEqual(shop.records.cart()?.isEmpty, true)
    try await expectEqual(shop.records.pending(), [])
  }

  func testADeclinedPaymentIsClosedAndTheCartStays() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.decline)

    let outcome = try await pay(shop)

    guard case .declined = outcome else { return XCTFail("\(outcome)") }
    try await expectEqual(shop.records.cart()?.pieces, 3)
    try await expectEqual(shop.records.pending(), [])
  }

  func testAPaymentWithoutAnAnswerStaysOpen() async throws {
    for behavior in [InMemoryPaymentGateway.Behavior.loseAnswer, .neverArrive] {
      let shop = try await makeShop()
      shop.gateway.behave(behavior)

      let outcome = try await pay(shop)

      guard case .unconfirmed(let attempt, let error) = outcome else { return XCTFail("\(outcome)") }
      XCTAssertEqual(error.code, .timedOut)
      try await expectEqual(shop.records.cart()?.pieces, 3)
      try await expectEqual(shop.records.pending().map(\.key), [attempt.key])
    }
  }

  func testNothingIsChargedBeforeTheAttemptIsStored() async throws {
    let shop = try await makeShop()
    shop.faults.fail(.begin, with: .diskFull)

    let failure = await repositoryFailure { try await pay(shop) }

    XCTAssertEqual(failure, .diskFull)
    XCTAssertEqual(shop.gateway.charged, [])
  }

  func testAChargeThatCannotBeKeptIsFoundAgain() async throws {
    let shop = try await makeShop()
    shop.faults.fail(.settle, with: .diskFull)

    let outcome = try await pay(shop)
    guard case .unconfirmed(_, .diskFull) = outcome else { return XCTFail("\(outcome)") }
    try await expectEqual(shop.records.cart()?.pieces, 3)
    shop.faults.mend()

    let outcomes = try await shop.shop.settlePayments()
    guard case .paid(let order) = outcomes.first else { return XCTFail("\(outcomes)") }
    XCTAssertEqual(order.quote.total, shop.gateway.charged.first)
    try await expectEqual(shop.shop.settlePayments(), [])
  }

  func testTheSameSeedDrawsAnotherKeyForEveryAttempt() async throws {
    let shop = try await makeShop()
    shop.gateway.behave(.neverArrive)

    guard case .unconfirmed(let first, _) = try await pay(shop) else { return XCTFail("it was answered") }
    try await shop.records.abandon(first.id)
    guard case .unconfirmed(let second, _) = try await pay(shop) else { return XCTFail("it was answered") }

    XCTAssertEqual(first.nonce, second.nonce)
    XCTAssertNotEqual(first.key, second.key)
  }

  private func pay(_ shop: SampleShop) async throws -> PaymentOutcome {
    let review = try await shop.shop.openCart()
    let quote = try await shop.shop.applyDiscounts(to: review.cart, on: shop.time.today())
    var random = SplitMix64(seed: 3)
    return try await shop.shop.payForCart(quote, nonce: random.next())
  }

  private func makeShop() async throws -> SampleShop {
    try await SampleShop(holding: "VOUCHER", "TSHIRT", "VOUCHER")
  }
}
