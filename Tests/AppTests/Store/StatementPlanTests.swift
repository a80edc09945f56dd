import ArcadeData
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// No statement of any step scans a whole growing table.
final class StatementPlanTests: XCTestCase {
  /// The tables that stay small: they have a row for each owner, kind of game, deck, watch or setting.
  private static let small: Set = [
    "counters", "name_totals", "order_counts", "own_products", "owners", "price_totals", "schema_version",
    "store_settings", "watches", "word_decks", "word_totals",
  ]

  func testNoStatementReadsAWholeTableThatGrows() async throws {
    let (statements, name) = try await walked()
    XCTAssertGreaterThan(statements.count, 150)
    let folder = try TemporaryFolder()
    let file = Database(path: folder.path("plans.sqlite"), migrations: ArcadeSchema.migrations)
    try await file.read { _ in }
    let shell = try SQLiteShell(file.path)
    defer { shell.close() }
    let cluster = try PostgreSQLCluster.shared.get()
    try cluster.psql(Self.observations, on: name)
    try cluster.psql(Self.planner, on: name)
    let planned = statements.sorted().filter {
      $0.wholeMatch(of: /(?s)(SELECT|INSERT|UPDATE|DELETE|WITH) .*/) != nil
    }
    let plans = try Self.plans(of: planned, by: cluster, on: name)
    XCTAssertEqual(plans.count, planned.count)
    for (sql, plan) in zip(planned, plans) {
      let read = Self.readWhole(inPostgreSQL: plan, of: sql)
      XCTAssertEqual(read.subtracting(Self.small), [], "\(sql)\n\(plan)")
      guard !Self.isForAServerAlone(sql) else { continue }
      let steps = try shell.run("EXPLAIN QUERY PLAN \(sql)")
      XCTAssertFalse(steps.contains("rror"), "\(sql)\n\(steps)")
      let scanned = Self.scanned(inSQLite: steps, of: sql)
      XCTAssertEqual(scanned.subtracting(Self.small), [], "\(sql)\n\(steps)")
    }
  }

  /// Rare operations on the whole store.
  private static let whole: Set = [
    "settings adopt", "settings erase", "shop export", "shop simulate", "store check", "store copy",
  ]

  /// Returns the statements that a server receives when every verb is used and every screen is opened.
  private func walked() async throws -> (statements: Set<String>, database: String) {
    let cluster = try PostgreSQLCluster.shared.get()
    let (address, name) = try cluster.makeNamedDatabase()
    let proxy = try PostgreSQLProxy(cluster)
    let verbs = try await EveryVerb(in: BareRun(store: proxy.address(of: address).text))
    for (system, lines) in Self.sessions { _ = await verbs.run([system, "--seed", "1"], typing: lines) }
    for (name, _, arguments) in verbs.operands where !Self.whole.contains(name) { _ = await verbs.run(arguments) }
    _ = await verbs.run(["shop", "export", "--since", "2026-11-20"])
    return (proxy.statements, name)
  }

  private static let sessions = [
    (
      "shop",
      [
        "MUG", "2*TSHIRT", "cart", "remove MUG", "undo", "discounts", "pay cash 100", "order 1", "refund 1", "yes",
        "orders", "orders 2026-11-20", "day", "float 50", "in 5 change", "out 3 milk", "close 52", "yes", "closings",
        "list", "VOUCHER", "pay card", "decline", "give up", "clear", "yes",
      ]
    ),
    (
      "prices",
      [
        "play", "1", "2", "skip", "hint", "finish", "answers", "stats", "daily", "50", "standings", "history", "best",
        "mix", "info", "back", "play", "1",
      ]
    ),
    ("names", ["people", "timed", "1", "2", "finish", "stats", "history", "best", "hint", "practice", "1", "2", "3"]),
    (
      "words", ["play", "r", "w", "r", "stats", "words", "missed", "r", "history", "open 1", "best", "decks", "topics"]
    ),
    (
      "observe",
      [
        "1", "update", "sort price", "only unread", "4", "history price", "history stock", "next", "back", "updates",
        "mark all read", "watches", "update", "sources", "rename 1 lamp2",
      ]
    ),
  ]

  /// Enough observations for the planner to find a listing's newest one by an index.
  private static let observations = """
    SET search_path TO arcade;
    INSERT INTO watches (id, name, source, keyword, sort_order, result_count)
      VALUES (99, 'bulk', 'demo', 'b', 'popularity', 10);
    INSERT INTO listings (id, watch_id, item_id, name, rank, state, is_unread, has_returned)
      SELECT 10000 + i, 99, 'b' || i, 'B', i, 'observing', FALSE, FALSE FROM generate_series(1, 1000) AS i;
    INSERT INTO price_history (listing_id, observed_at)
      SELECT 10001 + i % 1000, '2026-11-20T09:00:00.000Z' FROM generate_series(1, 20000) AS i;
    INSERT INTO review_count_history (listing_id, observed_at) SELECT listing_id, observed_at FROM price_history;
    INSERT INTO review_average_history (listing_id, observed_at) SELECT listing_id, observed_at FROM price_history;
    INSERT INTO stock_history (listing_id, observed_at) SELECT listing_id, observed_at FROM price_history;
    ANALYZE listings, price_history, review_count_history, review_average_history, stock_history
    """

  /// The query that plans a statement without its values.
  private static let planner = """
    CREATE FUNCTION arcade.plan(sql TEXT) RETURNS SETOF TEXT LANGUAGE plpgsql
      SET search_path TO arcade SET enable_seqscan TO off SET enable_hashjoin TO off SET enable_mergejoin TO off
      SET plan_cache_mode TO force_generic_plan AS $$
    DECLARE
      count INTEGER := (
        SELECT coalesce(max(CAST(places[1] AS INTEGER)), 0) FROM regexp_matches(sql, '\\$(\\d+)', 'g') AS places
      );
    BEGIN
      EXECUTE 'PREPARE planned AS ' || sql;
      RETURN QUERY EXECUTE 'EXPLAIN EXECUTE planned'
        || CASE WHEN count > 0 THEN '(' || array_to_string(array_fill('NULL'::TEXT, ARRAY[count]), ', ') || ')' ELSE '' END;
      DEALLOCATE planned;
    END $$
    """

  /// Returns the server's plans of statements, as many in a call as fit a command line.
  private static func plans(
    of statements: [String],
    by cluster: PostgreSQLCluster,
    on database: String
  ) throws -> [String] {
    try stride(from: 0, to: statements.count, by: 40).flatMap { first in
      let asked = statements.dropFirst(first).prefix(40).map { "SELECT '@'; SELECT arcade.plan($sql$\($0)$sql$);" }
      let said = "\n" + (try cluster.psql(asked.joined(), on: database))
      return said.split(separator: "\n@\n").map(String.init)
    }
  }

  /// Returns the tables that a plan of PostgreSQL scans; an ordered index of a plan that ends early is no scan.
  private static func readWhole(inPostgreSQL plan: String, of sql: String) -> Set<String> {
    let lines = plan.split(separator: "\n").map(String.init)
    var tables: Set<String> = []
    for (place, line) in lines.enumerated() {
      guard let scan = line.firstMatch(of: /(Seq Scan|Index Scan|Index Only Scan|Bitmap Heap Scan).* on (\w+)/) else {
        continue
      }
      let depth = line.prefix { $0 == " " }.count
      let own = lines[(place + 1)...].prefix { $0.prefix { $0 == " " }.count > depth && !$0.contains("->") }
      let isFound = own.contains { $0.contains("Index Cond") || $0.contains("Recheck Cond") }
      if !isFound, scan.output.1 == "Seq Scan" || !endsEarly(sql) { tables.insert(String(scan.output.2)) }
    }
    return tables
  }

  /// Returns the tables that a plan of SQLite scans, without temporary ones.
  private static func scanned(inSQLite plan: String, of sql: String) -> Set<String> {
    if endsEarly(sql), !plan.contains("USE TEMP B-TREE FOR ORDER BY") { return [] }
    let made = Set(plan.matches(of: /(MATERIALIZE|CO-ROUTINE) (\w+)/).map { String($0.output.2) })
    let scans = Set(plan.matches(of: /SCAN (?!\d+ CONSTANT)(\w+)/).map { String($0.output.1) }).subtracting(made)
    return Set(scans.map { table(called: $0, in: sql) }).subtracting(["CONSTANT"])
  }

  /// Whether the statement needs only the first rows of a table.
  private static func endsEarly(_ sql: String) -> Bool {
    sql.contains("LIMIT") && sql.contains("ORDER BY") && !sql.contains("WHERE")
  }

  /// Returns the table with an alias in a statement.
  private static func table(called name: String, in sql: String) -> String {
    let alias = try? Regex("(\\w+) AS \(name)\\b")
    let table = alias.flatMap { sql.firstMatch(of: $0) }?[1].substring
    return table.map(String.init) ?? name
  }

  private static func isForAServerAlone(_ sql: String) -> Bool {
    ["FOR NO KEY UPDATE", "_step(", "require_version", "clock_timestamp", "pg_", "SELECT 1 AS"].contains {
      sql.contains($0)
    }
  }
}
