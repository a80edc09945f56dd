import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Whatever somebody breaks by hand is found, with its table and row.
final class StoreLawTests: XCTestCase {
  func testWhatAllSystemsWroteKeepsEveryLaw() async throws {
    try await onEveryEngine { database in
      let empty = try await database.faults(against: ArcadeLaws.all)
      XCTAssertEqual(empty, [])
      try await FilledStore.fill(database)
      let faults = try await database.faults(against: ArcadeLaws.all)
      XCTAssertEqual(faults, [])
    }
  }

  func testEachLawThatIsBrokenByHandIsFound() async throws {
    try await onEveryEngine { database in
      _ = try await database.read { _ in true }
      try database.runByHand(Self.soundRows)
      let sound = try await database.faults(against: ArcadeLaws.all)
      XCTAssertEqual(sound, [])
      for breach in Self.breaches {
        try database.runByHand(breach.breaking, checked: false)
        let faults = try await database.faults(against: ArcadeLaws.all)
        XCTAssertEqual(faults.map { "\($0.law.rawValue) \($0.table) \($0.row ?? "")" }, breach.found, breach.breaking)
        try database.runByHand(breach.mending, checked: false)
      }
      let mended = try await database.faults(against: ArcadeLaws.all)
      XCTAssertEqual(mended, [])
    }
    let found = Self.breaches.flatMap(\.found).map { String($0.prefix { $0 != " " }) }
    // What an engine says itself has a test of its own.
    XCTAssertEqual(Set(found).union(["constraint", "damage"]), Set(StoreLaw.Kind.allCases.map(\.rawValue)))
  }

  func testWhatWasWrittenPastTheConstraintsOfAFileIsFound() async throws {
    let database = try makeArcadeDatabase()
    _ = try await database.read { _ in true }
    try database.runByHand(Self.soundRows)
    try database.runByHand("PRAGMA ignore_check_constraints = ON; UPDATE cart_lines SET quantity = 10000")
    let faults = try await database.faults(against: ArcadeLaws.all)
    XCTAssertEqual(faults.map(\.law), [.constraint])
    XCTAssertEqual(faults.map(\.table), ["cart_lines"])
    XCTAssertEqual(faults.map(\.row), ["owner = 'ann' AND position = 0"])
  }

  func testWhoeverHasOnlySeenTheInstructionsIsKnown() async throws {
    try await onEveryEngine { database in
      let games = SQLPriceGameRepository(database: database, owner: try XCTUnwrap(Owner("Ann")))
      try await games.noteInstructionsSeen()
      let faults = try await database.faults(against: ArcadeLaws.all)
      XCTAssertEqual(faults, [])
    }
  }

  func testOfManyRowsTheFirstHundredAreListed() async throws {
    try await onEveryEngine { database in
      _ = try await database.read { _ in true }
      try database.runByHand(Self.soundRows)
      let rows = (3...150).map { "(9, \($0), 'p', 'p', 'p', 'p', 'right')" }.joined(separator: ", ")
      try database.runByHand(
        "INSERT INTO word_rounds (game_id, number, pair, prompt, answer, shown, outcome) VALUES \(rows)"
      )
      let faults = try await database.faults(against: ArcadeLaws.all).filter { $0.law == .reference }
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
      breaking: "DROP INDEX payment_attempts_one_open; UPDATE payment_attempts SET state = 'open' WHERE id = 4",
      found: ["open-payments payment_attempts id = 4"],
      mending: """
        UPDATE payment_attempts SET state = 'abandoned' WHERE id = 4;
        CREATE UNIQUE INDEX payment_attempts_one_open ON payment_attempts (owner) WHERE state = 'open'
        """
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
      breaking: "UPDATE sale_lines SET quantity = 0 WHERE attempt_id = 2",
      found: ["line sale_lines attempt_id = 2 AND position = 0", "pieces sale_lines attempt_id = 2 AND position = 0"],
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
      breaking: "UPDATE sale_tenders SET given_minor = 2901 WHERE attempt_id = 1 AND kind = 'card'",
      found: ["change sale_tenders attempt_id = 1 AND position = 1"],
      mending: "UPDATE sale_tenders SET given_minor = 2900 WHERE attempt_id = 1 AND kind = 'card'"
    ),
    Breach(
      breaking: "UPDATE sale_tenders SET given_minor = 700 WHERE attempt_id = 2",
      found: ["change sale_tenders attempt_id = 2 AND position = 0"],
      mending: "UPDATE sale_tenders SET given_minor = 1000 WHERE attempt_id = 2"
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
      breaking: "DROP INDEX price_games_one_open; UPDATE price_games SET owner = 'ann'",
      found: ["open-games price_games id = 2"],
      mending: """
        UPDATE price_games SET owner = '' WHERE id = 1;
        CREATE UNIQUE INDEX price_games_one_open ON price_games (owner) WHERE state = 'open'
        """
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

  /// Two orders, an open and an abandoned payment, a game of each kind, a deck and a watch.
  private static let soundRows = """
    INSERT INTO owners (owner, name) VALUES ('ann', 'Ann');
    INSERT INTO cart_lines (owner, code, position, name, price_minor, currency, quantity)
      VALUES ('ann', 'MUG', 0, 'Mug', 750, 'EUR', 1);
    INSERT INTO payment_attempts (id, nonce, state, started_at, day, currency, owner) VALUES
      (1, -7, 'paid', '2026-11-20T09:00:00.000Z', '2026-11-20', 'EUR', 'ann'),
      (2, 8, 'paid', '2026-11-20T09:00:00.000Z', '2026-11-20', 'EUR', ''),
      (3, 9, 'open', '2026-11-20T09:00:00.000Z', '2026-11-20', 'EUR', 'ann'),
      (4, 10, 'abandoned', '2026-11-20T09:00:00.000Z', '2026-11-20', 'EUR', 'ann');
    INSERT INTO sale_lines (attempt_id, position, code, name, unit_price_minor, quantity, discount_minor) VALUES
      (1, 0, 'MUG', 'Mug', 750, 2, 1500), (1, 1, 'TSHIRT', 'Shirt', 2000, 2, 100),
      (2, 0, 'MUG', 'Mug', 750, 1, 0), (3, 0, 'MUG', 'Mug', 750, 1, 0), (4, 0, 'MUG', 'Mug', 0, 1, 0);
    INSERT INTO sale_discounts (attempt_id, position, number, discount_id, discount_name, discount_minor) VALUES
      (1, 0, 0, 'd', 'D', 1500), (1, 1, 0, 'e', 'E', 60), (1, 1, 1, 'f', 'F', 40);
    INSERT INTO sale_promotions (attempt_id, position, discount_id, discount_name, times, amount_minor, unused_minor,
      use_number) VALUES (1, 0, 'd', 'D', 1, 1500, 0, 1), (3, 0, 'd', 'D', 1, 0, 0, 2);
    INSERT INTO promotion_uses (discount_id, uses) VALUES ('d', 2);
    INSERT INTO sale_pieces (attempt_id, position, number, quantity, price_minor) VALUES
      (1, 0, 0, 2, 0), (1, 1, 0, 1, 2000), (1, 1, 1, 1, 1900), (2, 0, 0, 1, 750), (3, 0, 0, 1, 750), (4, 0, 0, 1, 0);
    INSERT INTO sale_tenders (attempt_id, position, kind, amount_minor, given_minor) VALUES
      (1, 0, 'cash', 1000, 1000), (1, 1, 'card', 2900, 2900), (2, 0, 'cash', 750, 1000), (3, 0, 'card', 750, 750),
      (4, 0, 'card', 0, 0);
    INSERT INTO closings (id, owner, closed_at, currency, expected_minor, counted_minor)
      VALUES (1, 'ann', '2026-11-20T18:00:00.000Z', 'EUR', 5000, 4900);
    INSERT INTO drawers (id, owner, currency, closing_id, float_minor, sales_minor, refunds_minor) VALUES
      (1, 'ann', 'EUR', 1, 5000, 1000, 1000), (2, '', 'EUR', NULL, 0, 750, 0);
    INSERT INTO orders (id, attempt_id, paid_at, reference, drawer_id) VALUES
      (1, 1, '2026-11-20T09:00:01.000Z', 'practice-1-7', 1), (2, 2, '2026-11-20T09:00:01.000Z', 'by hand', 2);
    UPDATE counters SET value = 2 WHERE name = 'orders';
    INSERT INTO order_counts (owner, orders) VALUES ('ann', 1), ('', 1);
    INSERT INTO drawer_moves (id, owner, moved_at, kind, amount_minor, currency, reason, drawer_id)
      VALUES (1, 'ann', '2026-11-20T08:00:00.000Z', 'float', 5000, 'EUR', '', 1);
    INSERT INTO refunds (id, order_id, owner, refunded_at, currency, cash_minor, card_minor, drawer_id)
      VALUES (1, 1, 'ann', '2026-11-20T17:00:00.000Z', 'EUR', 1000, 900, 1);
    INSERT INTO refund_pieces (refund_id, position, number, quantity, price_minor) VALUES (1, 1, 0, 1, 1900);
    UPDATE counters SET value = 1 WHERE name IN ('refunds', 'closings');
    INSERT INTO practice_charges (key, state, amount_minor, currency) VALUES ('1-7', 'completed', 2900, 'EUR');
    INSERT INTO price_games (id, state, rule, began_with, owner)
      VALUES (1, 'open', 'classic', 1, ''), (2, 'open', 'classic', 2, 'ann');
    INSERT INTO price_rounds (game_id, number, product_id, name, maker, price_minor, currency, is_in_stock, is_cheated)
      VALUES (1, 1, 'p', 'P', 'M', 100, 'EUR', TRUE, FALSE), (1, 2, 'p', 'P', 'M', 100, 'EUR', TRUE, FALSE);
    INSERT INTO word_decks (id, name, name_key, first_language, second_language) VALUES (1, 'D', 'd', 'en', 'es');
    INSERT INTO word_pairs (deck_id, position, first, second) VALUES (1, 0, 'a', 'b'), (1, 1, 'c', 'd');
    INSERT INTO word_games (id, deck, direction, deck_name, is_of_missed, began_at, owner)
      VALUES (1, 'kept-1', 'forward', 'D', FALSE, '2026-11-20T09:00:00.000Z', 'ann');
    INSERT INTO word_rounds (game_id, number, pair, prompt, answer, shown, outcome)
      VALUES (1, 1, 'p', 'p', 'p', 'p', 'right'), (1, 2, 'p', 'p', 'p', 'p', 'wrong');
    INSERT INTO word_tallies (owner, deck, direction, pair, right_answers, wrong_answers, unanswered, prompt, answer,
      is_missed) VALUES ('ann', 'kept-1', 'forward', 'p', 1, 1, 0, 'p', 'p', true);
    INSERT INTO watches (id, name, source, keyword, sort_order, result_count)
      VALUES (1, 'lamp', 'demo', 'lamp', 'popularity', 30);
    INSERT INTO watch_updates (id, watch_id, number, updated_at, new, returned, out_of_sight, changed, unchanged) VALUES
      (1, 1, 1, '2026-11-20T10:00:00.000Z', 1, 0, 0, 0, 0), (2, 1, 2, '2026-11-20T10:00:00.500Z', 0, 0, 0, 1, 0);
    INSERT INTO listings (id, watch_id, item_id, name, rank, state, is_unread, has_returned)
      VALUES (1, 1, 'i', 'I', 1, 'observing', FALSE, FALSE);
    INSERT INTO price_history (id, listing_id, price_minor, currency, observed_at)
      VALUES (1, 1, 100, 'EUR', '2026-11-20T10:00:00.000Z'), (2, 1, 101, 'EUR', '2026-11-20T10:00:00.500Z');
    INSERT INTO review_count_history (id, listing_id, observed_at) VALUES (1, 1, '2026-11-20T10:00:00.000Z');
    INSERT INTO review_average_history (id, listing_id, observed_at) VALUES (1, 1, '2026-11-20T10:00:00.000Z');
    INSERT INTO stock_history (id, listing_id, observed_at) VALUES (1, 1, '2026-11-20T10:00:00.000Z')
    """
}
