import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// A process that is killed at every step of giving back, moving cash and closing, and started again.
final class KilledTillStepTests: XCTestCase {
  func testEachStepIsDoneOnceOrNotAtAll() async throws {
    try await onEveryEngine { database in
      let order = try await SoldMugs.sell(4, in: database)
      let next = SQLTillRepository(database: database)
      var refunds = 0
      for stage in [Faults<ShopCall>.Stage.before, .after] {
        let isDone = stage == .after
        // Giving back.
        await dying(at: .refund, stage, in: database) { till in
          _ = try await till.refund(order, .line(0, pieces: 1), after: refunds, at: Moment(milliseconds: 1))
        }
        let again = try await next.refund(order, .line(0, pieces: 1), after: refunds, at: Moment(milliseconds: 2))
        XCTAssertEqual(again == .failure(.changed), isDone, "\(stage)")
        refunds += 1
        try await expectEqual(SQLOrderRepository(database: database).order(order)?.refunds.count, refunds)

        // Moving cash.
        let before = try await next.drawer(in: .eur).expected
        await dying(at: .move, stage, in: database) { till in
          try await till.add(DrawerMove(.in, euro(100), why: "coins", at: Moment(milliseconds: 3)))
        }
        let after = try await next.drawer(in: .eur).expected
        XCTAssertEqual(after.minorUnits - before.minorUnits, isDone ? 100 : 0)

        // Closing; a drawer from which more went than came in holds nothing.
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
