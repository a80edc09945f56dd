#if os(Linux) || os(macOS)
  import Foundation

  /// A connection of PostgreSQL's own shell, which stays open and keeps its locks until it is ended.
  public final class PostgreSQLSession {
    private let shell = Process()
    private let (input, output) = (Pipe(), Pipe())

    /// Opens one on a database of a cluster.
    public init(_ cluster: PostgreSQLCluster, on database: String) throws {
      shell.executableURL = URL(filePath: "/usr/bin/env")
      shell.arguments = ["psql", "-X", "-q", "-A", "-t", "-h", cluster.folder, "-U", "arcade", "-d", database]
      shell.standardInput = input
      shell.standardOutput = output
      try shell.run()
    }

    deinit { end() }

    /// Runs statements and waits until they are done.
    public func run(_ sql: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data("\(sql);\n\\echo done\n".utf8))
      var said = ""
      while !said.contains("done\n") {
        let bytes = output.fileHandleForReading.availableData
        guard !bytes.isEmpty else { throw PostgreSQLMissing(said: said) }
        said += String(decoding: bytes, as: UTF8.self)
      }
    }

    /// Ends it, and waits until its locks are free.
    public func end() {
      try? input.fileHandleForWriting.close()
      shell.waitUntilExit()
    }
  }

  extension PostgreSQLCluster {
    /// Waits until so many connections to a database wait for a lock, with a statement that holds a text.
    ///
    /// It stops before that where something else has happened.
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
