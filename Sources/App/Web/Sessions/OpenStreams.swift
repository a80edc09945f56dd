import ArcadePresentation
import Synchronization

/// The streams of events of a session's open pages.
final class OpenStreams: Sendable {
  typealias Stream = AsyncStream<String>.Continuation

  private struct State {
    var isLeft = false
    var last = 0
    var streams: [Int: (address: String, stream: Stream)] = [:]
  }

  private let state = Mutex(State())

  /// Keeps the stream of the page at an address until it ends.
  func add(_ stream: Stream, at address: String, whenItEnds end: @escaping @Sendable () -> Void) {
    let (number, isLeft) = state.withLock { state in
      state.last += 1
      state.streams[state.last] = (address, stream)
      return (state.last, state.isLeft)
    }
    stream.onTermination = { [weak self] _ in
      end()
      self?.state.withLock { _ = $0.streams.removeValue(forKey: number) }
    }
    if isLeft { leave() }
  }

  /// Sends every page to its own address, as another session shows it from now on, and ends the streams.
  func leave() {
    let streams = state.withLock { state in
      state.isLeft = true
      defer { state.streams = [:] }
      return state.streams.values.map { $0 }
    }
    for (address, stream) in streams {
      stream.yield(address)
      stream.finish()
    }
  }
}
