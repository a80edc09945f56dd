#if os(Linux) || os(macOS)
  public import ArcadeData
  import Foundation
  import Synchronization

  /// A pooler in front of a PostgreSQL server. In transaction mode all clients share one connection, in session mode
  /// each has its own. Neither reveals the server's process ID.
  public final class PostgreSQLPooler: Sendable {
    private let server: String
    private let sharesConnection: Bool
    private let entrance: ServerEntrance
    private let shared = Mutex<PooledConnection?>(nil)

    /// Creates a pooler in front of a cluster.
    public init(_ cluster: PostgreSQLCluster, inTransactionMode: Bool) throws {
      (server, sharesConnection) = (cluster.folder + "/.s.PGSQL.5432", inTransactionMode)
      entrance = try ServerEntrance()
      entrance.forEachClient { [weak self] client in
        guard let self else { return client.close() }
        Thread.detachNewThread {
          self.serve(client)
          client.shut()
          client.close()
        }
      }
    }

    /// Returns the address of a database through the pooler.
    public func address(of database: PostgreSQLAddress) throws -> PostgreSQLAddress {
      try entrance.address(of: database)
    }

    private func serve(_ client: UnixSocket) {
      guard let start = ProxyMessage(startFrom: client), let connection = connection(start) else { return }
      defer { if !sharesConnection { connection.socket.close() } }
      client.send(connection.greeting)
      var isOurTurn = false
      defer { if isOurTurn { connection.turn.signal() } }
      while let message = ProxyMessage(from: client), message.bytes[0] != UInt8(ascii: "X") {
        if !isOurTurn { connection.turn.wait() }
        isOurTurn = true
        connection.socket.send(message.bytes)
        guard message.isAnswered else { continue }
        var isReady = false
        while !isReady {
          guard let answer = ProxyMessage(from: connection.socket) else { return }
          client.send(answer.bytes)
          isReady = answer.isReady
          if answer.bytes == ProxyMessage.idle {
            connection.turn.signal()
            isOurTurn = false
          }
        }
      }
    }

    private func connection(_ start: ProxyMessage) -> PooledConnection? {
      guard sharesConnection else { return PooledConnection(to: server, start) }
      return shared.withLock { shared in
        shared = shared ?? PooledConnection(to: server, start)
        return shared
      }
    }
  }

  /// A connection to the server, and its initial messages.
  private struct PooledConnection: Sendable {
    let socket: UnixSocket
    private(set) var greeting: [UInt8] = []
    let turn = DispatchSemaphore(value: 1)

    init?(to path: String, _ start: ProxyMessage) {
      guard let socket = try? UnixSocket.connected(to: path) else { return nil }
      self.socket = socket
      socket.send(start.bytes)
      var isReady = false
      while !isReady {
        guard let message = ProxyMessage(from: socket) else { return nil }
        greeting += message.renumbered
        isReady = message.isReady
      }
    }
  }

  extension ProxyMessage {
    /// The server's message that it is idle, outside a transaction.
    fileprivate static let idle = [UInt8(ascii: "Z"), 0, 0, 0, 5, UInt8(ascii: "I")]

    fileprivate var isReady: Bool { bytes[0] == UInt8(ascii: "Z") }

    fileprivate var isAnswered: Bool { isSync || bytes[0] == UInt8(ascii: "Q") }

    /// The same with another process ID.
    fileprivate var renumbered: [UInt8] {
      bytes[0] == UInt8(ascii: "K") ? bytes[..<5] + [0, 0, 0, 1] + bytes[9...] : bytes
    }
  }
#endif
