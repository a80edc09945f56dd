import ArcadeDomain

// What is done before the first transaction: with scripts, one after the other.
extension PostgreSQLConnection {
  /// Says how we want to be treated; a server that would lose what it acknowledged is told not to.
  func prepareSession(of process: String) throws(RepositoryError) {
    try execute(
      """
      SET search_path TO arcade;
      SET statement_timeout TO '30s';
      SET lock_timeout TO '5s';
      SET idle_in_transaction_session_timeout TO '60s';
      SET standard_conforming_strings TO on;
      SET bytea_output TO hex;
      SET arcade.process TO '\(process)';
      SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
      """
    )
  }

  /// Runs the migrations that the schema has not seen, all or none; whoever comes first does it for all.
  func migrate(_ migrations: [Migration]) throws(RepositoryError) {
    let version = try version()
    try requireVersion(version, upTo: migrations.count)
    guard version ?? 0 < migrations.count || version == nil else { return }
    try requireUnicode()
    do throws(RepositoryError) {
      try execute("BEGIN; SET LOCAL lock_timeout TO '30s'; SELECT pg_advisory_xact_lock(\(Self.lock))")
      try requireVersion(try self.version(), upTo: migrations.count)
      if try self.version() == nil { try execute(Self.base) }
      for migration in try migrations.dropFirst(self.version() ?? 0) where !migration.postgreSQL.isEmpty {
        try execute(migration.postgreSQL)
      }
      try execute("UPDATE schema_version SET version = \(migrations.count); COMMIT")
    } catch {
      if !isBroken { try? execute("ROLLBACK") }
      throw error
    }
  }

  func execute(_ script: String) throws(RepositoryError) { _ = try lastRow(of: script) }

  /// The number of migrations that the schema has seen; nil where there is none.
  private func version() throws(RepositoryError) -> Int? {
    guard try lastRow(of: "SELECT to_regclass('arcade.schema_version')") != nil else { return nil }
    return try lastRow(of: "SELECT version FROM arcade.schema_version").flatMap { Int($0) }
  }

  private func requireVersion(_ version: Int?, upTo newest: Int) throws(RepositoryError) {
    guard let version, version > newest else { return }
    throw RepositoryError(.newerVersion, subject: subject, detail: "version \(version), known up to \(newest)")
  }

  private func requireUnicode() throws(RepositoryError) {
    let encoding = library.parameter(handle, "server_encoding").map { String(cString: $0) } ?? ""
    guard encoding != "UTF8" else { return }
    throw RepositoryError(.storeEncoding, subject: subject, detail: encoding)
  }

  /// Runs all statements of a script, and returns the first value of its last row; nil for NULL and for none.
  private func lastRow(of script: String) throws(RepositoryError) -> String? {
    try require(library.sendQuery(handle, script))
    var (value, failure): (String?, RepositoryError?)
    while true {
      try waitForResult()
      guard let next = library.getResult(handle) else { break }
      let result = PostgreSQLResult(next, library)
      if result.status == .failed { failure = failure ?? self.failure(of: result, in: script) }
      guard result.status == .rows, result.rowCount > 0 else { continue }
      value = result.bytes(row: result.rowCount - 1, column: 0).map { String(decoding: $0, as: UTF8.self) }
    }
    if let failure { throw failure }
    return value
  }

  /// Whose lock it is: `ARCD`.
  private static let lock = 0x4152_4344

  /// What every schema has besides the tables of the systems.
  ///
  /// Each transaction that writes notes its step: where the answer to its end is
  /// lost, the note tells whether it took place. `begin_step` waits for an earlier
  /// try of the same step that is not at its end yet.
  private static let base = """
    CREATE SCHEMA IF NOT EXISTS arcade;
    CREATE TABLE schema_version (version BIGINT NOT NULL);
    INSERT INTO schema_version VALUES (0);
    CREATE TABLE steps (
      id      TEXT PRIMARY KEY,
      made_at TIMESTAMPTZ NOT NULL DEFAULT now()
    );
    CREATE FUNCTION require_version(known BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(\(lock));
      IF (SELECT version FROM arcade.schema_version) > known THEN
        RAISE EXCEPTION 'a newer version has changed the tables' USING ERRCODE = '\(PostgreSQLFailure.newerVersion)';
      END IF;
    END $$;
    CREATE FUNCTION begin_step(step TEXT, known BIGINT) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM arcade.require_version(known);
      PERFORM pg_notify('arcade', current_setting('arcade.process', true));
      INSERT INTO arcade.steps (id) VALUES (step) ON CONFLICT DO NOTHING;
      RETURN FOUND;
    END $$;
    """
}
