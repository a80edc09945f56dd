import ArcadeData
@testable import ArcadeDomain
import ArcadeTesting
import XCTest

/// Tills, and copies of one, that sell, refund and close concurrently in one store.
final class TillsAtOnceTests: XCTestCase {
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
      let book = PromotionBook([try .welcome()])
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
      // One that was asked about before it arrived is void, and another was made instead.
      try await expectEqual(database.count("practice_charges WHERE state = 'completed'"), 5)
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

  func testScansOfTwoCopiesAllCount() async throws {
    let path = try makeArcadeDatabase().path
    let copies = try [makeShop(path), makeShop(path)]
    let codes = try ["MUG", "TSHIRT"].map { try XCTUnwrap(Product.Code($0)) }
    try await withThrowingTaskGroup { group in
      for (copy, code) in zip(copies, codes) { group.addTask { for _ in 0..<50 { try await copy.scanProduct(code) } } }
      try await group.waitForAll()
    }
    let cart = try await copies[0].carts.cart()
    XCTAssertEqual(codes.map { cart?.quantity(of: $0) }, [50, 50])
  }

  func testARestoreBesideAPaymentLeavesNoChargeWithoutAnOrder() async throws {
    let path = try makeArcadeDatabase().path
    let folder = try TemporaryFolder()
    let shop = try makeShop(path)
    try await shop.scanProduct(XCTUnwrap(Product.Code("MUG")))
    let database = Database(path: path, migrations: ArcadeSchema.migrations)
    let backup = ArcadeBackup(database: database, settings: SettingsFile(folder: folder.url.path))
    _ = try await backup.write(to: folder.path("copy"))
    for round in 0..<FuzzShare.of(30) {
      await withTaskGroup { group in
        group.addTask {
          guard case .pay(let quote)? = try? await shop.prepareCheckout().next else { return }
          _ = try? await shop.payForCart(quote, nonce: UInt64(round))
        }
        group.addTask {
          let failure = await repositoryFailure { try await backup.restore(from: folder.path("copy")) }
          XCTAssertTrue([nil, .paymentOpen].contains(failure?.code), "\(String(describing: failure))")
        }
      }
      let counts = try await database.read { connection in
        try connection.row(
          """
          SELECT (SELECT count(*) FROM practice_charges WHERE state = 'completed') AS charges,
            (SELECT count(*) FROM orders) AS orders,
            (SELECT count(*) FROM payment_attempts WHERE state = 'open') AS open
          """
        ) { [try $0.integer("charges"), try $0.integer("orders"), try $0.integer("open")] }
      }
      XCTAssertEqual(counts?[0], counts?[1], "round \(round)")
      XCTAssertEqual(counts?[2], 0, "round \(round)")
      _ = try await backup.restore(from: folder.path("copy"))
    }
  }

  func testACopyNoticesThatItsDatabaseWasDeleted() async throws {
    let path = try makeArcadeDatabase().path
    let shop = try makeShop(path)
    let mug = try XCTUnwrap(Product.Code("MUG"))
    try await shop.scanProduct(mug)
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }

    try await shop.scanProduct(mug, quantity: 2)

    try await expectEqual(makeShop(path).carts.cart()?.pieces, 2)
  }

  private func makeShop(_ path: String) throws -> Shop {
    try Shop(in: Database(path: path, migrations: ArcadeSchema.migrations))
  }

  func testTwoTillsNeverGiveBackMoreThanWasSold() async throws {
    try await onEveryEngine { database in
      let order = try await SoldMugs.sell(9, in: database)
      let tills = try ["till-1", "till-2", "till-3"].map {
        SQLTillRepository(database: database, owner: try XCTUnwrap(Owner($0)))
      }
      await withTaskGroup { group in
        for till in tills { group.addTask { await Self.giveBack(order, at: till, in: database) } }
      }
      let sold = try await SQLOrderRepository(database: database).order(order)
      XCTAssertEqual(sold?.refunds.map(\.id.number), (1...9).map { $0 })
      XCTAssertEqual(sold?.refunded, sold?.quote.total)
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
    }
  }

  func testOfTwoThatAskForTheSameOneGivesBack() async throws {
    try await onEveryEngine { database in
      let order = try await SoldMugs.sell(2, in: database)
      let copies = [SQLTillRepository(database: database), SQLTillRepository(database: database)]
      let answers = await withTaskGroup(of: RefundError?.self) { group in
        for copy in copies {
          group.addTask {
            let answer = try? await copy.refund(order, .line(0, pieces: 1), after: 0, at: Moment(milliseconds: 1))
            if case .failure(let error)? = answer { return error } else { return nil }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      XCTAssertEqual(answers.compactMap { $0 }, [.changed])
      try await expectEqual(SQLOrderRepository(database: database).order(order)?.refunds.count, 1)
    }
  }

  func testOfTwoClosingsAtOnceOneIsMade() async throws {
    try await onEveryEngine { database in
      for round in 1...5 {
        _ = try await SoldMugs.sell(1, in: database)
        let codes = await withTaskGroup(of: RepositoryError.Code?.self) { group in
          for _ in 0..<2 {
            group.addTask {
              let till = SQLTillRepository(database: database)
              return await repositoryFailure {
                try await till.close(counted: .zero(.eur), at: Moment(milliseconds: 1))
              }?.code
            }
          }
          return await group.reduce(into: []) { $0.append($1) }
        }
        XCTAssertEqual(codes.compactMap { $0 }, [.nothingToClose], "round \(round)")
        let closings = try await SQLTillRepository(database: database).closings()
        XCTAssertEqual(closings.map(\.id.number), (1...Int64(round)).reversed())
      }
    }
  }

  func testEachTillClosesItsOwnDrawer() async throws {
    try await onEveryEngine { database in
      let owners = try ["till-1", "till-2"].map { try XCTUnwrap(Owner($0)) }
      let order = try await SoldMugs.sell(2, in: database, by: owners[0])
      let tills = owners.map { SQLTillRepository(database: database, owner: $0) }
      // A refund at another till comes from its drawer.
      _ = try await tills[1].refund(order, .line(0, pieces: 1), after: 0, at: Moment(milliseconds: 1)).get()
      let expected = try await [tills[0].drawer(in: .eur).expected, tills[1].drawer(in: .eur).expected]
      XCTAssertEqual(expected.map(\.minorUnits), [1_500, -750])
      try await expectEqual(tills[0].close(counted: expected[0], at: Moment(milliseconds: 2)).till, owners[0])
      try await expectEqual(tills[1].drawer(in: .eur).expected, expected[1])
      _ = try await tills[1].close(counted: .zero(.eur), at: Moment(milliseconds: 3))
      try await expectEqual(tills[0].closings().map(\.till), owners.reversed())
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
    }
  }

  /// Refunds mugs, one by one, until none is left.
  private static func giveBack(_ order: Order.ID, at till: SQLTillRepository, in database: Database) async {
    do {
      while let sold = try await SQLOrderRepository(database: database).order(order) {
        let answer = try await till.refund(
          order,
          .line(0, pieces: 1),
          after: sold.refunds.count,
          at: Moment(milliseconds: 1)
        )
        switch answer {
        case .success, .failure(.changed): continue
        case .failure(.nothingLeft): return
        case .failure(let error): return XCTFail("\(error)")
        }
      }
    } catch {
      XCTFail("\(error)")
    }
  }
}

/// Mugs at 7.50, sold for cash.
enum SoldMugs {
  static func sell(_ count: Int, in database: Database, by owner: Owner = .nobody) async throws -> Order.ID {
    let cart = try Cart.scanning(Array(repeating: "MUG", count: count), from: .sample())
    try await SQLCartRepository(database: database, owner: owner).save(cart)
    let quote = try PromotionBook([]).quote(for: cart, on: CalendarDay(daysSince1970: 20_000))
    let payments = SQLPaymentRepository(database: database, owner: owner)
    let payment = Payment(quote, tenders: [Tender(.cash, quote.total)])
    let attempt = try await payments.begin(payment, nonce: 1, at: Moment(milliseconds: 0))
    return try await payments.settle(attempt.id, reference: Order.cashReference, at: Moment(milliseconds: 0)).id
  }
}
