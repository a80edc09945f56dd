import ArcadeConsole

#if canImport(CMicrohttpd)
  import CMicrohttpd
  import Synchronization

  /// The active requests of a server, so that none of them is suspended when it stops.
  final class ActiveRequests: Sendable {
    private struct State {
      var open: [ObjectIdentifier: RequestState] = [:]
      /// The requests that are streams, the oldest first.
      var streams: [RequestState] = []
      var isStopping = false
    }

    let library: MicrohttpdLibrary
    let entrance: any WebEntrance
    let limits: WebLimits
    let connections: Connections
    /// Receives the name of a header that could not be sent.
    let log: @Sendable (String) -> Void
    private let state = Mutex(State())

    init(
      _ library: MicrohttpdLibrary,
      entrance: any WebEntrance,
      limits: WebLimits,
      log: @escaping @Sendable (String) -> Void
    ) {
      (self.library, self.entrance, self.limits, self.log) = (library, entrance, limits, log)
      connections = Connections(limits: limits)
    }

    /// The current number of requests, streams included.
    var count: Int { state.withLock { $0.open.count } }

    func begin(_ target: String, on connection: MicrohttpdConnection) -> RequestState {
      let exchange = RequestState(target, on: connection, library: library, limits: limits)
      state.withLock { state in
        state.open[ObjectIdentifier(exchange)] = exchange
        if state.isStopping { exchange.stop() }
      }
      return exchange
    }

    func end(_ exchange: RequestState) {
      state.withLock { state in
        state.open[ObjectIdentifier(exchange)] = nil
        state.streams.removeAll { $0 === exchange }
      }
      exchange.end()
    }

    /// Registers a request as a stream.
    func stream(_ events: AsyncStream<String>, on exchange: RequestState) {
      exchange.carry(events)
      let oldest: RequestState? = state.withLock { state in
        state.streams.append(exchange)
        return state.streams.count > limits.streams ? state.streams.removeFirst() : nil
      }
      oldest?.finish()
    }

    /// Sends a heartbeat on every stream, and ends idle connections.
    func tick() {
      connections.tick()
      for stream in state.withLock({ $0.streams }) { stream.push(WebResponse.heartbeat) }
    }

    func ask(_ request: WebRequest, for exchange: RequestState) {
      Task { [entrance] in
        exchange.answer(await entrance.respond(to: request).compressed(for: request.headers))
      }
    }

    /// Releases all connections, including later ones.
    func stop() {
      let open = state.withLock { state in
        state.isStopping = true
        return Array(state.open.values)
      }
      for exchange in open { exchange.stop() }
    }
  }
#endif
