import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// A process that is killed at every step of paying, and started again.
final class KilledPaymentTests: XCTestCase {
  private typealias Step = (call: ShopCall, stage: Faults<ShopCall>.Stage)

  /// A mug for 7.50.
  private static let ways: [(name: String, cards: CardReader, tenders: [Tender])] = [
    ("card", .gateway, [Tender(.card, euro(750))]),
    ("cash", .gateway, [Tender(.cash, euro(750), given: euro(1_000))]),
    ("split", .gateway, [Tender(.cash, euro(500)), Tender(.card, euro(250))]),
    ("terminal", .terminal, [Tender(.card, euro(750))]),
    ("split at the terminal", .terminal, [Tender(.cash, euro(500)), Tender(.card, euro(250))]),
  ]

  /// After which steps it is sold in the end. What was begun and never charged is void; cash was in the drawer; at the
  /// terminal somebody says yes when it is asked again.
  private static let steps: [(Step, sold: Set<String>)] = [
    ((.begin, .before), []),
    ((.begin, .after), ["cash", "terminal", "split at the terminal"]),
    ((.charge, .before), ["cash", "terminal", "split at the terminal"]),
    ((.charge, .after), ["card", "cash", "split", "terminal", "split at the terminal"]),
    ((.settle, .before), ["card", "cash", "split", "terminal", "split at the terminal"]),
    ((.settle, .after), ["card", "cash", "split", "terminal", "split at the terminal"]),
  ]

  func testWhateverItDiesOfItIsSoldOnceOrNotAtAll() async throws {
    try await onEveryEngine { database in
      var sales: [[Tender]] = []
      for way in Self.ways {
        for (step, sold) in Self.steps {
          let label = "\(way.name), \(step)"
          let faults = Faults<ShopCall>()
          let dying = try makeShop(database, way.cards, faults)
          try await dying.carts.save(.scanning(["MUG"], from: .sample()))
          faults.fail(step.call, with: .diskFull, stage: step.stage)
          await pay(dying, way.tenders)

          let next = try makeShop(database, .gateway)
          for case .atTerminal(let attempt) in try await next.settlePayments() {
            _ = try await next.answerForTerminal(attempt.id, tookCard: true)
          }

          if sold.contains(way.name) { sales.insert(way.tenders, at: 0) }
          try await expectEqual(next.orders.orders().map(\.tenders), sales, label)
          try await expectEqual(next.carts.cart()?.pieces ?? 0, sold.contains(way.name) ? 0 : 1, label)
          try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [], label)
          try await expectEqual(next.settlePayments().count, 0, label)
        }
      }
      // The gateway moved what was paid by card through it, and nothing else: for each death at or after the charge.
      let charged = try await database.read { connection in
        try connection.rows("SELECT amount_minor FROM practice_charges WHERE state = 'completed' ORDER BY 1") {
          try $0.integer("amount_minor")
        }
      }
      XCTAssertEqual(charged, [250, 250, 250, 750, 750, 750])
    }
  }

  func testATerminalThatTookNothingSellsNothingWhenItIsAskedAgain() async throws {
    try await onEveryEngine { database in
      for stage in [Faults<ShopCall>.Stage.before, .after] {
        let faults = Faults<ShopCall>()
        let dying = try makeShop(database, .terminal, faults)
        try await dying.carts.save(.scanning(["MUG"], from: .sample()))
        await pay(dying, [Tender(.card, euro(750))], answers: false)
        faults.fail(.abandon, with: .diskFull, stage: stage)
        let attempt = try await dying.settlePayments().compactMap(\.asked).first
        let id = try XCTUnwrap(attempt?.id)
        _ = await repositoryFailure { try await dying.answerForTerminal(id, tookCard: false) }

        let next = try makeShop(database, .terminal)
        let asked = try await next.settlePayments().compactMap(\.asked)
        XCTAssertEqual(asked.map(\.id), stage == .before ? [id] : [])
        for attempt in asked { _ = try await next.answerForTerminal(attempt.id, tookCard: false) }
        try await expectEqual(next.orders.orders().count, 0)
        try await expectEqual(next.carts.cart()?.pieces, 1)
        try await expectEqual(next.answerForTerminal(id, tookCard: true), nil, "the question was answered")
      }
    }
  }

  private func pay(_ shop: Shop, _ tenders: [Tender], answers: Bool = true) async {
    guard case .pay(let quote)? = try? await shop.prepareCheckout(agreed: euro(750)).next else {
      return XCTFail("it cannot be paid")
    }
    let outcome = try? await shop.payForCart(quote, with: tenders, nonce: 7)
    if answers, let attempt = outcome?.asked { _ = try? await shop.answerForTerminal(attempt.id, tookCard: true) }
  }

  private func makeShop(_ database: Database, _ cards: CardReader, _ faults: Faults<ShopCall> = Faults()) throws -> Shop
  {
    let payments = DyingPayments(payments: SQLPaymentRepository(database: database), faults: faults)
    let gateway = FailingGateway(PracticeGateway(database: database), faults: faults)
    return try Shop(in: database, payments: payments, gateway: gateway, cards: cards)
  }
}

extension PaymentOutcome {
  /// The attempt of which somebody is asked.
  fileprivate var asked: PaymentAttempt? { if case .atTerminal(let attempt) = self { attempt } else { nil } }
}
