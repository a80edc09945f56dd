import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A file with impossible numbers, written past all constraints: each verb continues or names a row, and none
/// crashes.
///
/// The store check finds each of them.
final class EveryIntegerTests: XCTestCase {
  func testEveryNumberOfTheShopIsReadWithCare() async throws {
    try await sweep(
      "cart_ sale_ payment_ orders refund closings drawer_ own_products practice_ promotion_ counters skipped_",
      verbs: [
        "shop orders", "shop orders --csv", "shop order 1", "shop order 2", "shop day 1970-01-01", "shop export",
        "shop why MUG=2", "shop simulate --discounts {deals}", "settings who",
      ],
      session: ["shop"],
      typing: ["cart", "MUG", "undo", "undo", "orders", "1", "refund 1", "no", "closings", "1", "day", "pay", "no"]
    )
  }

  func testEveryNumberOfTheGamesIsReadWithCare() async throws {
    try await sweep(
      "price_games price_rounds price_products price_options price_upcoming price_game_ price_mix price_notes price_guesses name_ word_ review_answers review_cards",
      verbs: [
        "prices history", "prices best", "prices daily", "names history", "names best", "words decks",
        "words export Verbs",
        "words history", "words best", "words progress", "names progress",
      ],
      session: ["prices"],
      typing: [
        "play", "1", "finish", "daily", "50", "standings", "menu", "names", "practice", "1", "stats", "menu", "words",
        "play", "r", "stats",
      ]
    )
  }

  func testEveryNumberOfTheObservatoryIsReadWithCare() async throws {
    try await sweep(
      "watches listings watch_ price_history review_ stock_ feed_",
      verbs: [
        "observe list", "observe list tea", "observe history tea tea-012", "observe export tea", "observe update",
      ],
      session: ["observe"],
      typing: ["1", "1", "back", "update"]
    )
  }

  /// Sets each number in the tables with a prefix to three invalid values, and runs each verb on it.
  private func sweep(_ prefixes: String, verbs: [String], session: [String], typing: [String]) async throws {
    let run = try await makeRun()
    let deals = run.folder.path("deals.json")
    let verbs = verbs.map { $0.replacing("{deals}", with: deals).split(separator: " ").map(String.init) }
    let original = run.folder.path("original.sqlite")
    let columns = try integers(of: original).filter { name in
      prefixes.split(separator: " ").contains { name.table.hasPrefix($0) }
    }
    XCTAssertGreaterThan(columns.count, 10)
    let changes = columns.flatMap { column in
      [Int64.max, .min, -7].map { "UPDATE OR IGNORE \(column.table) SET \(column.name) = \($0)" }
    }
    // All of them, or every eighth one, which cover all three values.
    for change in stride(from: 0, to: changes.count, by: 8 / FuzzShare.of(8, usually: 1)).map({ changes[$0] }) {
      guard try put(original, changedBy: change, into: run) else { continue }
      for words in verbs {
        let outcome = await run(words)
        // A row with a changed number may be missing.
        let isSaid = [.done, .badData].contains(outcome.exit) || outcome.complained.contains(" no ")
        XCTAssertTrue(isSaid, "\(change): \(words): \(outcome.complained)")
        guard outcome.exit == .badData, !outcome.complained.hasPrefix("No product") else { continue }
        let said = (outcome.printed + outcome.complained).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        XCTAssertTrue(said.contains(#/\w \(\w+ = /#), "\(change): \(words): \(said)")
      }
      let isFree = Self.free.contains { change.contains("\($0) = ") }
      expectEqual(await run(["store", "check"]).exit, isFree ? .done : .badData, change)
      _ = await run(session, typing: typing)
    }
  }

  /// The columns that can hold any number.
  private static let free = [
    "payment_attempts SET nonce", "price_games SET began_with", "price_game_categories SET category_id",
  ]

  /// Sells, refunds, closes a drawer, leaves a cart and an open payment, plays and watches.
  private func makeRun() async throws -> BareRun {
    let run = try await EveryVerb().run
    _ = await run(
      ["shop"],
      typing: ["float 50", "MUG 2", "TSHIRT", "VOUCHER 2", "pay cash 100", "refund 2 MUG 1", "yes"]
    )
    _ = await run(
      ["shop"],
      typing: ["in 5 coins", "close 100", "yes", "float 20", "TSHIRT 3", "pay", "MUG 2", "VOUCHER"]
    )
    let terminal = ["ARCADE_SHOP_CARD": "terminal"]
    _ = await run(
      ["shop", "--as", "till-2"],
      typing: ["add-product TOM 3.20/kg Tomatoes", "TOM 350g", "pay"],
      environment: terminal
    )
    try run.sql("VACUUM INTO '\(run.folder.path("original.sqlite"))'")
    return run
  }

  private func integers(of file: String) throws -> [(table: String, name: String)] {
    let columns = """
      SELECT tables.name || ' ' || columns.name FROM sqlite_master AS tables, pragma_table_xinfo(tables.name) AS columns
      WHERE tables.type = 'table' AND columns.type = 'INTEGER' AND columns.hidden = 0 ORDER BY 1
      """
    return try SQLiteShell.run(columns, on: file).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  }

  /// Whether anything was changed: some numbers must be unique.
  private func put(_ original: String, changedBy change: String, into run: BareRun) throws -> Bool {
    let file = run.folder.path("data/arcade.sqlite")
    for suffix in ["", "-wal", "-shm", "-numbers"] { try? FileManager.default.removeItem(atPath: file + suffix) }
    try FileManager.default.copyItem(atPath: original, toPath: file)
    return try run.sql("PRAGMA ignore_check_constraints = ON; \(change); SELECT changes()") != "0"
  }
}
