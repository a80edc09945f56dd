import Foundation
import Synchronization

/// The open connections of a server, so that nobody keeps one for long without asking for anything.
///
/// The library closes those on which nothing comes; one on which a byte comes now and then would stay for ever.
final class Connections: Sendable {
  private struct Connection {
    let descriptor: Int32
    /// When it came or, where it has asked already, when its last answer was sent: a count of both.
    var number: Int
    /// How many beats are left for the request that is waited for; nil while one is being answered.
    var beats: Int?
    /// Whether it has been waited for at a beat, and still is.
    var hasWaited = false
    /// Whether its last answer was sent, and nothing is asked since.
    var isIdle = false
  }

  private struct State {
    var open: [UInt: Connection] = [:]
    var count = 0
  }

  private let limits: WebLimits
  private let state = Mutex(State())

  init(limits: WebLimits) { self.limits = limits }

  /// Notes a new connection; where that is one too many, another one goes: the one that is idle the longest, as a browser
  /// opens another where it needs one, else one that has been waited for since the last beat. Who has only just come may be
  /// about to ask.
  func open(_ id: UInt, descriptor: Int32) {
    state.withLock { state in
      if state.open.count >= limits.connections { Self.endOne(of: &state) }
      state.count += 1
      state.open[id] = Connection(descriptor: descriptor, number: state.count, beats: limits.headBeats)
    }
  }

  /// Notes that a head came, so that there may be a body to wait for.
  func read(_ id: UInt) { set(limits.idleBeats, id) }

  /// Notes that an answer was sent, and another request may follow.
  func rest(_ id: UInt) {
    set(limits.idleBeats, id)
    state.withLock { state in
      state.count += 1
      state.open[id]?.number = state.count
      state.open[id]?.isIdle = true
      if state.open.count > limits.connections { Self.endOne(of: &state) }
    }
  }

  /// Notes that a whole request came.
  func answer(_ id: UInt) { set(nil, id) }

  /// Notes that a connection is gone; its descriptor is closed after this, and not before.
  func close(_ id: UInt) { state.withLock { _ = $0.open.removeValue(forKey: id) } }

  /// Ends the connections that were waited for long enough.
  func beat() {
    state.withLock { state in
      for (id, connection) in state.open {
        guard let beats = connection.beats else { continue }
        state.open[id]?.beats = beats - 1
        state.open[id]?.hasWaited = true
        if beats <= 1 { Self.end(connection.descriptor) }
      }
    }
  }

  private func set(_ beats: Int?, _ id: UInt) {
    state.withLock { state in
      state.open[id]?.beats = beats
      state.open[id]?.hasWaited = false
      state.open[id]?.isIdle = false
    }
  }

  private static func endOne(of state: inout State) {
    let leaving = state.open.filter { $0.value.hasWaited || $0.value.isIdle }
    let first = leaving.min { ($0.value.isIdle ? 0 : 1, $0.value.number) < ($1.value.isIdle ? 0 : 1, $1.value.number) }
    guard let first else { return }
    // It may take a moment until it is gone.
    state.open[first.key]?.isIdle = false
    state.open[first.key]?.hasWaited = false
    end(first.value.descriptor)
  }

  /// The thread of the server then reads what has come already, and the end, and closes; what was asked whole is answered.
  private static func end(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_RD)) }
}

/// What a server keeps to, so that nobody takes all of it.
struct WebLimits: Hashable, Sendable {
  /// Bytes of a request's first line and headers.
  var head = 16 << 10
  /// Bytes of a request's body.
  var body = 1 << 20
  /// Bytes of a body that is too large, which are read and thrown away so that the answer arrives.
  var wastedBody = 8 << 20
  /// Connections at a time; more of them wait.
  var connections = 128
  /// Streams of events at a time, so that there are connections left; one more ends the oldest.
  var streams = 64
  /// Seconds in which nothing comes or goes on a connection that is waited on.
  var idleSeconds = 30
  /// Bytes that wait on one stream of events for a reader who does not read.
  var unreadEvents = 1 << 20
  /// How often a stream of events says something, as nothing else tells that its reader went away.
  var heartbeat = Duration.seconds(5)
  /// So many beats a new connection has for the whole head of its first request, however often a byte of it comes.
  var headBeats = 3
  /// So many it has for a whole body, and from an answer to the next head.
  var idleBeats = 7
}
