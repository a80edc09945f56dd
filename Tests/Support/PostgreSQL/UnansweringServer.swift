#if os(Linux) || os(macOS)
  public import ArcadeData
  import Foundation
  import Synchronization

  /// A fake PostgreSQL server that greets clients and then stays silent.
  public final class UnansweringServer: Sendable {
    /// Its answer to a new client.
    public enum Greeting: Sendable {
      /// Nothing at all.
      case none
      /// A successful login; then silence.
      case welcome
      /// A request for a password.
      case password
      /// A refusal, with a code and in the server's own language.
      case refusal(String, String)
    }

    /// The server's address.
    public let address: PostgreSQLAddress
    /// An element for each client that was greeted.
    public let visits: AsyncStream<Void>
    /// The folder of its socket.
    public var folder: String { entrance.folder }
    private let entrance: ServerEntrance
    private let clients = Mutex<[UnixSocket]>([])

    /// Listens, and greets all clients.
    public init(_ greeting: Greeting) throws {
      entrance = try ServerEntrance()
      address = try PostgreSQLAddress("postgresql://arcade@/store?host=\(entrance.folder)")
      let (visits, visit) = AsyncStream.makeStream(of: Void.self)
      self.visits = visits
      entrance.forEachClient { [weak self] client in
        guard let self else { return client.close() }
        clients.withLock { $0.append(client) }
        _ = ProxyMessage(startFrom: client)
        client.send(greeting.bytes)
        if greeting.isLast { client.shut() }
        visit.yield()
      }
    }

    deinit { clients.withLock { for client in $0 { client.close() } } }
  }

  extension UnansweringServer.Greeting {
    fileprivate var isLast: Bool {
      guard case .refusal = self else { return false }
      return true
    }

    fileprivate var bytes: [UInt8] {
      switch self {
      case .none: []
      case .welcome: message("R", [0, 0, 0, 0]) + message("Z", [UInt8(ascii: "I")])
      case .password: message("R", [0, 0, 0, 3])
      case .refusal(let code, let sentence):
        message("E", "SFATAL\0VFATAL\0C\(code)\0M\(sentence)\0".utf8 + [0])
      }
    }

    private func message(_ letter: Character, _ rest: [UInt8]) -> [UInt8] {
      let length = UInt32(rest.count + 4)
      return [letter.asciiValue ?? 0] + (0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * $0)) } + rest
    }
  }
#endif
