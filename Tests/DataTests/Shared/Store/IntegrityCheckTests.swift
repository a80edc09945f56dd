import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Whatever somebody breaks by hand is found, with its table and row.
final class IntegrityCheckTests: XCTestCase {
  func testWhatAllSystemsWroteKeepsEveryLaw() async throws {
    try await onEveryEngine { database in
      let empty = try await database.faults(against: ArcadeIntegrityChecks.all)
      XCTAssertEqual(empty, [])
      try await FilledStore.fill(database)
      let faults = try await database.faults(against: ArcadeIntegrityChecks.all)
      XCTAssertEqual(faults, [])
    }
  }

  func testEachLawThatIsBrokenByHandIsFound() async throws {
    try await onEveryEngine { database in
      _ = try await database.read { _ in true }
      try database.runByHand(SoundRows.sql)
      let sound = try await database.faults(against: ArcadeIntegrityChecks.all)
      XCTAssertEqual(sound, [])
      for breach in Self.breaches {
        try database.runByHand(breach.breaking, checked: false)
        let faults = try await database.faults(against: ArcadeIntegrityChecks.all)
        XCTAssertEqual(faults.map { "\($0.law.rawValue) \($0.table) \($0.row ?? "")" }, breach.found, breach.breaking)
        try database.runByHand(breach.mending, checked: false)
      }
      let mended = try await database.faults(against: ArcadeIntegrityChecks.all)
      XCTAssertEqual(mended, [])
    }
    let found = Self.breaches.flatMap(\.found).map { String($0.prefix { $0 != " " }) }
    // What an engine says itself has a test of its own.
    XCTAssertEqual(Set(found).union(["constraint", "damage"]), Set(IntegrityCheck.Kind.allCases.map(\.rawValue)))
  }

  func testWhatWasWrittenPastTheConstraintsOfAFileIsFound() async throws {
    let database = try makeArcadeDatabase()
    _ = try await database.read { _ in true }
    try database.runByHand(SoundRows.sql)
    try database.runByHand("PRAGMA ignore_check_constraints = ON; UPDATE cart_lines SET quantity = 10000")
    let faults = try await database.faults(against: ArcadeIntegrityChecks.all)
    XCTAssertEqual(faults.map(\.law), [.constraint])
    XCTAssertEqual(faults.map(\.table), ["cart_lines"])
    XCTAssertEqual(faults.map(\.row), ["owner = 'ann' AND position = 0"])
  }

  func testWhoeverHasOnlySeenTheInstructionsIsKnown() async throws {
    try await onEveryEngine { database in
      let games = SQLPriceGameRepository(database: database, owner: try XCTUnwrap(Owner("Ann")))
      try await games.noteInstructionsSeen()
      let faults = try await database.faults(against: ArcadeIntegrityChecks.all)
      XCTAssertEqual(faults, [])
    }
  }

  func testOfManyRowsTheFirstHundredAreListed() async throws {
    try await onEveryEngine { database in
      _ = try await database.read { _ in true }
      try database.runByHand(SoundRows.sql)
      let rows = (3...150).map { "(9, \($0), 'p', 'p', 'p', 'p', 'right')" }.joined(separator: ", ")
      try database.runByHand(
        "INSERT INTO word_rounds (game_id, number, pair, prompt, answer, shown, outcome) VALUES \(rows)"
      )
      let faults = try await database.faults(against: ArcadeIntegrityChecks.all).filter { $0.law == .reference }
      XCTAssertEqual(faults.count, 101)
      XCTAssertEqual(faults.map(\.row).prefix(2), ["game_id = 9 AND number = 3", "game_id = 9 AND number = 4"])
      XCTAssertEqual(faults.last?.row, nil)
    }
  }

  /// A way to break a law, what is found then, and the way back.
  private struct Breach {
    let breaking: String
    let found: [String]
    let mending: String
  }

  private static let breaches = [
    Breach(
      breaking: "UPDATE closings SET currency = 'XQX'",
      found: ["closing drawers id = 1", "currency closings id = 1"],
      mending: "UPDATE closings SET currency = 'EUR'"
    ),
    Breach(
      breaking: "UPDATE orders SET id = 7 WHERE id = 2",
      found: ["numbering orders id = 7", "counter orders id = 7"],
      mending: "UPDATE orders SET id = 2 WHERE id = 7"
    ),
    Breach(
      breaking: "UPDATE counters SET value = 3 WHERE name = 'orders'",
      found: ["counter counters name = 'orders'"],
      mending: "UPDATE counters SET value = 2 WHERE name = 'orders'"
    ),
    Breach(
      breaking: "UPDATE payment_attempts SET state = 'abandoned' WHERE id = 2",
      found: ["unpaid-order orders id = 2"],
      mending: "UPDATE payment_attempts SET state = 'paid' WHERE id = 2"
    ),
    Breach(
      breaking: "UPDATE payment_attempts SET state = 'paid' WHERE id = 3",
      found: ["missing-order payment_attempts id = 3"],
      mending: "UPDATE payment_attempts SET state = 'open' WHERE id = 3"
    ),
    Breach(
      breaking: "UPDATE sale_lines SET attempt_id = 9 WHERE attempt_id = 3",
      found: [
        "empty-payment payment_attempts id = 3", "pieces sale_lines attempt_id = 9 AND position = 0",
        "reference sale_lines attempt_id = 9 AND position = 0",
        "reference sale_pieces attempt_id = 3 AND position = 0 AND number = 0",
      ],
      mending: "UPDATE sale_lines SET attempt_id = 3 WHERE attempt_id = 9"
    ),
    Breach(
      breaking: "UPDATE sale_lines SET position = 2 WHERE attempt_id = 1 AND position = 1",
      found: [
        "numbering sale_lines attempt_id = 1 AND position = 2", "discount sale_lines attempt_id = 1 AND position = 2",
        "pieces sale_lines attempt_id = 1 AND position = 2",
        "reference sale_discounts attempt_id = 1 AND position = 1 AND number = 0",
        "reference sale_discounts attempt_id = 1 AND position = 1 AND number = 1",
        "reference sale_pieces attempt_id = 1 AND position = 1 AND number = 0",
        "reference sale_pieces attempt_id = 1 AND position = 1 AND number = 1",
      ],
      mending: "UPDATE sale_lines SET position = 1 WHERE attempt_id = 1 AND position = 2"
    ),
    Breach(
      breaking: "UPDATE sale_lines SET quantity = 2 WHERE attempt_id = 2",
      found: ["pieces sale_lines attempt_id = 2 AND position = 0"],
      mending: "UPDATE sale_lines SET quantity = 1 WHERE attempt_id = 2"
    ),
    Breach(
      breaking: "UPDATE sale_lines SET discount_minor = 1501 WHERE attempt_id = 1 AND position = 0",
      found: [
        "discount sale_lines attempt_id = 1 AND position = 0", "pieces sale_lines attempt_id = 1 AND position = 0",
      ],
      mending: "UPDATE sale_lines SET discount_minor = 1500 WHERE attempt_id = 1 AND position = 0"
    ),
    Breach(
      breaking: "UPDATE sale_discounts SET discount_minor = 41 WHERE number = 1",
      found: ["discount sale_lines attempt_id = 1 AND position = 1"],
      mending: "UPDATE sale_discounts SET discount_minor = 40 WHERE number = 1"
    ),
    Breach(
      breaking: "UPDATE sale_pieces SET price_minor = 1901 WHERE number = 1",
      found: [
        "pieces sale_lines attempt_id = 1 AND position = 1", "tenders payment_attempts id = 1",
        "refund refund_pieces refund_id = 1 AND position = 1 AND number = 0",
      ],
      mending: "UPDATE sale_pieces SET price_minor = 1900 WHERE number = 1"
    ),
    Breach(
      breaking: "UPDATE sale_promotions SET use_number = NULL WHERE attempt_id = 3",
      found: ["use sale_promotions attempt_id = 3 AND position = 0", "use promotion_uses discount_id = 'd'"],
      mending: "UPDATE sale_promotions SET use_number = 2 WHERE attempt_id = 3"
    ),
    Breach(
      breaking: "UPDATE promotion_uses SET uses = 1",
      found: ["use sale_promotions attempt_id = 3 AND position = 0", "use promotion_uses discount_id = 'd'"],
      mending: "UPDATE promotion_uses SET uses = 2"
    ),
    Breach(
      breaking: """
        INSERT INTO practice_charges (key, state, amount_minor, currency) VALUES ('4-9', 'completed', 1, 'EUR')
        """,
      found: ["charge practice_charges key = '4-9'"],
      mending: "DELETE FROM practice_charges WHERE key = '4-9'"
    ),
    Breach(
      breaking: "UPDATE practice_charges SET amount_minor = 2901",
      found: ["sum orders id = 1"],
      mending: "UPDATE practice_charges SET amount_minor = 2900"
    ),
    Breach(
      breaking: "UPDATE sale_tenders SET amount_minor = 999, given_minor = 999 WHERE attempt_id = 1 AND kind = 'cash'",
      found: ["tenders payment_attempts id = 1", "refund refunds id = 1", "drawer drawers id = 1"],
      mending: "UPDATE sale_tenders SET amount_minor = 1000, given_minor = 1000 WHERE attempt_id = 1 AND kind = 'cash'"
    ),
    Breach(
      breaking: "UPDATE sale_tenders SET kind = 'cash' WHERE attempt_id = 1",
      found: ["sum orders id = 1", "drawer drawers id = 1"],
      mending: "UPDATE sale_tenders SET kind = 'card' WHERE attempt_id = 1 AND position = 1"
    ),
    Breach(
      breaking: "UPDATE sale_tenders SET attempt_id = 9 WHERE attempt_id = 3",
      found: ["tenders payment_attempts id = 3", "reference sale_tenders attempt_id = 9 AND position = 0"],
      mending: "UPDATE sale_tenders SET attempt_id = 3 WHERE attempt_id = 9"
    ),
    Breach(
      breaking: "UPDATE sale_tenders SET position = 2 WHERE position = 1",
      found: ["numbering sale_tenders attempt_id = 1 AND position = 2"],
      mending: "UPDATE sale_tenders SET position = 1 WHERE position = 2"
    ),
    Breach(
      breaking: "UPDATE refund_pieces SET quantity = 2",
      found: ["refund refund_pieces refund_id = 1 AND position = 1 AND number = 0", "refund refunds id = 1"],
      mending: "UPDATE refund_pieces SET quantity = 1"
    ),
    Breach(
      breaking: "UPDATE refunds SET cash_minor = 1001, card_minor = 899",
      found: ["refund refunds id = 1", "drawer drawers id = 1"],
      mending: "UPDATE refunds SET cash_minor = 1000, card_minor = 900"
    ),
    Breach(
      breaking: "UPDATE drawer_moves SET amount_minor = 4999",
      found: ["drawer drawers id = 1"],
      mending: "UPDATE drawer_moves SET amount_minor = 5000"
    ),
    Breach(
      breaking: "UPDATE closings SET expected_minor = 5001",
      found: ["drawer closings id = 1"],
      mending: "UPDATE closings SET expected_minor = 5000"
    ),
    Breach(
      breaking: "UPDATE orders SET drawer_id = 1 WHERE id = 2",
      found: ["drawer drawers id = 1", "drawer drawers id = 2", "closing orders id = 2"],
      mending: "UPDATE orders SET drawer_id = 2 WHERE id = 2"
    ),
    Breach(
      breaking: "UPDATE drawers SET closing_id = 1 WHERE id = 2",
      found: ["drawer closings id = 1", "closing drawers id = 2"],
      mending: "UPDATE drawers SET closing_id = NULL WHERE id = 2"
    ),
    Breach(
      breaking: "UPDATE order_counts SET orders = 2 WHERE owner = 'ann'",
      found: ["summary owners owner = 'ann'"],
      mending: "UPDATE order_counts SET orders = 1 WHERE owner = 'ann'"
    ),
    Breach(
      breaking: "UPDATE word_games SET direction = 'backward'",
      found: ["summary owners owner = 'ann'"],
      mending: "UPDATE word_games SET direction = 'forward'"
    ),
    Breach(
      breaking: "UPDATE cart_lines SET owner = 'bob'",
      found: ["owner cart_lines owner = 'bob' AND position = 0"],
      mending: "UPDATE cart_lines SET owner = 'ann'"
    ),
    Breach(
      breaking: "UPDATE price_rounds SET number = 4 WHERE number = 2",
      found: ["numbering price_rounds game_id = 1 AND number = 4"],
      mending: "UPDATE price_rounds SET number = 2 WHERE number = 4"
    ),
    Breach(
      breaking: "UPDATE word_pairs SET position = 2 WHERE position = 1",
      found: ["numbering word_pairs deck_id = 1 AND position = 2"],
      mending: "UPDATE word_pairs SET position = 1 WHERE position = 2"
    ),
    Breach(
      breaking: "UPDATE word_rounds SET number = 0 WHERE number = 1",
      found: ["numbering word_rounds game_id = 1 AND number = 0", "numbering word_rounds game_id = 1 AND number = 2"],
      mending: "UPDATE word_rounds SET number = 1 WHERE number = 0"
    ),
    Breach(
      breaking: "UPDATE watch_updates SET number = 3 WHERE number = 2",
      found: ["numbering watch_updates id = 2"],
      mending: "UPDATE watch_updates SET number = 2 WHERE number = 3"
    ),
    Breach(
      breaking: "UPDATE price_history SET observed_at = '2026-11-20T09:59:59.999Z' WHERE id = 2",
      found: ["order price_history id = 2"],
      mending: "UPDATE price_history SET observed_at = '2026-11-20T10:00:00.500Z' WHERE id = 2"
    ),
    Breach(
      breaking: "UPDATE stock_history SET listing_id = 9",
      found: ["history listings id = 1", "reference stock_history id = 1"],
      mending: "UPDATE stock_history SET listing_id = 1"
    ),
  ]
}
