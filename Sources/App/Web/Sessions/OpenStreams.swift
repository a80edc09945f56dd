import ArcadeConsole
import ArcadePresentation
import Synchronization

/// The event streams of a session's open pages.
final class OpenStreams: Sendable {
  typealias Stream = AsyncStream<String>.Continuation

  private struct State {
    var isLeft = false
    var last = 0
    var streams: [Int: (address: String, stream: Stream)] = [:]
  }

  /// The highest number of streams of a browser, which has few connections to a server anyway.
  private static let limit = 8
  private let state = Mutex(State())

  /// Keeps the stream of a page until it ends; one too many ends the oldest.
  func add(_ stream: Stream, at address: String, whenItEnds end: @escaping @Sendable () -> Void) {
    let (number, isLeft, oldest) = state.withLock { state in
      state.last += 1
      state.streams[state.last] = (address, stream)
      let first = state.streams.count > Self.limit ? state.streams.keys.min() : nil
      return (state.last, state.isLeft, first.flatMap { state.streams.removeValue(forKey: $0)?.stream })
    }
    oldest?.finish()
    stream.onTermination = { [weak self] _ in
      end()
      self?.state.withLock { _ = $0.streams.removeValue(forKey: number) }
    }
    if isLeft { leave() }
  }

  /// Sends every page to its own address, where another session now responds, and ends the streams.
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
