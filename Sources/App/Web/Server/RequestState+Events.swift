#if canImport(CMicrohttpd)
  import CMicrohttpd
  import Synchronization

  // An answer that comes bit by bit.
  extension RequestState {
    /// Begins to carry events to the stream.
    func carry(_ events: AsyncStream<String>) {
      let carrier = Task { [self] in
        for await text in events where !push(ServerSentEvents.bytes(of: text)) {
          // The next look at the events then tells their source that nobody wants more.
          withUnsafeCurrentTask { $0?.cancel() }
        }
        finish()
      }
      let isOver = state.withLock { state in
        state.carrier = carrier
        return state.isStreamOver || state.isStopping
      }
      if isOver { carrier.cancel() } else { _ = push(ServerSentEvents.heartbeat) }
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
      let carrier = state.withLock { state in
        state.isStreamOver = true
        wake(&state)
        return state.carrier
      }
      carrier?.cancel()
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
  }
#endif
