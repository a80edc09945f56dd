import ArcadeConsole
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

    fileprivate static func closed(for left: Duration) -> Verdict {
      .closed(seconds: Int((left / .seconds(1)).rounded(.up)))
    }
  }

  static let tries = 5
  private static let (firstWait, longestWait) = (Duration.seconds(60), Duration.seconds(3_600))
  /// From one turn to the next, once so many have come at a time; nobody waits longer than that for theirs.
  private static let (turn, turnsAtOnce, mostTurns) = (Duration.seconds(1), 60, 10)
  /// So many addresses are remembered.
  private static let most = 50_000

  private struct Address {
    var wrong = 0
    var wait = PassPhraseLock.firstWait
    var opens = Duration.zero
  }

  private struct State {
    var addresses: [String: Address] = [:]
    /// When the next turn would be if turns were never saved up.
    var nextTurn = Duration.seconds(-60)

    func closed(_ address: String, at now: Duration) -> Verdict? {
      addresses[address].flatMap { $0.opens > now ? .closed(for: $0.opens - now) : nil }
    }
  }

  private let phrase: String
  private let signer: CookieSigner
  private let time: any TimeSource
  private let pause: @Sendable (Duration) async throws -> Void
  private let state = Mutex(State())

  init(
    phrase: String,
    signer: CookieSigner,
    time: any TimeSource,
    pause: @escaping @Sendable (Duration) async throws -> Void
  ) {
    (self.phrase, self.signer, self.time, self.pause) = (phrase, signer, time, pause)
  }

  /// Holds a text that came from an address against the phrase, when it is its turn.
  func check(_ given: String, from address: String) async -> Verdict {
    var wait = Duration.zero
    let closed = state.withLock { state -> Verdict? in
      let now = time.elapsed()
      let turn = max(state.nextTurn, now - Self.turn * Self.turnsAtOnce)
      if let closed = state.closed(address, at: now) { return closed }
      guard turn - now <= Self.turn * Self.mostTurns else { return .closed(for: turn - now) }
      state.nextTurn = turn + Self.turn
      wait = turn - now
      return nil
    }
    if let closed { return closed }
    if wait > .zero { try? await pause(wait) }
    return state.withLock { state in
      let now = time.elapsed()
      // Others from there may have been wrong while this one waited.
      if let closed = state.closed(address, at: now) { return closed }
      if signer.isSame(given, phrase) {
        state.addresses[address] = nil
        state.nextTurn -= Self.turn
        return .right
      }
      if state.addresses.count >= Self.most { state.addresses = state.addresses.filter { $0.value.opens > now } }
      guard state.addresses.count < Self.most else { return .wrong }
      var one = state.addresses[address] ?? Address()
      one.wrong += 1
      if one.wrong == Self.tries { one = Address(wait: min(one.wait * 2, Self.longestWait), opens: now + one.wait) }
      state.addresses[address] = one
      return .wrong
    }
  }
}
