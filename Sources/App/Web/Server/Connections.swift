import ArcadeConsole
import Foundation
import Synchronization

/// The open connections of a server, so that nobody keeps one for long without asking for anything.
///
/// The library closes those on which nothing comes; one on which a byte comes now and then would stay for ever.
final class Connections: Sendable {
  private struct Connection {
    let descriptor: Int32
    /// Who is at its other end; nil for a server that hands on what many ask.
    let sender: String?
    /// Whether the gate knows who asks on it.
    var isKnown = false
    /// When it came or, where it has asked already, when its last answer was sent: a count of both.
    var number: Int
    /// How many beats are left for the request that is waited for; nil while one is being answered.
    var beats: Int?
    /// Whether it is in the middle of a body.
    var isInBody = false
    /// Whether it has been waited for at a beat or has had an answer, and asks for nothing since.
    var hasWaited = false
    /// Whether it was told to end, which may take a moment.
    var isLeaving = false

    /// Whether nobody has come in on it yet.
    var isStranger: Bool { !isKnown && !isLeaving }

    /// Who goes first: a stranger before a known one that is idle; nil for one that stays, as one does that has only just
    /// come by a server that hands on, and may be about to ask.
    var rank: Int? {
      guard beats != nil, !isLeaving, !isInBody, hasWaited || sender != nil else { return nil }
      return isKnown ? 1 : 0
    }
  }

  private struct State {
    var open: [UInt: Connection] = [:]
    var count = 0
  }

  private let limits: WebLimits
  private let state = Mutex(State())

  init(limits: WebLimits) { self.limits = limits }

  /// Notes a new connection; if that is one too many, of all or of the strangers of one sender, another one goes: the oldest
  /// that waits for a head, of those that the gate does not know if there are any.
  func open(_ id: UInt, descriptor: Int32, from sender: String? = nil) {
    state.withLock { state in
      let theirs = sender == nil ? [:] : state.open.filter { $0.value.sender == sender && $0.value.isStranger }
      // A body that is on its way stays as long as others can go.
      let waiting = theirs.count < limits.strangers ? [:] : theirs.filter { $0.value.beats != nil }
      if let first = waiting.min(by: { Self.order($0.value) < Self.order($1.value) })?.key {
        Self.end(first, of: &state)
      } else if state.open.count >= limits.connections {
        Self.endOne(of: &state)
      }
      state.count += 1
      state.open[id] = Connection(descriptor: descriptor, sender: sender, number: state.count, beats: limits.headBeats)
    }
  }

  /// Notes that a head came, so that there may be a body to wait for; of a stranger not for long.
  func read(_ id: UInt, isKnown: Bool) {
    set(isKnown ? limits.idleBeats : limits.headBeats, id)
    state.withLock { state in
      state.open[id]?.isInBody = true
      state.open[id]?.isKnown = isKnown
    }
  }

  /// Notes that an answer was sent, and another request may follow.
  func rest(_ id: UInt) {
    set(limits.idleBeats, id)
    state.withLock { state in
      state.count += 1
      state.open[id]?.number = state.count
      state.open[id]?.hasWaited = true
      if state.open.count > limits.connections { Self.endOne(of: &state) }
    }
  }

  /// Notes that a whole request came.
  func answer(_ id: UInt) { set(nil, id) }

  /// Notes that a connection is gone; its descriptor is closed after this, and not before.
  func close(_ id: UInt) { state.withLock { _ = $0.open.removeValue(forKey: id) } }

  /// Ends the connections that were waited for long enough.
  func tick() {
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
      state.open[id]?.isInBody = false
    }
  }

  private static func order(_ connection: Connection) -> (Int, Int) { (connection.rank ?? 2, connection.number) }

  private static func endOne(of state: inout State) {
    let waiting = state.open.filter { $0.value.rank != nil }
    if let first = waiting.min(by: { order($0.value) < order($1.value) })?.key { end(first, of: &state) }
  }

  private static func end(_ id: UInt, of state: inout State) {
    state.open[id]?.isLeaving = true
    if let leaving = state.open[id] { end(leaving.descriptor) }
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
  /// Bytes of the body of somebody whom the gate does not know.
  var strangersBody = 16 << 10
  /// Connections at a time; more of them wait.
  var connections = 128
  /// Those of them from one address on which nobody has come in.
  var strangers = 32
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
