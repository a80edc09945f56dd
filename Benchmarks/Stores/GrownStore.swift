import ArcadeData
import ArcadeDomain

/// A store after long use: for each hundred orders, 73 rounds and 95 observations.
enum GrownStore {
  private static let lesson = WordLesson(Deck.ID(rawValue: "eng-spa"))
  /// The day of the first 2,739 orders.
  private static let firstDay = CalendarDay(daysSince1970: 14_610)

  /// Returns the measured steps in a store.
  static func steps(in store: Database) -> [(name: String, work: () async throws -> Void)] {
    let words = SQLWordGameRepository(database: store)
    let (till, orders) = (SQLTillRepository(database: store), SQLOrderRepository(database: store))
    let start = Moment(milliseconds: Int64(firstDay.daysSince1970) * 86_400_000)
    return [
      ("day of 2,740 orders", { _ = try await till.totals(from: start, until: start.advanced(by: .seconds(86_400))) }),
      ("drawer, never closed", { _ = try await till.drawer(in: .eur) }),
      (
        "close, never closed, and its page",
        {
          _ = try await till.closing(try await till.close(counted: .zero(.eur), at: start).id)
          try await store.write { connection in
            try connection.run("UPDATE drawers SET closing_id = NULL")
            try connection.run("DELETE FROM closings")
          }
        }
      ),
      ("page of orders", { _ = try await orders.summaries(in: .all, at: .newest, most: PageCursor.usualSize) }),
      (
        "all orders of a day",
        { try await orders.forEachPage(of: .oldestFirst(in: DaySpan(from: firstDay, until: firstDay))) { _ in } }
      ),
      (
        "start of words",
        {
          _ = try await words.history(at: .newest, most: 1)
          _ = try await words.tallies(of: lesson)
        }
      ),
      ("best of words", { _ = try await words.everybodysBest() }),
      (
        "prices history",
        { _ = try await SQLPriceGameRepository(database: store).history(at: .newest, most: PageCursor.usualSize) }
      ),
      ("settings who", { _ = try await SQLOwnerRepository(database: store).owners() }),
      ("observe list", { _ = try await SQLWatchRepository(database: store).listings(of: Watch.ID(number: 1)) }),
    ]
  }

  /// Returns the statements that fill an empty store, for both engines.
  static func statements(orders: Int) -> [String] {
    let (games, looks) = (orders * 365 / 10_000, orders * 951 / 1_000_000)
    return [[String]]([
      many(
        orders,
        """
        INSERT INTO payment_attempts (id, nonce, state, started_at, day, currency, owner)
        SELECT i, i, 'paid', \(day)|| 'T09:00:00.000Z', \(day), 'EUR', '' FROM n
        """
      ),
      many(
        orders,
        """
        INSERT INTO sale_lines (attempt_id, position, code, name, unit_price_minor, quantity, discount_minor)
        SELECT i, 0, 'MUG', 'Mug', 750, 2, 0 FROM n
        """
      ),
      many(
        orders,
        """
        INSERT INTO sale_pieces (attempt_id, position, number, quantity, price_minor)
        SELECT i, 0, 0, 2, 750 FROM n
        """
      ),
      many(
        orders,
        """
        INSERT INTO sale_tenders (attempt_id, position, kind, amount_minor, given_minor)
        SELECT i, 0, 'cash', 1500, 2000 FROM n
        """
      ),
      ["INSERT INTO drawers (owner, currency, sales_minor) VALUES ('', 'EUR', \(orders * 1_500))"],
      many(
        orders,
        """
        INSERT INTO orders (id, attempt_id, paid_at, reference, drawer_id)
        SELECT i, i, \(day)|| 'T09:00:00.000Z', 'cash', (SELECT id FROM drawers) FROM n
        """
      ),
      ["UPDATE counters SET value = \(orders) WHERE name = 'orders'"],
      ["INSERT INTO order_counts (owner, orders) VALUES ('', \(orders))"],
      many(
        games,
        """
        INSERT INTO word_games (id, deck, direction, deck_name, is_of_missed, began_at, finished_at)
        SELECT i, 'eng-spa', 'forward', 'Everyday', \(no), \(moment), \(moment) FROM n
        """
      ),
      many(
        games * 10,
        """
        INSERT INTO word_rounds (game_id, number, pair, prompt, answer, shown, outcome)
        SELECT (i - 1) / 10 + 1, (i - 1) % 10 + 1, 'pair ' || i % 800, 'a', 'b', 'b', 'right' FROM n
        """
      ),
      [
        """
        INSERT INTO word_tallies (owner, deck, direction, pair, right_answers, wrong_answers, unanswered, prompt, answer,
          is_missed)
        SELECT '', 'eng-spa', 'forward', pair, count(*), 0, 0, 'a', 'b', \(no) FROM word_rounds GROUP BY pair
        """
      ],
      [
        """
        INSERT INTO word_totals (owner, deck, direction, topic, is_of_missed, games, right_answers, wrong_answers,
          unanswered, best_of_ten, latest_game)
        SELECT '', 'eng-spa', 'forward', '', \(no), count(*), 10 * count(*), 0, 0, 10, count(*) FROM word_games
        """
      ],
      many(
        games,
        """
        INSERT INTO price_games (id, state, rule, began_with, finished_at)
        SELECT i, 'finished', 'adaptive', i, \(moment) FROM n
        """
      ),
      many(
        games,
        """
        INSERT INTO price_game_categories (game_id, position, category_id, path)
        SELECT i, 0, 419247, '["Rugs"]' FROM n
        """
      ),
      many(
        games * 10,
        """
        INSERT INTO price_rounds (game_id, number, product_id, name, maker, price_minor, currency, is_in_stock,
          given_minor, is_cheated)
        SELECT (i - 1) / 10 + 1, (i - 1) % 10 + 1, 'P', 'Rug', 'M', 1999, 'USD', \(no), 1999, \(no) FROM n
        """
      ),
      [
        """
        INSERT INTO price_totals (owner, categories, rule, games, right_answers, wrong_answers, best_of_ten,
          longest_streak, latest_game)
        SELECT '', '419247', 'adaptive', count(*), 10 * count(*), 0, 10, 10, count(*) FROM price_games
        """
      ],
      [
        """
        INSERT INTO watches (id, name, source, keyword, sort_order, result_count)
        VALUES (1, 'lamp', 'demo', 'lamp', 'popularity', 1000)
        """
      ],
      [
        """
        INSERT INTO watch_updates (watch_id, number, updated_at, new, returned, out_of_sight, changed, unchanged)
        VALUES (1, 1, \(moment), 1000, 0, 0, 0, 0)
        """
      ],
      many(
        1_000,
        """
        INSERT INTO listings (id, watch_id, item_id, name, rank, state, is_unread, has_returned)
        SELECT i, 1, 'item' || i, 'Lamp ' || i, i, 'observing', \(no), \(no) FROM n
        """
      ),
      ["INSERT INTO listing_counts (watch_id, state, is_unread, total) VALUES (1, 'observing', \(no), 1000)"],
      many(
        looks * 1_000,
        """
        INSERT INTO price_history (listing_id, price_minor, currency, observed_at)
        SELECT i % 1000 + 1, 1000 + i % 977, 'JPY', \(moment) FROM n
        """
      ),
      ["review_count_history", "review_average_history", "stock_history"].map {
        "INSERT INTO \($0) (listing_id, observed_at) SELECT id, \(moment) FROM listings"
      },
    ]).flatMap(\.self)
  }

  private static let moment = "'2026-11-20T09:00:00.000Z'"

  /// False as an expression that is valid in both engines.
  private static let no = "(1 = 0)"

  /// The day of an order; each day has 2,740 of them.
  private static let day = """
    '20' || substr(CAST(110 + i / 920640 AS TEXT), 2) || '-' || substr(CAST(101 + i / 76720 % 12 AS TEXT), 2)
    || '-' || substr(CAST(101 + i / 2740 % 28 AS TEXT), 2)
    """

  /// Returns inserts for each number `i` of `n` up to a count, in batches that stay within a server's time limit.
  private static func many(_ count: Int, _ insert: String) -> [String] {
    stride(from: 1, through: count, by: 100_000).map { first in
      let last = min(count, first + 99_999)
      return "WITH RECURSIVE n(i) AS (SELECT \(first) UNION ALL SELECT i + 1 FROM n WHERE i < \(last)) " + insert
    }
  }
}
