import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Every violation made by hand is found, with its table and row.
final class IntegrityCheckTests: XCTestCase {
  func testWhatAllSystemsWroteKeepsEveryLaw() async throws {
    try await onEveryEngine { database in
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
      try await FilledStore.fill(database)
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
    }
  }

  func testEachLawThatIsBrokenByHandIsFound() async throws {
    try await onEveryEngine { database in
      try await database.makeSound()
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
      for breach in Self.breaches {
        try database.runByHand(breach.breaking, checked: false)
        let faults = try await database.faults(against: ArcadeIntegrityChecks.all)
        XCTAssertEqual(faults.map { "\($0.check.rawValue) \($0.table) \($0.row ?? "")" }, breach.found, breach.breaking)
        try await database.makeSound()
      }
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
    }
    let found = Self.breaches.flatMap(\.found).map { String($0.prefix { $0 != " " }) }
    // Checks by the engine have their own test.
    XCTAssertEqual(Set(found).union(["constraint", "damage"]), Set(IntegrityCheck.Kind.allCases.map(\.rawValue)))
  }

  func testEveryOtherKindOfDamageToAFileIsFoundWithItsRow() async throws {
    for (kind, damage) in Self.damages {
      let database = try makeArcadeDatabase()
      try await database.makeSound()
      try database.runByHand(damage, checked: false)
      let faults = try await database.faults(against: ArcadeIntegrityChecks.all)
      XCTAssertFalse(faults.isEmpty || faults.contains { $0.row == nil }, "\(kind): \(faults)")
    }
  }

  func testWhatWasWrittenPastTheConstraintsOfAFileIsFound() async throws {
    let database = try makeArcadeDatabase()
    try await database.makeSound()
    try database.runByHand("PRAGMA ignore_check_constraints = ON; UPDATE cart_lines SET quantity = 10000")
    let faults = try await database.faults(against: ArcadeIntegrityChecks.all)
    XCTAssertEqual(faults.map(\.check), [.constraint])
    XCTAssertEqual(faults.map(\.table), ["cart_lines"])
    XCTAssertEqual(faults.map(\.row), ["owner = 'ann' AND position = 0"])
  }

  func testWhoeverHasOnlySeenTheInstructionsIsKnown() async throws {
    try await onEveryEngine { database in
      let games = SQLPriceGameRepository(database: database, owner: try XCTUnwrap(Owner("Ann")))
      try await games.noteInstructionsSeen()
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
    }
  }

  func testOfManyRowsTheFirstHundredAreListed() async throws {
    try await onEveryEngine { database in
      try await database.makeSound()
      let rows = (3...150).map { "(9, \($0), 'p', 'p', 'p', 'p', 'right')" }.joined(separator: ", ")
      try database.runByHand(
        "INSERT INTO word_rounds (game_id, number, pair, prompt, answer, shown, outcome) VALUES \(rows)"
      )
      let faults = try await database.faults(against: ArcadeIntegrityChecks.all).filter { $0.check == .reference }
      XCTAssertEqual(faults.count, 101)
      XCTAssertEqual(faults.map(\.row).prefix(2), ["game_id = 9 AND number = 3", "game_id = 9 AND number = 4"])
      XCTAssertEqual(faults.last?.row, nil)
    }
  }

  /// Ways to violate a check, and the expected results.
  private static let breaches: [(breaking: String, found: [String])] = [
    ("UPDATE closings SET currency = 'XQX'", ["closing drawers id = 1", "currency closings id = 1"]),
    ("UPDATE orders SET id = 7 WHERE id = 2", ["numbering orders id = 7", "counter orders id = 7"]),
    ("UPDATE counters SET value = 3 WHERE name = 'orders'", ["counter counters name = 'orders'"]),
    ("UPDATE payment_attempts SET state = 'abandoned' WHERE id = 2", ["unpaid-order orders id = 2"]),
    ("UPDATE payment_attempts SET state = 'paid' WHERE id = 3", ["missing-order payment_attempts id = 3"]),
    (
      "UPDATE sale_lines SET attempt_id = 9 WHERE attempt_id = 3",
      [
        "empty-payment payment_attempts id = 3", "pieces sale_lines attempt_id = 9 AND position = 0",
        "reference sale_lines attempt_id = 9 AND position = 0",
        "reference sale_pieces attempt_id = 3 AND position = 0 AND number = 0",
      ]
    ),
    (
      "UPDATE sale_lines SET position = 2 WHERE attempt_id = 1 AND position = 1",
      [
        "numbering sale_lines attempt_id = 1 AND position = 2", "discount sale_lines attempt_id = 1 AND position = 2",
        "pieces sale_lines attempt_id = 1 AND position = 2",
        "reference sale_discounts attempt_id = 1 AND position = 1 AND number = 0",
        "reference sale_discounts attempt_id = 1 AND position = 1 AND number = 1",
        "reference sale_pieces attempt_id = 1 AND position = 1 AND number = 0",
        "reference sale_pieces attempt_id = 1 AND position = 1 AND number = 1",
      ]
    ),
    ("UPDATE sale_lines SET quantity = 2 WHERE attempt_id = 2", ["pieces sale_lines attempt_id = 2 AND position = 0"]),
    (
      "UPDATE sale_lines SET discount_minor = 1501 WHERE attempt_id = 1 AND position = 0",
      ["discount sale_lines attempt_id = 1 AND position = 0", "pieces sale_lines attempt_id = 1 AND position = 0"]
    ),
    (
      "UPDATE sale_discounts SET discount_minor = 41 WHERE number = 1",
      ["discount sale_lines attempt_id = 1 AND position = 1"]
    ),
    (
      "UPDATE sale_pieces SET price_minor = 1901 WHERE number = 1",
      [
        "pieces sale_lines attempt_id = 1 AND position = 1", "tenders payment_attempts id = 1",
        "refund refund_pieces refund_id = 1 AND position = 1 AND number = 0",
      ]
    ),
    (
      "UPDATE sale_promotions SET use_number = NULL WHERE attempt_id = 3",
      ["use sale_promotions attempt_id = 3 AND position = 0", "use promotion_uses discount_id = 'd'"]
    ),
    (
      "UPDATE promotion_uses SET uses = 1",
      ["use sale_promotions attempt_id = 3 AND position = 0", "use promotion_uses discount_id = 'd'"]
    ),
    (
      "INSERT INTO practice_charges (key, state, amount_minor, currency) VALUES ('4-9', 'completed', 1, 'EUR')",
      ["charge practice_charges key = '4-9'"]
    ),
    ("UPDATE practice_charges SET amount_minor = 2901", ["sum orders id = 1"]),
    (
      "UPDATE sale_tenders SET amount_minor = 999, given_minor = 999 WHERE attempt_id = 1 AND kind = 'cash'",
      ["tenders payment_attempts id = 1", "refund refunds id = 1", "drawer drawers id = 1"]
    ),
    ("UPDATE sale_tenders SET kind = 'cash' WHERE attempt_id = 1", ["sum orders id = 1", "drawer drawers id = 1"]),
    (
      "UPDATE sale_tenders SET attempt_id = 9 WHERE attempt_id = 3",
      ["tenders payment_attempts id = 3", "reference sale_tenders attempt_id = 9 AND position = 0"]
    ),
    (
      "UPDATE sale_tenders SET position = 2 WHERE position = 1",
      ["numbering sale_tenders attempt_id = 1 AND position = 2"]
    ),
    (
      "UPDATE refund_pieces SET quantity = 2",
      ["refund refund_pieces refund_id = 1 AND position = 1 AND number = 0", "refund refunds id = 1"]
    ),
    ("UPDATE refunds SET cash_minor = 1001, card_minor = 899", ["refund refunds id = 1", "drawer drawers id = 1"]),
    ("UPDATE drawer_moves SET amount_minor = 4999", ["drawer drawers id = 1"]),
    ("UPDATE closings SET expected_minor = 5001", ["drawer closings id = 1"]),
    (
      "UPDATE orders SET drawer_id = 1 WHERE id = 2",
      ["drawer drawers id = 1", "drawer drawers id = 2", "closing orders id = 2"]
    ),
    ("UPDATE drawers SET closing_id = 1 WHERE id = 2", ["drawer closings id = 1", "closing drawers id = 2"]),
    ("UPDATE order_counts SET orders = 2 WHERE owner = 'ann'", ["summary owners owner = 'ann'"]),
    ("UPDATE word_games SET direction = 'backward'", ["summary owners owner = 'ann'"]),
    ("UPDATE cart_lines SET owner = 'bob'", ["owner cart_lines owner = 'bob' AND position = 0"]),
    ("UPDATE price_rounds SET number = 4 WHERE number = 2", ["numbering price_rounds game_id = 1 AND number = 4"]),
    ("UPDATE word_pairs SET position = 2 WHERE position = 1", ["numbering word_pairs deck_id = 1 AND position = 2"]),
    (
      "UPDATE word_rounds SET number = 0 WHERE number = 1",
      ["numbering word_rounds game_id = 1 AND number = 0", "numbering word_rounds game_id = 1 AND number = 2"]
    ),
    ("UPDATE watch_updates SET number = 3 WHERE number = 2", ["numbering watch_updates id = 2"]),
    ("UPDATE price_history SET observed_at = '2026-11-20T09:59:59.999Z' WHERE id = 2", ["order price_history id = 2"]),
    ("UPDATE stock_history SET listing_id = 9", ["history listings id = 1", "reference stock_history id = 1"]),
  ]

  /// Further damage by hand to a file without checks; a server prevents it.
  private static let damages = [
    ("a date that is none", "UPDATE orders SET paid_at = '2026-02-30T09:00:00.000Z' WHERE id = 1"),
    ("a time without milliseconds", "UPDATE refunds SET refunded_at = '2026-11-20T17:00:00Z'"),
    ("a day that is none", "UPDATE payment_attempts SET day = '2026-02-30' WHERE id = 1"),
    ("a currency in small letters", "UPDATE refunds SET currency = 'eur'"),
    ("a currency that is none", "UPDATE drawer_moves SET currency = 'XQX'"),
    ("a tax of 200 %", "UPDATE sale_lines SET tax_hundredths = 20000 WHERE attempt_id = 1"),
    ("a charge without an amount", "UPDATE practice_charges SET amount_minor = NULL"),
    ("a state that is none", "UPDATE payment_attempts SET state = 'lost' WHERE id = 4"),
    ("an order whose payment is gone", "DELETE FROM payment_attempts WHERE id = 2"),
    ("a payment whose order is gone", "DELETE FROM orders WHERE id = 2"),
    ("no pieces", "UPDATE sale_lines SET quantity = 0 WHERE attempt_id = 2"),
    ("a price below zero", "UPDATE sale_pieces SET price_minor = -1 WHERE attempt_id = 4"),
    ("the largest amount", "UPDATE sale_tenders SET given_minor = 9223372036854775807 WHERE attempt_id = 2"),
    ("change of a card", "UPDATE sale_tenders SET given_minor = 2901 WHERE attempt_id = 1 AND kind = 'card'"),
    ("a weighing without a unit", "UPDATE sale_lines SET thousandths = 1000 WHERE attempt_id = 2"),
    ("a discount of nothing", "UPDATE sale_lines SET discount_minor = 1 WHERE attempt_id = 2"),
    ("a flag of 2", "UPDATE sale_lines SET is_listed = 2 WHERE attempt_id = 2"),
    ("codes that are no list", "UPDATE payment_attempts SET codes = '{}' WHERE id = 1"),
    (
      "terms that are no terms",
      """
      INSERT INTO cart_steps (owner, number, step, cart) VALUES ('ann', 1, 'clear', '[]')
      """
    ),
    ("a stranger", "UPDATE refunds SET owner = 'stranger'"),
    ("a use that nobody had", "UPDATE promotion_uses SET uses = 3"),
    ("a drawer that does not add up", "UPDATE drawers SET sales_minor = 751 WHERE id = 2"),
    ("what a player answered", "UPDATE word_tallies SET right_answers = 9"),
    ("what somebody has learnt", "DELETE FROM review_answers"),
    ("a listing without a price", "DELETE FROM price_history"),
    ("the largest number", "UPDATE watch_updates SET id = 9223372036854775807 WHERE id = 2"),
  ]
}
