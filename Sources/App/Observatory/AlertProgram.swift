import ArcadeConsole
import ArcadeDomain
import Foundation

/// Runs a program for each alert, with its JSON object on standard input.
///
/// It gets an argument list, never a shell command line. Its output goes to standard error, because standard output
/// holds Arcade's own documents and lines.
struct AlertProgram: AlertSender {
  let channel = AlertChannel.program
  /// The program, then its arguments.
  private let words: [String]
  private let environment: [String: String]
  private let limit: Duration

  /// The environment variables that a program gets besides `LC_…`; others may hold settings, keys and passwords.
  private static let passedOn: Set = [
    "PATH", "HOME", "LANG", "TERM", "COLORTERM", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR",
    "DBUS_SESSION_BUS_ADDRESS",
  ]

  init(_ words: [String], environment: [String: String], limit: Duration = .seconds(30)) {
    self.environment = environment.filter { Self.passedOn.contains($0.key) || $0.key.hasPrefix("LC_") }
    (self.words, self.limit) = (words, limit)
  }

  func send(_ alert: PriceAlert, of watch: Watch) async throws(RepositoryError) {
    let name = words.first ?? ""
    let path = name.contains("/") ? name : ProgramSearch.path(of: name, environment: environment)
    let process = Process()
    guard let path, FileManager.default.isExecutableFile(atPath: path) else {
      throw RepositoryError(.noSuchProgram, subject: name)
    }
    process.executableURL = URL(filePath: path)
    process.arguments = Array(words.dropFirst())
    process.environment = environment
    process.standardOutput = FileHandle.standardError
    guard let status = await process.status(given: alert.json(of: watch).text + "\n", within: limit) else {
      throw RepositoryError(.timedOut, subject: name)
    }
    guard status == 0 else { throw RepositoryError(.programFailed, subject: name, detail: "exit \(status)") }
  }
}

extension Process {
  /// Runs the program with a text on its standard input, and returns its exit status.
  ///
  /// Returns nil if it took too long; then it is killed with all its children.
  fileprivate func status(given text: String, within limit: Duration) async -> Int32? {
    let input = Pipe()
    standardInput = input
    let (ends, end) = AsyncStream.makeStream(of: Int32?.self)
    terminationHandler = {
      end.yield($0.terminationReason == .exit ? $0.terminationStatus : 128 + $0.terminationStatus)
    }
    guard (try? run()) != nil else { return 127 }
    // Foundation starts the program in a process group of its own.
    let rule = getpgid(processIdentifier) == processIdentifier ? -processIdentifier : processIdentifier
    Signals.companion(rule)
    defer { Signals.companion(nil) }
    let deadline = DispatchTime.now() + limit / .seconds(1)
    DispatchQueue.global().asyncAfter(deadline: deadline) { end.yield(nil) }
    DispatchQueue.global().async {
      input.fileHandleForWriting.write(Array(text.utf8), until: deadline)
      try? input.fileHandleForWriting.close()
    }
    for await status in ends {
      if status == nil { kill(rule, SIGKILL) }
      return status
    }
    kill(rule, SIGKILL)
    return nil
  }
}

extension FileHandle {
  /// Writes bytes until a deadline or until the reader ends; a program may end without reading everything.
  fileprivate func write(_ bytes: [UInt8], until deadline: DispatchTime) {
    let flags = fcntl(fileDescriptor, F_GETFL)
    guard flags >= 0, fcntl(fileDescriptor, F_SETFL, flags | O_NONBLOCK) >= 0 else { return }
    var cooldown = bytes[...]
    while !cooldown.isEmpty {
      let count = cooldown.withUnsafeBytes { Foundation.write(fileDescriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        cooldown = cooldown.dropFirst(count)
        continue
      }
      let now = DispatchTime.now()
      guard errno == EAGAIN || errno == EINTR, now < deadline else { return }
      var rule = pollfd(fd: fileDescriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&rule, 1, Int32((deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000) + 1)
    }
  }
}
