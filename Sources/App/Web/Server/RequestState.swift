import ArcadeConsole

#if canImport(CMicrohttpd)
  import CMicrohttpd
  import Synchronization

  /// A request and its response, from its first line until the last byte is sent or the connection is gone.
  ///
  /// The server's thread reads and sends. The connection is suspended while a response is made, and while a stream
  /// has nothing to send. New data resumes it, exactly once.
  final class RequestState: Sendable {
    private struct State {
      var phase = Phase.head
      var isSuspended = false
      var isStopping = false
      /// The highest number of bytes of the body.
      var bodyLimit = 0
      var unread: [UInt8] = []
      var isStreamOver = false
      /// The task that sends events on this stream; cancelled when nobody reads them any more.
      var carrier: Task<Void, Never>?
    }

    private enum Phase {
      case head
      case body(RequestHead, [UInt8], received: Int)
      case asked
      case answered(WebResponse)
      case sent
    }

    /// The next step of the server's thread.
    enum Step {
      /// Read on, or wait until the connection is resumed.
      case wait
      /// Pass the request on; the connection is suspended.
      case ask(WebRequest)
      case send(WebResponse)
      case refuse(GateMessage)
      /// Close without a response.
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
        // Otherwise the body would be copied with every part.
        state.phase = .asked
        received += bytes.count
        if received <= state.bodyLimit { body += bytes }
        state.phase = .body(head, body, received: received)
        return received > limits.wastedBody ? .close : .wait
      }
    }

    /// Continues with a whole request, or with its response.
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

    /// Sets the response.
    func answer(_ response: WebResponse) {
      state.withLock { state in
        guard case .asked = state.phase else { return }
        state.phase = .answered(response)
        wake(&state)
      }
    }

    /// Notes that the connection is gone.
    func end() {
      endStream {
        $0.phase = .sent
        $0.isStreamOver = true
      }
    }

    /// Releases the connection, so that the server can be stopped.
    func stop() {
      endStream {
        $0.isStopping = true
        wake(&$0)
      }
    }

    /// Begins to send events on the stream of the response.
    func carry(_ events: AsyncStream<String>) {
      let carrier = Task { [self] in
        for await text in events where !push(WebResponse.event(of: text)) {
          // The next read of the events then tells their source that nobody wants more.
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

    /// Adds bytes to the stream; returns false if nobody reads it any more.
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

    /// Ends the stream once everything has been read.
    func finish() {
      endStream {
        $0.isStreamOver = true
        wake(&$0)
      }
    }

    /// Reads the next bytes of the stream; returns 0 if it waits for more, a negative number at its end.
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

    /// Notes the end of the stream, and cancels the task that sends events.
    private func endStream(_ note: (inout State) -> Void) {
      let carrier = state.withLock { state in
        note(&state)
        return state.carrier
      }
      carrier?.cancel()
    }

    /// Suspends the connection until it is resumed; only the server's thread may call it.
    private func suspend(_ state: inout State) {
      library.suspend_connection(connection.handle)
      state.isSuspended = true
    }

    /// Resumes the connection if it is suspended.
    private func wake(_ state: inout State) {
      guard state.isSuspended else { return }
      state.isSuspended = false
      library.resume_connection(connection.handle)
    }
  }
#endif
