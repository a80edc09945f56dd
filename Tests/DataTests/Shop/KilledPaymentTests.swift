import ArcadeData
@testable import ArcadeDomain
import ArcadeTesting
import XCTest

/// A process that is killed at every step of paying, and restarted.
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

  /// The payments that are sold in the end, by the last step. If the card was never charged, the payment is void. Cash
  /// is in the drawer. At the terminal, the cashier confirms the second question.
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
      // The gateway only charges payments by card through it: one for each kill at or after the charge.
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
    let gateway = FailingGateway(SimulatedGateway(database: database), faults: faults)
    return try Shop(in: database, payments: payments, gateway: gateway, cards: cards)
  }
}

extension PaymentOutcome {
  /// The attempt that needs a confirmation.
  fileprivate var asked: PaymentAttempt? { if case .atTerminal(let attempt) = self { attempt } else { nil } }
}

/// Payments whose process dies before or after a step, according to its faults: the step is done or not, and nothing
/// after it.
struct DyingPayments: PaymentRepository {
  let payments: any PaymentRepository
  let faults: Faults<ShopCall>

  func begin(_ payment: Payment, nonce: UInt64, at moment: Moment) async throws(RepositoryError) -> PaymentAttempt {
    try check(.begin, .before)
    let attempt = try await payments.begin(payment, nonce: nonce, at: moment)
    try check(.begin, .after)
    return attempt
  }

  func pending() async throws(RepositoryError) -> [PaymentAttempt] { try await payments.pending() }

  func settle(
    _ attempt: PaymentAttempt.ID,
    reference: String,
    at moment: Moment
  ) async throws(RepositoryError) -> Order {
    try check(.settle, .before)
    let order = try await payments.settle(attempt, reference: reference, at: moment)
    try check(.settle, .after)
    return order
  }

  func abandon(_ attempt: PaymentAttempt.ID) async throws(RepositoryError) {
    try check(.abandon, .before)
    try await payments.abandon(attempt)
    try check(.abandon, .after)
  }

  func cardReader() async throws(RepositoryError) -> CardReader? { try await payments.cardReader() }

  func keep(_ reader: CardReader) async throws(RepositoryError) { try await payments.keep(reader) }

  private func check(_ call: ShopCall, _ stage: Faults<ShopCall>.Stage) throws(RepositoryError) {
    try faults.check(call, stage)
  }
}

/// A process that is killed at every step of a refund, a cash movement and a closing, and restarted.
final class KilledTillStepTests: XCTestCase {
  func testEachStepIsDoneOnceOrNotAtAll() async throws {
    try await onEveryEngine { database in
      let order = try await SoldMugs.sell(4, in: database)
      let next = SQLTillRepository(database: database)
      var refunds = 0
      for stage in [Faults<ShopCall>.Stage.before, .after] {
        let isDone = stage == .after
        // The refund.
        await dying(at: .refund, stage, in: database) { till in
          _ = try await till.refund(order, .line(0, pieces: 1), after: refunds, at: Moment(milliseconds: 1))
        }
        let again = try await next.refund(order, .line(0, pieces: 1), after: refunds, at: Moment(milliseconds: 2))
        XCTAssertEqual(again == .failure(.changed), isDone, "\(stage)")
        refunds += 1
        try await expectEqual(SQLOrderRepository(database: database).order(order)?.refunds.count, refunds)

        // The cash movement.
        let before = try await next.drawer(in: .eur).expected
        await dying(at: .move, stage, in: database) { till in
          try await till.add(DrawerMove(.in, euro(100), why: "coins", at: Moment(milliseconds: 3)))
        }
        let after = try await next.drawer(in: .eur).expected
        XCTAssertEqual(after.minorUnits - before.minorUnits, isDone ? 100 : 0)

        // The closing; the counted amount of a negative drawer is zero.
        let counted = after.isNegative ? Money.zero(.eur) : after
        let closings = try await next.closings().count
        await dying(at: .close, stage, in: database) { till in
          _ = try await till.close(counted: counted, at: Moment(milliseconds: 4))
        }
        let code = await repositoryFailure { try await next.close(counted: counted, at: Moment(milliseconds: 5)) }?.code
        XCTAssertEqual(code, isDone ? .nothingToClose : nil)
        let made = try await next.closings()
        XCTAssertEqual(made.count, closings + 1)
        XCTAssertEqual(made.first?.expected, after)
        try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
      }
    }
  }

  private func dying(
    at call: ShopCall,
    _ stage: Faults<ShopCall>.Stage,
    in database: Database,
    _ step: (FailingTill) async throws -> Void
  ) async {
    let faults = Faults<ShopCall>()
    faults.fail(call, with: .diskFull, stage: stage)
    do {
      try await step(FailingTill(SQLTillRepository(database: database), faults: faults))
      XCTFail("\(call) did not fail")
    } catch {
      XCTAssertEqual(error as? RepositoryError, .diskFull)
    }
  }
}
