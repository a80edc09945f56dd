#if os(Linux) || os(macOS)
  import Foundation

  /// A `psql` session, which stays open and keeps its locks until it is ended.
  public final class PostgreSQLSession {
    private let shell = Process()
    private let (input, output) = (Pipe(), Pipe())

    /// Opens a session on a database of a cluster.
    public init(_ cluster: PostgreSQLCluster, on database: String) throws {
      shell.executableURL = URL(filePath: "/usr/bin/env")
      shell.arguments = ["psql", "-X", "-q", "-A", "-t", "-h", cluster.folder, "-U", "arcade", "-d", database]
      shell.standardInput = input
      shell.standardOutput = output
      try shell.run()
    }

    deinit { end() }

    /// Runs statements and waits for them.
    public func run(_ sql: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data("\(sql);\n\\echo done\n".utf8))
      var said = ""
      while !said.contains("done\n") {
        let bytes = output.fileHandleForReading.availableData
        guard !bytes.isEmpty else { throw PostgreSQLMissing(said: said) }
        said += String(decoding: bytes, as: UTF8.self)
      }
    }

    /// Ends the session, and waits until its locks are released.
    public func end() {
      try? input.fileHandleForWriting.close()
      shell.waitUntilExit()
    }
  }

  extension PostgreSQLCluster {
    /// Waits until a number of connections to a database wait for a lock, with a statement that contains a text.
    ///
    /// It stops early if `hasHappened` returns true.
    public func waitUntil(
      _ count: Int,
      on database: String,
      waitsWith text: String = "",
      or hasHappened: () -> Bool = { false }
    ) throws {
      let waiting = """
        SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%\(text)%'
        """
      let deadline = ContinuousClock.now + .seconds(60)
      while !hasHappened(), try psql(waiting, on: database) != "\(count)" {
        guard ContinuousClock.now < deadline else { throw PostgreSQLMissing(said: "nobody waits for a lock") }
      }
    }
  }
#endif
