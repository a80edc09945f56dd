import ArcadeConsole
import Foundation
import Synchronization

/// The open connections of a server, which ends those that stay idle for long.
///
/// The library closes connections on which nothing arrives. One on which a byte arrives now and then would stay open
/// for ever.
final class Connections: Sendable {
  private struct Connection {
    let descriptor: Int32
    /// The sender; nil for a proxy that serves many.
    let sender: String?
    /// Whether the gate knows the sender.
    var isKnown = false
    /// The rank of its opening or of its last response, in a common count.
    var number: Int
    /// The number of beats left for the next request; nil while one is being answered.
    var beats: Int?
    /// Whether a body is being received.
    var isInBody = false
    /// Whether it has waited for a beat or has had a response, and is idle since.
    var hasWaited = false
    /// Whether it was told to end, which may take a moment.
    var isLeaving = false

    /// Whether no known visitor has used it yet.
    var isStranger: Bool { !isKnown && !isLeaving }

    /// The order of ending: a stranger before a known, idle one; nil for one that stays.
    ///
    /// A new connection from a proxy stays, because it may be about to send a request.
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

  /// Registers a new connection, and ends another one if there are too many in all or from strangers of one sender.
  ///
  /// The oldest one that waits for a head is ended, a stranger's first.
  func open(_ id: UInt, descriptor: Int32, from sender: String? = nil) {
    state.withLock { state in
      let theirs = sender == nil ? [:] : state.open.filter { $0.value.sender == sender && $0.value.isStranger }
      // A connection that is receiving a body stays as long as others can be ended.
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

  /// Notes that a head arrived and a body may follow; strangers get less time for it.
  func read(_ id: UInt, isKnown: Bool) {
    set(isKnown ? limits.idleBeats : limits.headBeats, id)
    state.withLock { state in
      state.open[id]?.isInBody = true
      state.open[id]?.isKnown = isKnown
    }
  }

  /// Notes that a response was sent, and another request may follow.
  func rest(_ id: UInt) {
    set(limits.idleBeats, id)
    state.withLock { state in
      state.count += 1
      state.open[id]?.number = state.count
      state.open[id]?.hasWaited = true
      if state.open.count > limits.connections { Self.endOne(of: &state) }
    }
  }

  /// Notes that a whole request arrived.
  func answer(_ id: UInt) { set(nil, id) }

  /// Notes that a connection is gone; its descriptor is closed afterwards.
  func close(_ id: UInt) { state.withLock { _ = $0.open.removeValue(forKey: id) } }

  /// Ends the connections whose time is up.
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

  /// The server's thread then reads the rest and closes; a complete request is still answered.
  private static func end(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_RD)) }
}

/// The limits of a server, so that no sender can take all of its resources.
struct WebLimits: Hashable, Sendable {
  /// The bytes of a request's first line and headers.
  var head = 16 << 10
  /// The bytes of a request's body.
  var body = 1 << 20
  /// The bytes of an oversized body that are read and discarded, so that the response arrives.
  var wastedBody = 8 << 20
  /// The bytes of a body from a visitor whom the gate does not know.
  var strangersBody = 16 << 10
  /// The simultaneous connections; more of them wait.
  var connections = 128
  /// The simultaneous connections of strangers from one address.
  var strangers = 32
  /// The simultaneous event streams, so that connections are left; one more ends the oldest.
  var streams = 64
  /// The seconds without traffic after which a waiting connection ends.
  var idleSeconds = 30
  /// The bytes that wait on an event stream for a slow reader.
  var unreadEvents = 1 << 20
  /// The interval of heartbeats on event streams, which detect that a reader went away.
  var heartbeat = Duration.seconds(5)
  /// The number of beats for the whole head of a first request, however slowly its bytes arrive.
  var headBeats = 3
  /// The number of beats for a whole body, and from a response to the next head.
  var idleBeats = 7
}
