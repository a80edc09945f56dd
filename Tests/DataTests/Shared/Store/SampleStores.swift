import ArcadeDomain
import ArcadeTesting
import Foundation

@testable import ArcadeData

/// A database into which the repositories of all five systems have written.
enum FilledStore {
  /// Writes for an owner and for nobody, if the rows have owners.
  static func fill(_ database: Database) async throws {
    try await PaymentRepositoryContract.check(
      payments: SQLPaymentRepository(database: database),
      carts: SQLCartRepository(database: database),
      orders: SQLOrderRepository(database: database)
    ) { try await database.say($0) }
    try await database.say(ShopDetails(name: "Ann's", address: "1 High St | Town", taxNumber: "1", receiptLine: "Bye!"))
    for owner in [Owner("Ann O'Neill") ?? .nobody, .nobody] {
      try await shop(in: database, for: owner)
      let prices = SQLPriceGameRepository(database: database, owner: owner)
      _ = try await prices.begin(SamplePrices.game(answering: "rw"), at: Moment(milliseconds: 0))
      _ = try await prices.begin(SamplePrices.game(), at: Moment(milliseconds: 1))
      try await prices.keepMix([SamplePrices.trail])
      try await NameGameRepositoryContract.check(SQLNameGameRepository(database: database, owner: owner))
      try await WordGameRepositoryContract.check(SQLWordGameRepository(database: database, owner: owner))
      try await ReviewRepositoryContract.check(SQLReviewRepository(database: database, owner: owner))
    }
    try await DeckRepositoryContract.check(SQLDeckRepository(database: database))
    _ = try await SQLDeckRepository(database: database).keep(SampleWords.reading(), as: "Kept", replacing: false)
    try await watch(in: database)
    let document = FeedDocument(body: Data([0, 255, 10, 92]), fetchedAt: Moment(milliseconds: 1_500))
    try await SQLFeedStore(database: database).keep(document, as: "https://shop.example/'catalog'")
  }

  private static func shop(in database: Database, for owner: Owner) async throws {
    let carts = SQLCartRepository(database: database, owner: owner)
    let payments = SQLPaymentRepository(database: database, owner: owner)
    try await carts.save(try Cart.scanning(["VOUCHER", "TSHIRT", "VOUCHER"], from: .sample()))
    guard let cart = try await carts.cart() else { return }
    let quote = try PromotionBook.sample().quote(for: cart, on: CalendarDay(daysSince1970: 20_000))
    let attempt = try await payments.begin(quote, nonce: .max, at: Moment(milliseconds: 1))
    let answer = try await SimulatedGateway(database: database).charge(quote.total, key: attempt.key)
    guard case .completed(let reference) = answer else { return }
    let order = try await payments.settle(attempt.id, reference: reference, at: Moment(milliseconds: 2))
    // A refunded shirt, and a closed drawer.
    let till = SQLTillRepository(database: database, owner: owner)
    _ = try await till.refund(order.id, .line(1, pieces: nil), after: 0, at: Moment(milliseconds: 2))
    try await till.add(DrawerMove(.float, quote.total, at: Moment(milliseconds: 2)))
    _ = try await till.close(counted: quote.total, at: Moment(milliseconds: 2))
    // A cart, and a payment whose outcome is unknown.
    try await carts.save(cart)
    _ = try await payments.begin(quote, nonce: 3, at: Moment(milliseconds: 3))
  }

  private static func watch(in database: Database) async throws {
    let watches = SQLWatchRepository(database: database)
    let result = SampleListings.result((1...40).map { SampleListings.listing("item\($0)", yen: 2_000 + $0) })
    let watch = try await watches.add(SampleListings.watch(), with: result, at: Moment(milliseconds: 0)).watch.id
    // A deleted one, whose number must not be reused.
    let gone = try await watches.add(SampleListings.watch("cocoa"), with: result, at: Moment(milliseconds: 0)).watch.id
    try await watches.delete(gone)
    let fewer = SampleListings.result(
      (1...30).map { SampleListings.listing("item\($0)", yen: $0.isMultiple(of: 3) ? nil : 2_100 + $0) },
      gaps: [.limitHit(30)]
    )
    _ = try await watches.update(watch, with: fewer, at: Moment(milliseconds: 60_500))
  }
}

extension Database {
  /// Replaces all rows by those of a valid store.
  func makeSound() async throws {
    _ = try await read { _ in true }
    let tables = try TableSchema.all(after: ArcadeSchema.migrations).map(\.name)
    let cleared = tables.filter { !["counters", "owners"].contains($0) }.map { "DELETE FROM \($0); " }.joined()
    let begun = "DELETE FROM owners WHERE owner <> ''; UPDATE counters SET value = 0;"
    try runByHand("BEGIN; \(cleared) \(begun) \(SoundRows.sql); COMMIT")
  }

  /// Edits rows of a file by hand, with the checks switched off.
  func change(_ edit: String) async throws {
    try await write { connection in
      try connection.run("PRAGMA ignore_check_constraints = ON")
      try connection.run(edit)
      try connection.run("PRAGMA ignore_check_constraints = OFF")
    }
  }

  /// Runs statements in the engine's shell, without foreign keys, and with checks only if requested.
  func runByHand(_ sql: String, checked: Bool = true) throws {
    guard PostgreSQLAddress.isMeant(by: path) else {
      let said = try SQLiteShell.run(checked ? sql : "PRAGMA ignore_check_constraints = ON; \(sql)", on: path)
      guard said.isEmpty else { throw RefusedByShell(said: said) }
      return
    }
    let name = String(path.drop { $0 != "@" }.dropFirst(2).prefix { $0 != "?" })
    let settings = "SET search_path TO arcade; SET session_replication_role TO replica;"
    let unchecked = checked ? "" : Self.withoutChecks
    try PostgreSQLCluster.shared.get().psql("\(settings) \(unchecked) \(sql)", on: name)
  }

  private static let withoutChecks = """
    DO $$ DECLARE one RECORD; BEGIN
      FOR one IN SELECT conrelid::regclass AS place, conname FROM pg_constraint
        WHERE contype = 'c' AND connamespace = 'arcade'::regnamespace
      LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.place, one.conname); END LOOP;
    END $$;
    """
}

struct RefusedByShell: Error {
  let said: String
}

/// A valid store, as rows written by hand.
enum SoundRows {
  /// Two orders, an open and an abandoned payment, a game of each kind, a deck and a watch.
  static let sql = """
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
    INSERT INTO review_answers (id, owner, game, card, answered_at, day, question, rating, duration_ms)
      VALUES (1, 'ann', 'names', 'a', '2026-11-20T09:00:00.000Z', '2026-11-20', 'faces', 3, 1000);
    INSERT INTO review_cards VALUES ('ann', 'names', 'a', 'learning', 1, 2.3065, 2.118104, '2026-11-20', '2026-11-20', '2026-11-20', 'faces', 3, 1);
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
