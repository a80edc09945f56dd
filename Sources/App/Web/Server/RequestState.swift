#if canImport(CMicrohttpd)
  import CMicrohttpd
  import Synchronization

  /// One request and its answer, from its first line until the last byte is sent or the connection is gone.
  ///
  /// The thread of the server reads and sends. While an answer is made, and while a stream has nothing to say, the
  /// connection is suspended; whoever has something for it then wakes it up, and only once.
  final class RequestState: Sendable {
    struct State {
      var phase = Phase.head
      var isSuspended = false
      var isStopping = false
      var unread: [UInt8] = []
      var isStreamOver = false
      /// What carries events to this stream; cancelled where nobody reads them any more.
      var carrier: Task<Void, Never>?
    }

    enum Phase {
      case head
      case body(WebRequest, received: Int)
      case asked
      case answered(WebResponse)
      case sent
    }

    /// What the thread of the server does next.
    enum Step {
      /// Reads on, or waits until the connection is woken up.
      case wait
      /// Passes the request on, as the connection is suspended now.
      case ask(WebRequest)
      case send(WebResponse)
      case refuse(WebRefusal)
      /// Closes without a word.
      case close
    }

    let target: String
    let connection: MicrohttpdConnection
    let library: MicrohttpdLibrary
    let limits: WebLimits
    let state = Mutex(State())

    init(_ target: String, on connection: MicrohttpdConnection, library: MicrohttpdLibrary, limits: WebLimits) {
      (self.target, self.connection, self.library, self.limits) = (target, connection, library, limits)
    }

    /// Whether the head was not read yet.
    var isNew: Bool {
      state.withLock { if case .head = $0.phase { true } else { false } }
    }

    /// Takes the head.
    func begin(_ head: RequestHead) -> Step {
      state.withLock { state in
        if head.size > limits.head { return .refuse(.headTooLarge) }
        if head.isMalformed { return .refuse(.malformed) }
        // Who sends more than can be thrown away does not get to read the answer; who waits does.
        let announced = head.announcedBody ?? 0
        if announced > limits.wastedBody || announced > limits.body && head.isBodyHeldBack {
          return .refuse(.bodyTooLarge)
        }
        state.phase = .body(head.request, received: 0)
        return .wait
      }
    }

    /// Takes a part of the body.
    func take(_ bytes: UnsafeRawBufferPointer) -> Step {
      state.withLock { state in
        guard case .body(var request, var received) = state.phase else { return .close }
        // Else it would be copied with every part.
        state.phase = .asked
        received += bytes.count
        if received <= limits.body { request.body += bytes }
        state.phase = .body(request, received: received)
        return received > limits.wastedBody ? .close : .wait
      }
    }

    /// Goes on with a whole request, or with its answer.
    func proceed() -> Step {
      state.withLock { state in
        switch state.phase {
        case .body(let request, let received):
          if received > limits.body { return .refuse(.bodyTooLarge) }
          if state.isStopping { return .refuse(.stopping) }
          state.phase = .asked
          suspend(&state)
          return .ask(request)
        case .answered(let response):
          state.phase = .sent
          return .send(response)
        case .asked: return state.isStopping ? .refuse(.stopping) : .wait
        case .head, .sent: return .close
        }
      }
    }

    /// Brings the answer.
    func answer(_ response: WebResponse) {
      state.withLock { state in
        guard case .asked = state.phase else { return }
        state.phase = .answered(response)
        wake(&state)
      }
    }

    /// Says that the connection is gone.
    func end() {
      let carrier = state.withLock { state in
        state.phase = .sent
        state.isStreamOver = true
        return state.carrier
      }
      carrier?.cancel()
    }

    /// Lets go of the connection, so that the server can be stopped.
    func stop() {
      let carrier = state.withLock { state in
        state.isStopping = true
        wake(&state)
        return state.carrier
      }
      carrier?.cancel()
    }

    /// Leaves the connection alone until somebody wakes it up; only the thread of the server may.
    func suspend(_ state: inout State) {
      library.suspend_connection(connection.handle)
      state.isSuspended = true
    }

    /// Wakes the connection up where it is suspended.
    func wake(_ state: inout State) {
      guard state.isSuspended else { return }
      state.isSuspended = false
      library.resume_connection(connection.handle)
    }
  }
#endif
