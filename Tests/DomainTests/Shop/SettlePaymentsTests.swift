import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class SettlePaymentsTests: XCTestCase {
  func testWhereNothingIsOpenTheGatewayIsNotAsked() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.answer, with: .noConnection)

    try await expectEqual(shop.shop.settlePayments(), [])
  }

  func testAnOpenPaymentEndsAsItsGatewaySays() async throws {
    let endings: [(InMemoryPaymentGateway.Behavior, String)] = [
      (.neverArrive, "never arrived"), (.loseAnswer, "paid"), (.decline, "declined"),
    ]
    for (behavior, ending) in endings {
      let shop = try SampleShop()
      shop.gateway.behave(behavior)
      if behavior == .decline { shop.faults.fail(.abandon, with: .diskFull) }
      try await attempt(in: shop)
      shop.faults.mend()

      try await expectEqual(shop.shop.settlePayments().map(\.name), [ending])
      try await expectEqual(shop.records.pending(), [])
    }
  }

  func testOneThatCannotBeAskedAboutStaysOpen() async throws {
    let shop = try SampleShop()
    shop.gateway.behave(.loseAnswer)
    try await attempt(in: shop)
    shop.faults.fail(.answer, with: .noConnection)

    try await expectEqual(shop.shop.settlePayments().map(\.name), ["unconfirmed"])
    try await expectEqual(shop.records.pending().count, 1)
  }

  func testPiecesThatWereAddedSinceStayInTheCart() async throws {
    let shop = try await SampleShop(holding: "MUG")
    shop.gateway.behave(.loseAnswer)
    try await attempt(in: shop)
    try await shop.scan("MUG", "MUG", "TSHIRT")

    _ = try await shop.shop.settlePayments()

    let cart = try await shop.records.cart()
    XCTAssertEqual(cart?.lines.map(\.product.code.text), ["MUG", "TSHIRT"])
    XCTAssertEqual(cart?.pieces, 2)
  }

  func testWhateverHappensEveryChargeIsOneOrderAndEveryOrderOneCharge() async throws {
    var random = SplitMix64(seed: 2_026)
    var charges = 0
    for round in 0..<200 {
      let shop = try SampleShop()
      for _ in 0..<(1 + random.integer(below: 8)) {
        try await disturb(shop, random: &random)
        try? await attempt(in: shop)
        if random.integer(below: 3) == 0 { _ = try? await shop.shop.settlePayments() }
      }
      shop.faults.mend()
      _ = try await shop.shop.settlePayments()

      let (orders, pending) = (try await shop.records.orders(), try await shop.records.pending())
      XCTAssertEqual(pending, [], "round \(round)")
      let charged = shop.gateway.charged.map(\.minorUnits).sorted()
      XCTAssertEqual(orders.map(\.quote.total.minorUnits).sorted(), charged, "round \(round)")
      charges += shop.gateway.charged.count
    }
    XCTAssertGreaterThan(charges, 150)
  }

  /// Configures the gateway, and lets the process die before or after any step.
  private func disturb(_ shop: SampleShop, random: inout SplitMix64) async throws {
    let behaviors = [InMemoryPaymentGateway.Behavior.approve, .decline, .loseAnswer, .neverArrive]
    shop.gateway.behave(behaviors[random.integer(below: behaviors.count)])
    let codes = ["MUG", "TSHIRT", "VOUCHER"].inRandomOrder(using: &random).prefix(1 + random.integer(below: 3))
    try await shop.records.save(Cart.scanning(codes, from: .sample()))
    shop.faults.mend()
    let deaths: [ShopCall] = [.begin, .charge, .settle, .abandon, .answer]
    let stages: [Faults<ShopCall>.Stage] = [.before, .after]
    for death in deaths where random.integer(below: 4) == 0 {
      shop.faults.fail(death, with: .diskFull, stage: stages[random.integer(below: 2)])
    }
  }

  /// Tries to pay for the cart, or for a mug if it is empty; ignores the simulated crash.
  private func attempt(in shop: SampleShop) async throws {
    if try await shop.records.cart()?.isEmpty ?? true { try await shop.scan("MUG") }
    let cart = try await shop.shop.openCart().cart
    let quote = try await shop.shop.applyDiscounts(to: cart, on: shop.time.today())
    var random = SplitMix64(seed: 1)
    _ = await repositoryFailure { try await shop.shop.payForCart(quote, nonce: random.next()) }
  }
}

extension PaymentOutcome {
  fileprivate var name: String {
    switch self {
    case .paid: "paid"
    case .declined: "declined"
    case .neverArrived: "never arrived"
    case .unconfirmed: "unconfirmed"
    case .atTerminal: "at the terminal"
    }
  }
}
