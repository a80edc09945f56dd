import Foundation

/// A program in its own process; a test types its input and reads its output.
///
/// Waiting means reading with a deadline, after which the process is killed.
public final class RunningProgram {
  private let process: pid_t
  private var input: Int32
  private var output: Int32
  private var errors: Int32
  private var isOver = false
  /// An object to retain as long as the program, such as its folder.
  public var kept: AnyObject?

  /// Everything read from its standard output so far.
  public private(set) var printed = ""
  /// Everything read from its standard error so far.
  public private(set) var complained = ""

  /// Starts a program with exactly the given environment.
  public init(
    _ path: String,
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    streams: ProgramStreams = .pipes
  ) throws(SystemRefused) {
    // A test may type to a program that has ended.
    signal(SIGPIPE, SIG_IGN)
    let ends = try ProgramEnds(streams)
    defer { ends.closeThoseOfTheProgram() }
    // A terminal merges both streams.
    (input, output, errors) = (ends.input, ends.output, ends.errors == ends.output ? -1 : ends.errors)
    process = try ProgramStart(path: path, arguments: arguments, environment: environment, ends: ends).spawn()
  }

  deinit {
    if !isOver { end() }
    for descriptor in Set([input, output, errors]) where descriptor >= 0 { close(descriptor) }
  }

  /// Types a text, including line ends and control characters.
  public func type(_ text: String) { type(Array(text.utf8)) }

  /// Types bytes of any kind.
  public func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Types a line, and returns the output up to the next prompt.
  @discardableResult
  public func enter(_ line: String, until prompt: String = "> ") throws(ProgramStuck) -> String {
    type(line + "\n")
    return try read(until: prompt)
  }

  /// Types lines, each after a prompt.
  public func enter(_ lines: [String], until prompt: String = "> ") throws(ProgramStuck) {
    for line in lines { try enter(line, until: prompt) }
  }

  /// Closes its input.
  public func closeInput() {
    if input >= 0, input != output { close(input) }
    input = -1
  }

  /// Closes the reading end of its output.
  public func closeOutput() {
    close(output)
    output = -1
  }

  /// Changes the width of its terminal.
  public func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(input, UInt(TIOCSWINSZ), &size)
  }

  /// Whether its terminal echoes input and is in line mode, as a shell leaves it.
  public var isTerminalAsFound: Bool {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return false }
    return settings.c_lflag & tcflag_t(ECHO | ICANON | ISIG) == tcflag_t(ECHO | ICANON | ISIG)
  }

  /// Sends the program a signal.
  public func send(_ signal: Int32) { kill(process, signal) }

  /// Reads its output up to a text that was not read before, and returns it.
  ///
  /// It stops early if `hasHappened` returns true, which it checks continuously.
  @discardableResult
  public func read(
    until text: String,
    orUntil hasHappened: (() -> Bool)? = nil,
    within limit: Duration = .seconds(20)
  ) throws(ProgramStuck) -> String {
    let start = printed.endIndex
    let deadline = ContinuousClock.now + limit
    while !printed[start...].contains(text), hasHappened?() != true {
      if hasHappened != nil, !hasMore, ContinuousClock.now < deadline { continue }
      guard try readMore(by: deadline) else { throw ProgramStuck(waitedFor: text, printed: printed + complained) }
    }
    return String(printed[start...])
  }

  /// Reads its output to the end, and returns how it ended.
  public func ending(within limit: Duration = .seconds(20)) throws(ProgramStuck) -> ProgramEnding {
    let deadline = ContinuousClock.now + limit
    while try readMore(by: deadline) {}
    isOver = true
    return ProgramEnding(status: waitForEnd())
  }

  private func end() {
    kill(process, SIGKILL)
    _ = waitForEnd()
  }

  private func waitForEnd() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return status
  }

  private var sources: [pollfd] {
    [output, errors].filter { $0 >= 0 }.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// Whether either stream has data or has ended.
  private var hasMore: Bool {
    var sources = sources
    return sources.isEmpty || poll(&sources, nfds_t(sources.count), 0) > 0
  }

  /// Reads the next data of either stream; false when both have ended.
  private func readMore(by deadline: ContinuousClock.Instant) throws(ProgramStuck) -> Bool {
    var sources = sources
    guard !sources.isEmpty else { return false }
    let left = max(.zero, ContinuousClock.now.duration(to: deadline)) / .milliseconds(1)
    guard poll(&sources, nfds_t(sources.count), Int32(left)) > 0 else {
      throw ProgramStuck(waitedFor: "more output", printed: printed + complained)
    }
    for source in sources where source.revents != 0 { take(from: source.fd) }
    return true
  }

  private func take(from descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64 * 1024)
    // A closed terminal returns an error instead of an end.
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    if descriptor == output { printed += text } else { complained += text }
    guard count <= 0 else { return }
    if descriptor == output { output = -1 } else { errors = -1 }
    if descriptor != input { close(descriptor) }
  }
}
