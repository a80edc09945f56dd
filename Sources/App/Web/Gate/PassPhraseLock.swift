import ArcadeDomain
import Synchronization

/// Holds what visitors type against the pass phrase.
///
/// Five wrong ones close the address that they came from, for a minute first and each time twice as long, up to an hour;
/// a right one opens it for good. Where very many come from anywhere, all of them wait for their turn, and whoever would wait
/// for more than ten turns is told when to come again.
final class PassPhraseLock: Sendable {
  enum Verdict: Hashable {
    case right
    case wrong
    /// Nothing was compared; in so many seconds it is again.
    case closed(seconds: Int)
  }

  static let tries = 5
  fileprivate static let (firstWait, longestWait) = (Duration.seconds(60), Duration.seconds(3_600))
  /// From one turn to the next, once so many have come at a time; nobody waits longer than that for theirs.
  fileprivate static let (turn, turnsAtOnce, mostTurns) = (Duration.seconds(1), 60, 10)
  /// So many addresses are remembered.
  private static let most = 50_000

  fileprivate struct Address {
    var wrong = 0
    var wait = PassPhraseLock.firstWait
    var opens = Duration.zero
  }

  fileprivate struct State {
    var addresses: [String: Address] = [:]
    /// When the next turn would be if turns were never saved up.
    var nextTurn = Duration.seconds(-60)
  }

  private let phrase: String
  private let seal: CookieSigner
  private let time: any TimeSource
  private let pause: @Sendable (Duration) async throws -> Void
  private let state = Mutex(State())

  init(
    phrase: String,
    seal: CookieSigner,
    time: any TimeSource,
    pause: @escaping @Sendable (Duration) async throws -> Void
  ) {
    (self.phrase, self.seal, self.time, self.pause) = (phrase, seal, time, pause)
  }

  /// Holds a text that came from an address against the phrase, when it is its turn.
  func check(_ given: String, from address: String) async -> Verdict {
    let wait = state.withLock { state -> Result<Duration, Closed> in
      let now = time.elapsed()
      if let closed = state.closed(address, at: now) { return .failure(closed) }
      let turn = max(state.nextTurn, now - Self.turn * Self.turnsAtOnce)
      guard turn - now <= Self.turn * Self.mostTurns else { return .failure(Closed(turn - now)) }
      state.nextTurn = turn + Self.turn
      return .success(max(.zero, turn - now))
    }
    switch wait {
    case .failure(let closed): return .closed(seconds: closed.seconds)
    case .success(let wait): if wait > .zero { try? await pause(wait) }
    }
    return state.withLock { state in
      let now = time.elapsed()
      // Others from there may have been wrong while this one waited.
      if let closed = state.closed(address, at: now) { return .closed(seconds: closed.seconds) }
      if seal.isSame(given, phrase) {
        state.addresses[address] = nil
        state.nextTurn -= Self.turn
        return .right
      }
      if state.addresses.count >= Self.most { state.addresses = state.addresses.filter { $0.value.opens > now } }
      if state.addresses.count < Self.most { state.addresses[address, default: Address()].fail(at: now) }
      return .wrong
    }
  }

  /// How long something is closed.
  fileprivate struct Closed: Error {
    let seconds: Int
    init(_ left: Duration) { seconds = Int((left / .seconds(1)).rounded(.up)) }
  }
}

extension PassPhraseLock.State {
  fileprivate func closed(_ address: String, at now: Duration) -> PassPhraseLock.Closed? {
    guard let opens = addresses[address]?.opens, now < opens else { return nil }
    return PassPhraseLock.Closed(opens - now)
  }
}

extension PassPhraseLock.Address {
  fileprivate mutating func fail(at now: Duration) {
    wrong += 1
    guard wrong == PassPhraseLock.tries else { return }
    (wrong, opens) = (0, now + wait)
    wait = min(wait * 2, PassPhraseLock.longestWait)
  }
}
