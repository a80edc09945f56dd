#if canImport(Glibc) || canImport(Musl)
  import Foundation

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// The process of a browser, and the two pipes by which it is told what to do: messages of JSON, each with a NUL after it.
  ///
  /// A browser whose pipe ends goes away by itself.
  final class BrowserPipe: Sendable {
    /// The browser is not there.
    struct Missing: Error, CustomStringConvertible {
      var description: String {
        "\(BrowserPipe.program) is not installed. Run make setup as root, or: sudo apt-get install \(BrowserPipe.program)"
      }
    }

    static let program = "chromium-headless-shell"

    private let input: Int32
    private let output: Int32
    private let process: pid_t

    init() throws {
      let path = "/usr/bin/\(Self.program)"
      guard access(path, X_OK) == 0 else { throw Missing() }
      // A browser that has crashed must not take the tests along.
      signal(SIGPIPE, SIG_IGN)
      let (commands, answers) = (try Self.pipe(), try Self.pipe())
      defer { for end in [commands.read, answers.write] { close(end) } }
      (input, output) = (commands.write, answers.read)
      process = try Self.spawn(path, reading: commands.read, writing: answers.write)
    }

    deinit {
      for end in [input, output] { close(end) }
      kill(process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    }

    /// Sends one message.
    func send(_ message: [UInt8]) {
      var rest = (message + [0])[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }

    /// Hands over what comes, until the browser is gone; now and then there is nothing.
    func read(_ take: ([UInt8]?) -> Void) {
      var unread: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        var source = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        guard poll(&source, 1, 1_000) > 0 else {
          take(nil)
          continue
        }
        let count = Self.read(output, &buffer)
        guard count > 0 else { return }
        unread += buffer.prefix(count)
        while let end = unread.firstIndex(of: 0) {
          take(Array(unread[..<end]))
          unread.removeSubrange(...end)
        }
      }
    }

    private static func read(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
      #if canImport(Glibc)
        Glibc.read(descriptor, &buffer, buffer.count)
      #else
        Musl.read(descriptor, &buffer, buffer.count)
      #endif
    }

    private static func pipe() throws -> (read: Int32, write: Int32) {
      var ends: [Int32] = [-1, -1]
      #if canImport(Glibc)
        let refusal = Glibc.pipe(&ends)
      #else
        let refusal = Musl.pipe(&ends)
      #endif
      guard refusal == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      defer { for end in ends { close(end) } }
      // Out of the way of the numbers that the browser knows.
      return (fcntl(ends[0], F_DUPFD_CLOEXEC, 10), fcntl(ends[1], F_DUPFD_CLOEXEC, 10))
    }

    private static func spawn(_ path: String, reading: Int32, writing: Int32) throws -> pid_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      for number: Int32 in 0...2 { posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0) }
      posix_spawn_file_actions_adddup2(&actions, reading, 3)
      posix_spawn_file_actions_adddup2(&actions, writing, 4)
      let words = ([path] + arguments).map { strdup($0) } + [nil]
      let folder = FileManager.default.temporaryDirectory.path
      let environment = ["PATH=/usr/bin:/bin", "HOME=\(folder)", "TZ=UTC", "LC_ALL=C.UTF-8"]
      let variables = environment.map { strdup($0) } + [nil]
      defer { for text in words + variables { free(text) } }
      var process: pid_t = 0
      let refusal = posix_spawn(&process, path, &actions, nil, words, variables)
      guard refusal == 0 else { throw POSIXError(POSIXErrorCode(rawValue: refusal) ?? .EIO) }
      return process
    }

    private static var arguments: [String] {
      [
        "--remote-debugging-pipe", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
        // A machine without a mouse has one nevertheless, unless a page is told that it is on a phone.
        "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
      ] + (geteuid() == 0 ? ["--no-sandbox"] : []) + ["about:blank"]
    }
  }
#endif
