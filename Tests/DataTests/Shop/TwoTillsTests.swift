import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Two tills that pay at once in one store.
final class TwoTillsTests: XCTestCase {
  func testEachSellsItsOwnAndNumbersHaveNoGap() async throws {
    try await onEveryEngine { database in
      let tills = try ["till-1", "till-2"].map { try Shop(in: database, of: XCTUnwrap(Owner($0))) }
      let ways: [PaymentMethod] = [.cash(euro(1_000)), .card, .cashThenCard(euro(500))]
      await withTaskGroup { group in
        for till in tills {
          group.addTask { for round in 0..<9 { await Self.sellMug(till, ways[round % 3], nonce: UInt64(round)) } }
        }
      }
      let orders = try await tills[0].orders.orders()
      XCTAssertEqual(orders.map(\.id.number), (1...18).reversed())
      for name in ["till-1", "till-2"] {
        let sold = orders.reversed().filter { $0.till.name == name }
        XCTAssertEqual(sold.map(\.tenders), try (0..<9).map { try ways[$0 % 3].tenders(for: euro(750)) }, name)
      }
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
    }
  }

  func testAnotherTillsTerminalIsNotAskedAbout() async throws {
    try await onEveryEngine { database in
      let first = try Shop(in: database, of: XCTUnwrap(Owner("till-1")), cards: .terminal)
      let second = try Shop(in: database, of: XCTUnwrap(Owner("till-2")), cards: .terminal)
      await Self.sellMug(first, .card, nonce: 1)

      try await expectEqual(second.settlePayments().count, 0)
      await Self.sellMug(second, .cash(nil), nonce: 2)
      try await expectEqual(second.orders.orders().map(\.till.name), ["till-2"])

      let attempt = try await first.settlePayments().first
      guard case .atTerminal(let open)? = attempt else { return XCTFail("\(String(describing: attempt))") }
      try await expectNil(second.answerForTerminal(open.id, tookCard: true), "only its own till answers for a terminal")
      guard case .paid(let order)? = try await first.answerForTerminal(open.id, tookCard: true) else {
        return XCTFail("it is not paid")
      }
      XCTAssertEqual(order.id.number, 2)
      XCTAssertEqual(order.reference, Order.terminalReference)
    }
  }

  func testADiscountThatWaitsForATerminalIsUsedUntilItIsDeclined() async throws {
    try await onEveryEngine { database in
      let voucher = try Promotion(
        id: "welcome",
        name: LocalizedText("Welcome"),
        rules: [.orderAmountOff(euro(100))],
        limit: 1
      )
      let book = PromotionBook([voucher])
      let first = try Shop(in: database, of: XCTUnwrap(Owner("till-1")), discounts: book, cards: .terminal)
      let second = try Shop(in: database, of: XCTUnwrap(Owner("till-2")), discounts: book)
      func cost() async throws -> Money? {
        try await second.carts.save(.scanning(["MUG"], from: .sample()))
        guard case .pay(let quote) = try await second.prepareCheckout().next else { return nil }
        return quote.total
      }
      try await first.carts.save(.scanning(["MUG"], from: .sample()))
      guard case .pay(let quote) = try await first.prepareCheckout(agreed: euro(650)).next,
        case .atTerminal(let open) = try await first.payForCart(quote, with: nil, nonce: 1)
      else { return XCTFail("it does not wait for a terminal") }
      try await expectEqual(cost(), euro(750))

      _ = try await first.answerForTerminal(open.id, tookCard: false)
      try await expectEqual(cost(), euro(650))
    }
  }

  func testTwoCopiesOfATillThatArePaidAtOnceSellOnce() async throws {
    try await onEveryEngine { database in
      let copies = try [Shop(in: database), Shop(in: database)]
      for round in 0..<10 {
        try await copies[0].carts.save(.scanning(["MUG"], from: .sample()))
        await withTaskGroup { group in
          for copy in copies {
            group.addTask {
              guard case .pay(let quote)? = try? await copy.prepareCheckout(agreed: euro(750)).next else { return }
              let tender = Tender(round.isMultiple(of: 2) ? .cash : .card, euro(750))
              _ = try? await copy.payForCart(quote, with: [tender], nonce: UInt64(round))
            }
          }
        }
        _ = try await copies[0].settlePayments()
        try await expectEqual(copies[0].orders.orders().count, round + 1)
        try await expectEqual(copies[1].carts.cart(), nil)
      }
      try await expectEqual(database.count("practice_charges"), 5)
    }
  }

  private static func sellMug(_ shop: Shop, _ method: PaymentMethod, nonce: UInt64) async {
    do {
      try await shop.carts.save(.scanning(["MUG"], from: .sample()))
      guard case .pay(let quote) = try await shop.prepareCheckout(agreed: euro(750)).next else {
        return XCTFail("it cannot be paid")
      }
      _ = try await shop.payForCart(quote, with: try method.tenders(for: quote.total), nonce: nonce)
    } catch {
      XCTFail("\(error)")
    }
  }
}
