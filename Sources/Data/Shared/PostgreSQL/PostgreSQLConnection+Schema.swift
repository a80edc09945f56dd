import ArcadeDomain

// The set-up before the first transaction, which runs scripts one after another.
extension PostgreSQLConnection {
  /// Sets the options of the session if its process ID shows that there is no pooler, or if `isSure`; returns whether
  /// it did. A pooler reports another process ID. Synchronous commits are switched on if they are off.
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

  /// Returns the process ID of the server's connection.
  func backend() throws(RepositoryError) -> String? { try lastRow(of: "SELECT pg_backend_pid()") }

  /// Runs the missing migrations, all or none; the first process to arrive runs them for all.
  func migrate(_ migrations: [Migration]) throws(RepositoryError) {
    let version = try version()
    try requireVersion(version, upTo: migrations.count)
    guard version ?? 0 < migrations.count || version == nil else { return }
    try requireUnicode()
    do throws(RepositoryError) {
      try execute("BEGIN; SELECT pg_advisory_xact_lock(\(Self.lock))")
      try requireVersion(try self.version(), upTo: migrations.count)
      if try self.version() == nil { try makeBase() }
      // This waits for transactions of older versions, and blocks new ones.
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

  /// Creates the base of every schema, unless a foreign schema has that name.
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

  /// Deletes the records of steps that nobody will ask about.
  func clearSteps() throws(RepositoryError) {
    // Two processes that do this at once skip each other's rows.
    let script = """
      SET lock_timeout TO \(limits.lock.wholeMilliseconds);
      DELETE FROM steps WHERE id IN (
        SELECT id FROM steps WHERE made_at < now() - INTERVAL '1 day' LIMIT 10000 FOR UPDATE SKIP LOCKED
      )
      """
    do throws(RepositoryError) {
      try execute(script)
    } catch {
      // Harmless on a read-only server, or for a user who may only read.
      guard !isBroken, error.code == .storeReadOnly || error.code == .storeForbidden else { throw error }
    }
  }

  func execute(_ script: String) throws(RepositoryError) { _ = try lastRow(of: script) }

  /// Returns the number of migrations that the schema has run; nil if there is none. Throws if the schema predates the
  /// first release, when the version table had one column and any number of rows.
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

  /// Runs a script, and returns the first value of its last row; nil for NULL or no row.
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

  /// The ID of Arcade's advisory lock: `ARCD`.
  private static let lock = 0x4152_4344

  /// The base of every schema besides the tables of the systems.
  ///
  /// Each writing transaction records its step. If the answer to its commit is lost, the record shows whether it was
  /// committed. `begin_step` fails, and its transaction with it, if the step is already recorded, because an attempt
  /// may arrive late. A retry first calls `resume_step`, which waits for unfinished attempts and returns whether the
  /// step is still to be done. A record is deleted with the next step of its connection, if its only attempt was on
  /// that connection and its answer arrived. Nothing of that step can then arrive late.
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
