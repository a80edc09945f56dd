import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Tills that give back and close at once in one store.
final class TillsAtOnceTests: XCTestCase {
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
      // What comes back at another till is from its drawer.
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

  /// Gives mugs back, one by one, until none is left.
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
