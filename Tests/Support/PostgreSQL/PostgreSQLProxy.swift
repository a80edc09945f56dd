#if os(Linux) || os(macOS)
  public import ArcadeData
  import Foundation
  import Synchronization

  /// A proxy in front of a PostgreSQL server that loses connections on request.
  ///
  /// It parses the messages of both sides, so it knows when a statement begins and when the server has executed it.
  public final class PostgreSQLProxy: Sendable {
    /// The point at which a connection is lost.
    public enum Place: CaseIterable, Sendable {
      /// The server never receives the statement.
      case before
      /// The server has executed it, and its answer is lost.
      case after
    }

    private let server: String
    private let entrance: ServerEntrance
    private let state = Mutex(ProxyState())
    private let prepared = Mutex<Set<String>>([])

    /// Creates a proxy in front of a cluster.
    public init(_ cluster: PostgreSQLCluster) throws {
      server = cluster.folder + "/.s.PGSQL.5432"
      entrance = try ServerEntrance()
      entrance.forEachClient { [weak self] client in
        guard let self, let server = self.connected(client) else { return client.close() }
        Thread.detachNewThread { self.serve(client, server) }
      }
    }

    /// Returns the address of a database through the proxy.
    public func address(of database: PostgreSQLAddress) throws -> PostgreSQLAddress {
      try entrance.address(of: database)
    }

    /// Loses the connection at a statement, counted from now on, and with `isGone` each later one.
    public func lose(_ place: Place, statement: Int, thenIsGone isGone: Bool = false) {
      state.withLock {
        $0 = ProxyState(plan: .init(place: place, statement: statement, isGoneThen: isGone), after: $0)
      }
    }

    /// Loses the answer to the next `COMMIT` of a transaction with a statement that contains a text, and each later
    /// connection.
    public func loseCommit(of text: String) {
      state.withLock {
        $0 = ProxyState(plan: .init(place: .after, statement: .max, isGoneThen: true, commitOf: text), after: $0)
      }
    }

    /// Holds back the next statements up to the end of their transaction, and loses the connection.
    public func delay() { state.withLock { $0 = ProxyState(isDelaying: true, after: $0) } }

    /// Whether a planned loss has happened.
    public var hasLost: Bool { state.withLock { $0.hasLost } }

    /// The number of waits for answers since the last reset.
    public var waits: Int { state.withLock { $0.waits } }

    /// The statements ever prepared through it.
    public var statements: Set<String> { prepared.withLock { $0 } }

    /// Passes everything through from now on.
    public func mend() { state.withLock { $0 = ProxyState(after: $0) } }

    /// Delivers the held-back messages, and waits until the server has executed them.
    public func deliver() {
      guard let late = state.withLock({ $0.takeDelayed() }) else { return }
      late.server.send(late.bytes + ProxyMessage.terminate)
      late.answers.wait()
    }

    private func connected(_ client: UnixSocket) -> UnixSocket? {
      guard !state.withLock({ $0.isGone }) else { return nil }
      return try? .connected(to: server)
    }

    private func serve(_ client: UnixSocket, _ server: UnixSocket) {
      let answers = DispatchGroup()
      answers.enter()
      Thread.detachNewThread { [self] in
        while let message = ProxyMessage(from: server) {
          guard state.withLock({ $0.letsPass(answer: message) }) else {
            server.shut()
            break
          }
          client.send(message.bytes)
        }
        client.shut()
        answers.leave()
      }
      if tell(server, what: client, answers) { server.shut() }
      client.shut()
      answers.wait()
      client.close()
      server.close()
    }

    /// Passes on a client's messages; false if the server's connection must stay open for a later delivery.
    private func tell(_ server: UnixSocket, what client: UnixSocket, _ answers: DispatchGroup) -> Bool {
      guard let start = ProxyMessage(startFrom: client) else { return true }
      server.send(start.bytes)
      var batches = ProxyBatches()
      while let message = ProxyMessage(from: client) {
        if let (_, text) = message.prepared { prepared.withLock { _ = $0.insert(text) } }
        let (isWait, late) = (batches.isWait(message), DelayedMessages(server: server, answers: answers))
        switch state.withLock({ $0.next(after: message, isWait: isWait, for: late) }) {
        case .pass: server.send(message.bytes)
        case .keep: break
        case .keepAndLose: return false
        case .lose: return true
        case .passAndLoseAnswer:
          // The flush makes the server answer at once.
          server.send(message.bytes + ProxyMessage.flush)
          answers.wait()
          return true
        }
      }
      return true
    }
  }
#endif
