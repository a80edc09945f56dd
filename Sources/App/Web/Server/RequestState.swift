import ArcadeConsole

#if canImport(CMicrohttpd)
  import CMicrohttpd
  import Synchronization

  /// One request and its answer, from its first line until the last byte is sent or the connection is gone.
  ///
  /// The thread of the server reads and sends. While an answer is made, and while a stream has nothing to say, the
  /// connection is suspended; whoever has something for it then wakes it up, and only once.
  final class RequestState: Sendable {
    private struct State {
      var phase = Phase.head
      var isSuspended = false
      var isStopping = false
      /// Bytes of a body that are taken.
      var bodyLimit = 0
      var unread: [UInt8] = []
      var isStreamOver = false
      /// What carries events to this stream; cancelled where nobody reads them any more.
      var carrier: Task<Void, Never>?
    }

    private enum Phase {
      case head
      case body(RequestHead, [UInt8], received: Int)
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
      case refuse(GateMessage)
      /// Closes without a word.
      case close
    }

    let target: String
    private let connection: MicrohttpdConnection
    private let library: MicrohttpdLibrary
    private let limits: WebLimits
    private let state = Mutex(State())

    init(_ target: String, on connection: MicrohttpdConnection, library: MicrohttpdLibrary, limits: WebLimits) {
      (self.target, self.connection, self.library, self.limits) = (target, connection, library, limits)
    }

    /// Whether the head was not read yet.
    var isNew: Bool { state.withLock { if case .head = $0.phase { true } else { false } } }

    func begin(_ head: RequestHead, isKnown: Bool) -> Step {
      var limits = limits
      if !isKnown { limits.body = min(limits.body, limits.strangersBody) }
      if let reason = head.refusal(by: limits) { return .refuse(reason) }
      state.withLock { [limits] in ($0.phase, $0.bodyLimit) = (.body(head, [], received: 0), limits.body) }
      return .wait
    }

    /// Takes a part of the body.
    func take(_ bytes: UnsafeRawBufferPointer) -> Step {
      state.withLock { state in
        guard case .body(let head, var body, var received) = state.phase else { return .close }
        // Else it would be copied with every part.
        state.phase = .asked
        received += bytes.count
        if received <= state.bodyLimit { body += bytes }
        state.phase = .body(head, body, received: received)
        return received > limits.wastedBody ? .close : .wait
      }
    }

    /// Goes on with a whole request, or with its answer.
    func proceed() -> Step {
      state.withLock { state in
        switch state.phase {
        case .body(let head, let body, let received):
          if received > state.bodyLimit { return .refuse(.bodyTooLarge) }
          if state.isStopping { return .refuse(.stopping) }
          state.phase = .asked
          suspend(&state)
          return .ask(head.request(with: body))
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
      endStream {
        $0.phase = .sent
        $0.isStreamOver = true
      }
    }

    /// Lets go of the connection, so that the server can be stopped.
    func stop() {
      endStream {
        $0.isStopping = true
        wake(&$0)
      }
    }

    /// Begins to carry events to the stream that is the answer.
    func carry(_ events: AsyncStream<String>) {
      let carrier = Task { [self] in
        for await text in events where !push(WebResponse.event(of: text)) {
          // The next look at the events then tells their source that nobody wants more.
          withUnsafeCurrentTask { $0?.cancel() }
        }
        finish()
      }
      let isOver = state.withLock { state in
        state.carrier = carrier
        return state.isStreamOver || state.isStopping
      }
      if isOver { carrier.cancel() } else { push(WebResponse.heartbeat) }
    }

    /// Adds bytes to the stream; false where nobody reads it any more.
    @discardableResult
    func push(_ bytes: [UInt8]) -> Bool {
      state.withLock { state in
        guard !state.isStreamOver else { return false }
        if state.unread.count + bytes.count > limits.unreadEvents {
          state.isStreamOver = true
        } else {
          state.unread += bytes
        }
        wake(&state)
        return !state.isStreamOver
      }
    }

    /// Ends the stream once it was read.
    func finish() {
      endStream {
        $0.isStreamOver = true
        wake(&$0)
      }
    }

    /// Gives the next bytes of the stream: 0 where it waits for more, below that at its end.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
      state.withLock { state in
        let count = min(buffer.count, state.unread.count)
        if count > 0 {
          buffer.copyBytes(from: state.unread.prefix(count))
          state.unread.removeFirst(count)
          return count
        }
        if state.isStreamOver || state.isStopping { return arcade_end_of_stream }
        suspend(&state)
        return 0
      }
    }

    /// Notes that nothing follows, and tells what carries events.
    private func endStream(_ note: (inout State) -> Void) {
      let carrier = state.withLock { state in
        note(&state)
        return state.carrier
      }
      carrier?.cancel()
    }

    /// Leaves the connection alone until somebody wakes it up; only the thread of the server may.
    private func suspend(_ state: inout State) {
      library.suspend_connection(connection.handle)
      state.isSuspended = true
    }

    /// Wakes the connection up where it is suspended.
    private func wake(_ state: inout State) {
      guard state.isSuspended else { return }
      state.isSuspended = false
      library.resume_connection(connection.handle)
    }
  }
#endif
