import ArcadeDomain

// What is done before the first transaction: with scripts, one after the other.
extension PostgreSQLConnection {
  /// Says how we want to be treated, where it is the server itself that listens, or `isSure` that nobody else does;
  /// returns whether it was said. A server that would lose what it acknowledged is told not to. Behind a pooler it
  /// calls itself by another number.
  func prepareSession(of process: String, isSure: Bool = false) throws(RepositoryError) -> Bool {
    let isHeard = isSure ? "TRUE" : "pg_backend_pid() = \(library.backendPID(handle))"
    let script = """
      SELECT set_config(name, value, false) FROM (
        VALUES ('search_path', 'arcade'), ('statement_timeout', '\(limits.statement.wholeMilliseconds)'),
          ('lock_timeout', '\(limits.statement.wholeMilliseconds)'),
          ('idle_in_transaction_session_timeout', '\(limits.idle.wholeMilliseconds)'),
          ('standard_conforming_strings', 'on'), ('bytea_output', 'hex'), ('arcade.process', '\(process)'),
          ('synchronous_commit', CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on' END)
      ) AS wanted (name, value) WHERE value IS NOT NULL AND \(isHeard);
      SELECT \(isHeard)
      """
    return try lastRow(of: script) == "t"
  }

  /// Which of its connections the server answers on.
  func backend() throws(RepositoryError) -> String? { try lastRow(of: "SELECT pg_backend_pid()") }

  /// Runs the migrations that the schema has not seen, all or none; whoever comes first does it for all.
  func migrate(_ migrations: [Migration]) throws(RepositoryError) {
    let version = try version()
    try requireVersion(version, upTo: migrations.count)
    guard version ?? 0 < migrations.count || version == nil else { return }
    try requireUnicode()
    do throws(RepositoryError) {
      try execute("BEGIN; SELECT pg_advisory_xact_lock(\(Self.lock))")
      try requireVersion(try self.version(), upTo: migrations.count)
      if try self.version() == nil { try makeBase() }
      // Transactions of older versions end first, and those that come meanwhile wait.
      try execute("LOCK TABLE schema_version IN ACCESS EXCLUSIVE MODE")
      try execute("SET LOCAL statement_timeout TO \(limits.migration.wholeMilliseconds)")
      for migration in try migrations.after(self.version() ?? 0, of: subject) where migration != .unreleased {
        _ = try lastRow(of: migration.postgreSQL, within: limits.migration)
      }
      try execute("UPDATE schema_version SET version = \(migrations.count); COMMIT")
    } catch {
      if !isBroken { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Makes what every schema has, unless somebody else has a schema of that name.
  private func makeBase() throws(RepositoryError) {
    let theirs = """
      SELECT 1 FROM pg_namespace AS ours WHERE nspname = 'arcade' AND (
        EXISTS (SELECT 1 FROM pg_class WHERE relnamespace = ours.oid)
        OR EXISTS (SELECT 1 FROM pg_proc WHERE pronamespace = ours.oid)
        OR EXISTS (SELECT 1 FROM pg_type WHERE typnamespace = ours.oid))
      """
    guard try lastRow(of: theirs) == nil else { throw RepositoryError(.storeTaken, subject: subject) }
    try execute(Self.base + Migration.comments(in: Self.base))
  }

  /// Removes the notes of steps about which nobody will ask any more.
  func clearSteps() throws(RepositoryError) {
    // Two who do this at once leave each other's rows alone.
    let script = """
      SET lock_timeout TO \(limits.lock.wholeMilliseconds);
      DELETE FROM steps WHERE id IN (
        SELECT id FROM steps WHERE made_at < now() - INTERVAL '1 day' LIMIT 10000 FOR UPDATE SKIP LOCKED
      )
      """
    do throws(RepositoryError) {
      try execute(script)
    } catch {
      // A server that only answers questions keeps them, and so does one to somebody who may only read.
      guard !isBroken, error.code == .storeReadOnly || error.code == .storeForbidden else { throw error }
    }
  }

  func execute(_ script: String) throws(RepositoryError) { _ = try lastRow(of: script) }

  /// The number of migrations that the schema has seen; nil where there is none, and an error where it was made before.
  /// Before, the table of versions had one column and could have any number of rows.
  private func version() throws(RepositoryError) -> Int? {
    let ours = """
      SELECT 1 FROM pg_attribute
      WHERE attrelid = to_regclass('arcade.schema_version') AND attname = 'version' AND atttypid = 'BIGINT'::regtype
      """
    guard try lastRow(of: ours) != nil else { return nil }
    let before = "SELECT version FROM arcade.schema_version AS held WHERE NOT to_jsonb(held) ? 'is_only'"
    if let version = try lastRow(of: before) { throw RepositoryError(.olderVersion, subject: subject, detail: version) }
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
  private func lastRow(of script: String, within limit: Duration? = nil) throws(RepositoryError) -> String? {
    try require(library.sendQuery(handle, script))
    var (value, failure): (String?, RepositoryError?)
    while true {
      try waitForResult(within: limit)
      guard let next = library.getResult(handle) else { break }
      let result = PostgreSQLResult(next, library)
      if result.status == .failed { failure = failure ?? self.failure(of: result, in: script) }
      guard result.status == .rows, result.rowCount > 0 else { continue }
      value = result.value(row: result.rowCount - 1, column: 0) { String(decoding: $0, as: UTF8.self) }
    }
    if let failure { throw failure }
    return value
  }

  /// Whose lock it is: `ARCD`.
  private static let lock = 0x4152_4344

  /// What every schema has besides the tables of the systems. Each transaction that writes notes its step: where the
  /// answer to its end is lost, the note tells whether it took place. `begin_step` fails, and with it all that was sent
  /// with it, where the step has been done: a try may arrive late, after another one. Whoever tries again asks
  /// `resume_step` whether there is still something to do; it waits for an earlier try that is not at its end yet. A
  /// note is removed with the next step of its connection where its step was tried there alone and its end was heard,
  /// as nothing of it can arrive late then.
  private static let base = """
    CREATE SCHEMA IF NOT EXISTS arcade;
    CREATE TABLE schema_version (              -- the version of the tables, in one row
      version BIGINT NOT NULL,                 -- what it is counted by, from 1
      is_only BOOLEAN PRIMARY KEY DEFAULT TRUE CONSTRAINT there_is_one_row CHECK (is_only)  -- true: there is one row
    );
    INSERT INTO schema_version (version) VALUES (0);
    CREATE TABLE steps (                       -- which transactions took place, where an answer was lost
      id      TEXT PRIMARY KEY CONSTRAINT id_is_not_empty CHECK (id <> ''),  -- of one transaction, by chance
      made_at TIMESTAMPTZ NOT NULL DEFAULT now(),  -- when it took place
      made_in XID8 NOT NULL DEFAULT pg_current_xact_id(),  -- the transaction itself
      process TEXT NOT NULL DEFAULT coalesce(current_setting('arcade.process', true), '')  -- who made it
    );
    CREATE INDEX steps_by_transaction ON steps (made_in);
    CREATE INDEX steps_by_age ON steps (made_at);
    CREATE FUNCTION require_version(known BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$
    BEGIN
      LOCK TABLE arcade.schema_version IN ACCESS SHARE MODE;
      IF (SELECT version FROM arcade.schema_version) > known THEN
        RAISE EXCEPTION 'a newer version has changed the tables' USING ERRCODE = '\(PostgreSQLFailure.newerVersion)';
      END IF;
    END $$;
    CREATE FUNCTION begin_step(step TEXT, known BIGINT, heard TEXT) RETURNS VOID LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM arcade.require_version(known);
      DELETE FROM arcade.steps WHERE id = heard;
      INSERT INTO arcade.steps (id) VALUES (step);
    END $$;
    CREATE FUNCTION resume_step(step TEXT, known BIGINT) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM arcade.require_version(known);
      INSERT INTO arcade.steps (id) VALUES (step) ON CONFLICT DO NOTHING;
      RETURN FOUND;
    END $$;
    """
}
