#if os(Linux) || os(macOS)
  import ArcadeData
  import Foundation

  /// One end of a local connection; shutting it ends every wait.
  struct UnixSocket: Sendable {
    let descriptor: Int32

    static func listening(at path: String) throws -> UnixSocket {
      try UnixSocket { try call(bind, path: path, $0) }.begun()
    }

    static func connected(to path: String) throws -> UnixSocket {
      try UnixSocket { try call(connect, path: path, $0) }
    }

    init(descriptor: Int32) { self.descriptor = descriptor }

    private init(_ prepare: (Int32) throws -> Void) throws {
      #if canImport(Glibc)
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      #else
        descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
      #endif
      // A program started by another test would otherwise keep it open.
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      do {
        try prepare(descriptor)
      } catch {
        close()
        throw error
      }
    }

    private static func call(
      _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32,
      path: String,
      _ descriptor: Int32
    ) throws {
      var name = sockaddr_un()
      name.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
      let result = withUnsafePointer(to: &name) { name in
        name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          let (name, length) = ($0, socklen_t(MemoryLayout<sockaddr_un>.size))
          return uninterrupted { Int(function(descriptor, name, length)) }
        }
      }
      guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECONNREFUSED) }
    }

    /// Retries a call that a signal interrupted, such as that of an ended child; the connection is still open.
    private static func uninterrupted(_ call: () -> Int) -> Int {
      while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
      }
    }

    private func begun() throws -> UnixSocket {
      guard listen(descriptor, 64) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EADDRINUSE) }
      return self
    }

    /// Waits for the next connection; nil once it is shut.
    func next() -> UnixSocket? {
      let accepted = Int32(Self.uninterrupted { Int(accept(descriptor, nil, nil)) })
      guard accepted >= 0 else { return nil }
      _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
      return UnixSocket(descriptor: accepted)
    }

    /// Waits for a number of bytes; nil if the connection ends before.
    func bytes(_ count: Int) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: count)
      var filled = 0
      while filled < count {
        let some = bytes.withUnsafeMutableBytes { bytes in
          Self.uninterrupted { recv(descriptor, bytes.baseAddress?.advanced(by: filled), count - filled, 0) }
        }
        guard some > 0 else { return nil }
        filled += some
      }
      return bytes
    }

    /// Sends everything; false if the other end is closed.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { rest in
          Self.uninterrupted { Foundation.send(descriptor, rest.baseAddress, rest.count, flags) }
        }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }

    func shut() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Closes it; nothing may be waiting on it.
    func close() { _ = Foundation.close(descriptor) }
  }

  /// A folder with the socket of a simulated PostgreSQL server, deleted with its last reference.
  final class ServerEntrance: Sendable {
    let folder = "/tmp/arcade-entrance-\(UInt32.random(in: 0 ... .max))"
    private let listener: UnixSocket

    init() throws {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      listener = try .listening(at: folder + "/.s.PGSQL.5432")
    }

    deinit {
      listener.shut()
      try? FileManager.default.removeItem(atPath: folder)
    }

    /// Passes on each client, on a thread that ends with it.
    func forEachClient(_ take: @escaping @Sendable (UnixSocket) -> Void) {
      Thread.detachNewThread { [listener] in
        while let client = listener.next() { take(client) }
        listener.close()
      }
    }

    /// Returns the address of a database through it.
    func address(of database: PostgreSQLAddress) throws -> PostgreSQLAddress {
      try PostgreSQLAddress("\(database.text.prefix { $0 != "?" })?host=\(folder)")
    }
  }
#endif
