#if os(Linux) || os(macOS)
  import Foundation

  /// The `sqlite3` shell on a database: another process that reads, writes and can be killed.
  public final class SQLiteShell {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    /// Starts a shell on a file.
    public init(_ path: String) throws {
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["sqlite3", "-batch", path]
      process.standardInput = input
      process.standardOutput = output
      process.standardError = output
      try process.run()
    }

    deinit { kill() }

    /// Runs statements on a file in their own shell, which then exits or is killed.
    @discardableResult
    public static func run(_ sql: String, on path: String, isKilled: Bool = false) throws -> String {
      let shell = try SQLiteShell(path)
      let printed = try shell.run(sql)
      isKilled ? shell.kill() : shell.close()
      return printed
    }

    /// Runs statements and returns their output.
    @discardableResult
    public func run(_ sql: String) throws -> String {
      let end = "end of \(UUID().uuidString)"
      try input.fileHandleForWriting.write(contentsOf: Data("\(sql);\n.print \(end)\n".utf8))
      var printed = ""
      while !printed.contains(end) {
        let bytes = output.fileHandleForReading.availableData
        guard !bytes.isEmpty else { break }
        printed += String(decoding: bytes, as: UTF8.self)
      }
      return printed.replacing("\(end)\n", with: "").trimmingCharacters(in: .newlines)
    }

    /// Kills the shell, like a power failure.
    public func kill() {
      guard process.isRunning else { return }
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    /// Exits the shell, which closes the database.
    public func close() {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
    }
  }
#endif
