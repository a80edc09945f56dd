import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// A database of the version in which everything belonged to the only one there was.
final class OldStoreTests: XCTestCase {
  /// How many steps had led to it.
  private static let steps = 15

  func testWhatWasThereBelongsToNobody() async throws {
    let new = try await migrated()
    let (nobody, ana) = (Owner.nobody, try XCTUnwrap(Owner("Ana")))

    let pieces = try await [nobody, ana].asyncMap { owner in
      try await SQLCartRepository(database: new, owner: owner).cart()?.pieces
    }
    XCTAssertEqual(pieces, [2, nil])
    let pending = try await [nobody, ana].asyncMap { owner in
      try await SQLPaymentRepository(database: new, owner: owner).pending().map(\.id.number)
    }
    XCTAssertEqual(pending, [[2], []])
    let orders = try await SQLOrderRepository(database: new).orders()
    XCTAssertEqual(orders.map(\.till), [.nobody])
    let mixes = try await [nobody, ana].asyncMap { owner in
      try await SQLPriceGameRepository(database: new, owner: owner).mix().map(\.id)
    }
    XCTAssertEqual(mixes, [[3], []])
    let seen = try await [nobody, ana].asyncMap { owner in
      try await SQLPriceGameRepository(database: new, owner: owner).hasSeenInstructions()
    }
    XCTAssertEqual(seen, [true, false])
    let names = try await SQLNameGameRepository(database: new).everybodysHistory()
    XCTAssertEqual(names.map(\.owner), [.nobody])
    let lesson = WordLesson(Deck.ID(rawValue: "eng-spa"))
    let missed = try await [nobody, ana].asyncMap { owner in
      try await SQLWordGameRepository(database: new, owner: owner).tallies(of: lesson).map(\.isMissed)
    }
    XCTAssertEqual(missed, [[true], []])
    let games = try await SQLWordGameRepository(database: new).everybodysHistory()
    XCTAssertEqual(games.map(\.owner), [.nobody])
  }

  /// Fills a database of that version, and opens it in this one.
  private func migrated() async throws -> Database {
    let folder = try TemporaryFolder()
    addTeardownBlock { _ = folder }
    let path = folder.path("arcade.sqlite")
    let old = Database(path: path, migrations: Array(ArcadeSchema.migrations.prefix(Self.steps)))
    try await old.write { connection in
      for statement in Self.content.split(separator: ";\n") { try connection.run(String(statement)) }
    }
    await old.close()
    return Database(path: path, migrations: ArcadeSchema.migrations)
  }

  private static let content = """
    INSERT INTO cart_lines VALUES ('MUG', 0, 'Mug', 750, 'EUR', 2);
    INSERT INTO cart_shown VALUES (1500, 'EUR');
    INSERT INTO payment_attempts VALUES (1, 1, 'paid', '2026-01-01T00:00:00Z', '2026-01-01', 'EUR');
    INSERT INTO payment_attempts VALUES (2, 2, 'open', '2026-01-02T00:00:00Z', '2026-01-02', 'EUR');
    INSERT INTO sale_lines (attempt_id, position, code, name, unit_price_minor, quantity)
      VALUES (1, 0, 'MUG', 'Mug', 750, 1), (2, 0, 'MUG', 'Mug', 750, 2);
    INSERT INTO orders VALUES (1, 1, '2026-01-01T00:00:01Z', 'r-1');
    INSERT INTO price_mix VALUES (0, 3, '["Kitchen"]');
    INSERT INTO price_notes VALUES ('instructions');
    INSERT INTO name_games VALUES (1, 'practice', 3, 1, 1000, '2026-01-01T00:00:00Z');
    INSERT INTO word_games
      VALUES (1, 'eng-spa', 'forward', 'Sample', NULL, 0, '2026-01-01T00:00:00Z', '2026-01-01T00:01:00Z');
    INSERT INTO word_rounds VALUES (1, 1, 'a\tb', 'a', 'b', 'b', 'wrong');
    INSERT INTO word_missed VALUES ('eng-spa', 'forward', 'a\tb')
    """
}

extension Sequence {
  /// Makes something of each element, one after the other.
  fileprivate func asyncMap<Value>(_ make: (Element) async throws -> Value) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await make(element)) }
    return values
  }
}
