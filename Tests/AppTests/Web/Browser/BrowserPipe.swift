#if canImport(Glibc) || canImport(Musl)
  import Foundation

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// The process of a browser, and the two pipes for its commands: messages of JSON, each followed by a NUL.
  ///
  /// A browser ends by itself when its pipe ends.
  final class BrowserPipe: Sendable {
    /// An error for a browser that is not installed.
    struct Missing: Error, CustomStringConvertible {
      var description: String {
        "\(BrowserPipe.program) is not installed. Run make setup as root, or: sudo apt-get install \(BrowserPipe.program)"
      }
    }

    static let program = "chromium-headless-shell"

    private let process = Process()
    private let (commands, answers) = (Pipe(), Pipe())

    init() throws {
      let path = "/usr/bin/\(Self.program)"
      guard access(path, X_OK) == 0 else { throw Missing() }
      // A browser that has crashed must not end the tests.
      signal(SIGPIPE, SIG_IGN)
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      // The browser reads descriptor 3 and writes to 4.
      process.arguments = ["-c", "exec \(path) \(Self.arguments) 3<&0 4>&1 </dev/null >/dev/null 2>&1"]
      process.environment = [
        "PATH": "/usr/bin:/bin", "HOME": FileManager.default.temporaryDirectory.path, "TZ": "UTC", "LC_ALL": "C.UTF-8",
      ]
      process.standardInput = commands
      process.standardOutput = answers
      try process.run()
    }

    deinit {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    /// Sends one message.
    func send(_ message: [UInt8]) { try? commands.fileHandleForWriting.write(contentsOf: Data(message + [0])) }

    /// Passes on the messages until the browser has ended; nil now and then during a silence.
    func read(_ take: ([UInt8]?) -> Void) {
      var unread: [UInt8] = []
      while true {
        var source = pollfd(fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&source, 1, 1_000) > 0 else {
          take(nil)
          continue
        }
        let data = answers.fileHandleForReading.availableData
        guard !data.isEmpty else { return }
        unread += data
        while let end = unread.firstIndex(of: 0) {
          take(Array(unread[..<end]))
          unread.removeSubrange(...end)
        }
      }
    }

    private static var arguments: String {
      let arguments = [
        "--remote-debugging-pipe", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
        // Simulates a mouse on a machine without one, unless the page is on a phone.
        "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
      ]
      return (arguments + (geteuid() == 0 ? ["--no-sandbox"] : []) + ["about:blank"]).joined(separator: " ")
    }
  }
#endif
