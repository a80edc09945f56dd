import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeData

/// Schemas express every possible constraint: no column accepts an invalid value by hand.
final class SchemaTests: XCTestCase {
  func testEveryColumnRefusesWhatItMustNotBe() async throws {
    try await onEveryEngine { database in
      try await database.write { try Self.insertRows($0) }
      for table in try TableSchema.all(after: ArcadeSchema.migrations) {
        let count = "SELECT count(*) AS n FROM \(table.name)"
        let rows = try await database.read { try $0.row(count) { try $0.integer("n") } ?? 0 }
        XCTAssertGreaterThan(rows, 0, "no row of \(table.name)")
        for column in table.columns {
          let wrong = Self.wrong(column, of: table.name)
          XCTAssertFalse(wrong.isEmpty, "nothing is wrong for \(table.name).\(column.name)")
          for value in wrong {
            let edit = "UPDATE \(table.name) SET \(column.name) = \(value)"
            let failure = await repositoryFailure { try await database.write { try $0.run(edit) } }
            XCTAssertNotNil(failure, "\(database.path): \(edit)")
          }
        }
      }
    }
  }

  func testAPersonReadsWhatAConstraintHolds() async throws {
    let edits = [
      ("UPDATE sale_pieces SET quantity = 0", "quantity_is_1_to_9999"),
      ("UPDATE sale_tenders SET given_minor = 751 WHERE kind = 'card'", "only_cash_has_change"),
      ("UPDATE payment_attempts SET shipping_tax_hundredths = 100", "only_a_shipping_has_a_tax"),
      ("UPDATE sale_lines SET list_price_minor = NULL", "only_a_price_by_hand_has_a_reason"),
      ("UPDATE sale_lines SET discount_minor = 1", "no_discount_counts_a_price_by_hand"),
      ("UPDATE orders SET paid_at = '2026-11-20T09:00:00Z'", "paid_at_is_a_time_in_utc_with_milliseconds"),
      ("UPDATE watches SET category_id = NULL, category_name = NULL", "something_is_searched"),
    ]
    try await onEveryEngine { database in
      try await database.write { try Self.insertRows($0) }
      for (edit, name) in edits {
        let failure = await repositoryFailure { try await database.write { try $0.run(edit) } }
        XCTAssertTrue(failure?.detail.contains(name) == true, "\(edit): \(failure?.detail ?? "")")
      }
    }
  }

  func testAStoreOfBeforeTheFirstReleaseIsLeftAsItIsAndItsVersionIsNamed() async throws {
    let (folder, address) = (try TemporaryFolder(), try PostgreSQLCluster.shared.get().makeDatabase())
    let file = { Database(path: folder.path("arcade.sqlite"), migrations: ArcadeSchema.migrations) }
    let server = { Database(server: address, migrations: ArcadeSchema.migrations) }
    for (open, edit) in [(file, "PRAGMA user_version = 3"), (server, "UPDATE schema_version SET version = 3")] {
      let before = open()
      try await before.write { try $0.run(edit) }
      await before.close()
      let after = open()
      let failure = await repositoryFailure { try await after.read { _ in } }
      XCTAssertEqual(failure?.code, .olderVersion)
      XCTAssertEqual(failure?.detail, "3")
      await after.close()
    }
  }

  func testTimesWithinASecondAreInOrder() {
    let times = [0, 1, 10, 999, 1_000].map { Moment(milliseconds: 1_795_165_200_000 + $0).sqlValue }
    let texts = ["00.000", "00.001", "00.010", "00.999", "01.000"].map { SQLValue.text("2026-11-20T09:00:\($0)Z") }
    XCTAssertEqual(times, texts)
  }

  /// Returns invalid values of a column, as SQL.
  private static func wrong(_ column: TableSchema.Column, of table: String) -> [String] {
    let name = column.name
    if let values = special["\(table).\(name)"] ?? special[name] { return values }
    if column.isFlag { return ["2"] }
    if name.hasSuffix("_at") { return ["'2026-11-20'", "'2026-11-20T09:00:00Z'", "'2026-02-30T09:00:00.000Z'"] }
    if name.hasSuffix("currency") { return ["'eur'", "'EURO'"] }
    if name.hasSuffix("_minor") { return ["-1"] }
    if name.hasSuffix("_hundredths") { return ["-1", "10001"] }
    return column.kind == .text ? ["''"] : []
  }

  /// A text of 801 characters.
  private static let long = "'\(String(repeating: "x", count: 801))'"
  private static let largest = "9223372036854775807"
  /// Invalid values that a foreign key, a list of known values or a range must reject.
  private static let special: [String: [String]] = [
    "id": ["0", "-1"], "owner": ["'stranger'", "NULL"], "owners.owner": ["'stranger'"], "owners.name": ["'Stranger'"],
    "position": ["-1", largest], "number": ["-1", largest], "watch_gaps.number": ["-1"], "listing_counts.total": ["0"],
    "place": ["0", largest], "quantity": ["0", "-1", largest], "thousandths": ["0", "9999001"],
    "rank": ["0", largest], "times": ["-1"], "value": ["-1"], "day": ["'2026-02-30'", "'20261120'"],
    "attempt_id": [largest], "closing_id": [largest], "drawer_id": [largest],
    "order_id": [largest], "refund_id": [largest],
    "game_id": [largest], "deck_id": [largest], "watch_id": [largest], "update_id": [largest], "listing_id": [largest],
    "target_id": [largest], "rest_minutes": ["-1"],
    "takes_back": [largest, "2"], "state": ["'lost'"], "kind": ["'shell'"], "step": ["'dance'"], "question": ["'why'"],
    "answer": ["'no'"], "word_rounds.answer": ["NULL"], "word_tallies.answer": ["NULL"], "outcome": ["'odd'"],
    "direction": ["'up'"], "game": ["'chess'"], "rating": ["0", "5"], "stability": ["0", "NULL"],
    "difficulty": ["0.9", "10.1"], "review_cards.step": ["-1", "NULL"], "first_day": ["'2026-02-30'"],
    "last_day": ["'2026-02-30'"], "given_on": ["'2026-02-30'"], "review_answers.question": ["''"],
    "review_cards.question": ["''"],
    "note": ["'odd'"], "reason": ["'odd'"], "drawer_moves.reason": ["NULL"], "sort_order": ["'best'"],
    "codes": ["'{}'", "'odd'"], "tags": ["'{}'", "'odd'"], "path": ["'{}'", "'odd'"], "cart": ["'[]'", "'odd'"],
    "price_reason": ["''", long], "store_settings.value": ["''", long], "shop_name": ["''", long],
    "receipt_line": ["''", long],
    "right_answers": ["-1"], "wrong_answers": ["-1"], "duration_ms": ["-1"], "result_count": ["0", "3001"],
    "word_tallies.right_answers": ["NULL"], "word_tallies.wrong_answers": ["NULL"],
    "word_tallies.unanswered": ["NULL"], "use_number": ["0"], "uses": ["-1"], "skipped_numbers.first": ["-1"],
    "last": ["-1"], "keyword": ["NULL"],
    "answers": ["-1"], "rounds": ["-1"], "games": ["-1"], "best_right": ["-1"], "best_of_ten": ["-1"],
    "most_of_ten": ["-1"],
    "orders": ["-1"],
    "best_wrong": ["-1"], "best_duration_ms": ["-1"], "longest_streak": ["-1"], "unanswered": ["-1"],
    "right_of_ten": ["-1"], "latest_game": [largest], "categories": ["NULL"], "word_totals.topic": ["NULL"],
    "new": ["-1"], "returned": ["-1"], "out_of_sight": ["-1"], "changed": ["-1"],
    "unchanged": ["-1"], "drifted": ["-1", "NULL"], "review_count": ["-1"], "review_average_thousandths": ["-1"],
    // Columns for any number or any text still require one.
    "nonce": ["NULL"], "began_with": ["NULL"], "category_id": ["NULL"], "watches.category_id": ["''"],
    "random_state": ["'odd'"], "question_offset": ["'odd'"], "expected_minor": ["NULL"], "body": ["NULL"],
    "bytes": ["NULL"],
    "name": ["NULL"], "asked_id": ["NULL"], "chosen_id": ["NULL"], "item_id": ["NULL"],
    "maker": ["NULL"], "asked_name": ["NULL"], "chosen_name": ["NULL"], "discount_name": ["NULL"],
    "deck_name": ["NULL"], "prompt": ["NULL"], "shown": ["NULL"], "pair": ["NULL"], "first_language": ["NULL"],
    "second_language": ["NULL"],
  ]

  private static func insertRows(_ connection: Connection) throws {
    for row in rows.split(separator: ";\n") { try connection.run(String(row)) }
    let document = "INSERT INTO feed_documents VALUES ('a', ?, '2026-11-20T09:00:00.000Z', 'e', 'm')"
    try connection.run(document, [UInt8]("tea".utf8))
    let thumbnail = "INSERT INTO watch_thumbnails VALUES (1, 1, 'https://a', ?, '2026-11-20T10:00:00.000Z')"
    try connection.run(thumbnail, [UInt8]("tea".utf8))
  }

  /// A row of each table.
  private static let rows = """
    INSERT INTO owners (owner, name) VALUES ('ann', 'Ann');
    INSERT INTO cart_lines VALUES ('ann', 0, 'TOM', 'Tomatoes', 250, 'EUR', 1, 350, 'kg', TRUE, 300, 'soft');
    INSERT INTO cart_terms VALUES ('ann', '["SPRING"]', 'staff', 'post', 350, 'EUR');
    INSERT INTO cart_steps VALUES ('ann', 1, 'scan', '{}');
    INSERT INTO own_products VALUES ('MUG', 0, 'Mug', 750, 'EUR', 'kg', '[]', 900, 700, 2100);
    INSERT INTO shop_answers VALUES ('cards', 'terminal');
    INSERT INTO store_settings VALUES ('shop.name', 'Casa Pepa');
    INSERT INTO payment_attempts (id, owner, nonce, state, started_at, day, currency, codes, customer_group)
      VALUES (1, 'ann', -7, 'paid', '2026-11-20T09:00:00.000Z', '2026-11-20', 'EUR', '[]', 'staff');
    INSERT INTO sale_lines VALUES (1, 0, 'TOM', 'Tomatoes', 250, 1, 350, 'kg', TRUE, 0, 2100, 300, 'soft');
    INSERT INTO sale_discounts VALUES (1, 0, 0, 'd', 'D', 10);
    INSERT INTO sale_pieces VALUES (1, 0, 0, 1, 88);
    INSERT INTO sale_promotions VALUES (1, 0, 'd', 'D', 1, 10, 0, 1);
    INSERT INTO promotion_uses VALUES ('d', 1);
    INSERT INTO skipped_numbers VALUES ('orders', 2, 3);
    INSERT INTO sale_added VALUES (1, 0, 'd', 'MUG', 'Mug', 750, 1);
    INSERT INTO sale_tenders VALUES (1, 0, 'card', 750, 750);
    INSERT INTO practice_charges VALUES ('1-7', 'completed', 750, 'EUR');
    INSERT INTO closings VALUES (1, 'ann', '2026-11-20T18:00:00.000Z', 'EUR', -5, 0);
    INSERT INTO drawers VALUES (1, 'ann', 'EUR', 1, 5000, 0, 0, 0, 50);
    INSERT INTO orders VALUES (1, 1, '2026-11-20T09:00:01.000Z', 'practice-1-7', 1, 'Casa Pepa', 'Madrid', 'B1', 'Bye');
    INSERT INTO refunds VALUES (1, 1, 'ann', '2026-11-20T17:00:00.000Z', 'EUR', 0, 50, 50, 1);
    INSERT INTO refund_pieces VALUES (1, 0, 0, 1, 100);
    INSERT INTO drawer_moves VALUES (1, 'ann', '2026-11-20T08:00:00.000Z', 'float', 5000, 'EUR', '', NULL, 1);
    INSERT INTO price_games VALUES (1, 'ann', 'open', 'classic', 1, 5, 'p', 1, NULL);
    INSERT INTO price_game_categories VALUES (1, 0, 3, '["Kitchen"]');
    INSERT INTO price_products VALUES (1, 'p', 'P', 'M', 100, 'EUR', TRUE, 'https://a', 'https://b');
    INSERT INTO price_options VALUES (1, 0, 100, TRUE, FALSE);
    INSERT INTO price_upcoming VALUES (1, 0, 'p');
    INSERT INTO price_rounds (game_id, number, product_id, name, maker, price_minor, currency, is_in_stock, page,
      picture, given_minor, is_cheated) VALUES (1, 1, 'p', 'P', 'M', 100, 'EUR', TRUE, 'a', 'b', 90, FALSE);
    INSERT INTO price_mix VALUES ('ann', 0, 3, '["Kitchen"]');
    INSERT INTO price_notes VALUES ('ann', 'instructions');
    INSERT INTO price_guesses VALUES ('ann', '2026-11-20', '1', 1, 1, 'p', 90, 100, 'EUR', FALSE, FALSE, '2026-11-20',
      '2026-11-20T09:00:00.000Z');
    INSERT INTO name_games VALUES (1, 'ann', 'practice', 3, 1, 1000, '2026-11-20T09:00:00.000Z', 7);
    INSERT INTO name_answers (id, owner, mode, asked_id, asked_name, chosen_id, chosen_name, is_first, answered_at)
      VALUES (1, 'ann', 'practice', 'a', 'A', 'b', 'B', TRUE, '2026-11-20T09:00:00.000Z');
    INSERT INTO word_decks VALUES (1, 'D', 'd', 'en', 'es');
    INSERT INTO word_pairs VALUES (1, 0, 'a', 'b', 'food', 'g');
    INSERT INTO word_games
      VALUES (1, 'ann', 'kept-1', 'forward', 'D', 'food', FALSE, '2026-11-20T09:00:00.000Z', '2026-11-20T09:01:00.000Z');
    INSERT INTO word_rounds VALUES (1, 1, 'p', 'p', 'p', 'p', 'right');
    INSERT INTO word_tallies (owner, deck, direction, pair, right_answers, wrong_answers, unanswered, prompt, answer,
      is_missed) VALUES ('ann', 'kept-1', 'forward', 'p', 1, 0, 0, 'p', 'p', FALSE);
    INSERT INTO word_totals VALUES ('ann', 'kept-1', 'forward', '', FALSE, 1, 1, 0, 0, 1, 1);
    INSERT INTO name_tallies VALUES ('ann', 'a', 'b', 1, 1);
    INSERT INTO name_totals VALUES ('ann', 'practice', 1, 3, 1, 3, 1, 1000, '2026-11-20T09:00:00.000Z', 7, 7);
    INSERT INTO review_answers
      VALUES (1, 'ann', 'names', 'a', '2026-11-20T09:00:00.000Z', '2026-11-20', 'faces', 3, 1000);
    INSERT INTO review_cards VALUES ('ann', 'names', 'a', 'learning', 1, 2.3065, 2.118104, '2026-11-20', '2026-11-20', '2026-11-20', 'faces', 3, 1);
    INSERT INTO price_totals VALUES ('ann', '3', 'classic', 1, 0, 1, 0, 1, 0);
    INSERT INTO order_counts VALUES ('ann', 1);
    INSERT INTO watches VALUES (1, 'lamp', 'demo', '', '7', 'Lamps', 'popularity', 1, 2, 'EUR', 30);
    INSERT INTO watch_leases VALUES (1, 'h', 'ann', '2026-11-20T10:00:00.000Z');
    INSERT INTO listings VALUES (1, 1, 'i', 'I', 'a', 'b', 'c', 'd', 1, 'observing', FALSE, FALSE, FALSE,
      '2026-11-20T10:00:00.000Z');
    INSERT INTO listing_counts VALUES (1, 'observing', FALSE, 1);
    INSERT INTO request_turns VALUES ('shop.example', '2026-11-20T10:00:00.000Z');
    INSERT INTO watch_updates VALUES (1, 1, 1, '2026-11-20T10:00:00.000Z', 1, 0, 0, 0, 0);
    INSERT INTO watch_feeds VALUES (1, 'UTF-8', 'comma', 'point', 'id=sku', 'EUR');
    INSERT INTO watch_targets VALUES (1, 1, 1, 'below 20', 200, 720, '2026-11-20T10:00:00.000Z');
    INSERT INTO watch_tellings VALUES (1, 1, 1, 1, 'below 20', 2500, 1900, 'EUR', '2026-11-20T10:00:00.000Z',
      '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', NULL, NULL);
    INSERT INTO sight_history VALUES (1, 1, FALSE, '2026-11-20T10:00:00.000Z');
    INSERT INTO watch_gaps VALUES (1, 0, 'missing', 3, 9, NULL);
    INSERT INTO price_history VALUES (1, 1, 100, 'EUR', '2026-11-20T10:00:00.000Z');
    INSERT INTO review_count_history VALUES (1, 1, 3, '2026-11-20T10:00:00.000Z');
    INSERT INTO review_average_history VALUES (1, 1, 4250, '2026-11-20T10:00:00.000Z');
    INSERT INTO stock_history VALUES (1, 1, TRUE, '2026-11-20T10:00:00.000Z')
    """
}
