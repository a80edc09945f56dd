import ArcadeTesting

@testable import ArcadeData

extension Database {
  /// Puts the rows of a store that is in order in the place of all that are there.
  func makeSound() async throws {
    _ = try await read { _ in true }
    let tables = try TableShape.all(after: ArcadeSchema.migrations).map(\.name)
    let cleared = tables.filter { !["counters", "owners"].contains($0) }.map { "DELETE FROM \($0); " }.joined()
    let begun = "DELETE FROM owners WHERE owner <> ''; UPDATE counters SET value = 0;"
    try runByHand("BEGIN; \(cleared) \(begun) \(SoundRows.sql); COMMIT")
  }

  /// Edits rows of a file as a person might who also switches the checks off.
  func change(_ edit: String) async throws {
    try await write { connection in
      try connection.run("PRAGMA ignore_check_constraints = ON")
      try connection.run(edit)
      try connection.run("PRAGMA ignore_check_constraints = OFF")
    }
  }

  /// Runs statements as a person would, in the shell of whatever keeps it, where nothing sees to references, and to
  /// checks only where that is asked for.
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

/// What a shell complained of.
struct RefusedByShell: Error {
  let said: String
}
