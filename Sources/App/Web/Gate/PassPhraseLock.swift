import ArcadeConsole
import ArcadeDomain
import Synchronization

/// Checks typed pass phrases against the right one, and limits the tries.
///
/// After five wrong ones the visitor's address is locked for a minute, then each time twice as long, up to an hour. A
/// right one unlocks it for good. If very many visitors try at once, all of them wait in turn. A visitor who would
/// wait for more than ten turns is told when to come again.
final class PassPhraseLock: Sendable {
  enum Verdict: Hashable {
    case right
    case wrong
    /// Nothing was compared; the address is locked for the given number of seconds.
    case closed(seconds: Int)

    fileprivate static func closed(for left: Duration) -> Verdict {
      .closed(seconds: Int((left / .seconds(1)).rounded(.up)))
    }
  }

  static let tries = 5
  private static let (firstWait, longestWait) = (Duration.seconds(60), Duration.seconds(3_600))
  /// The length of a turn, the turns that can be taken at once, and the longest wait in turns.
  private static let (turn, turnsAtOnce, mostTurns) = (Duration.seconds(1), 60, 10)
  /// The highest number of remembered addresses.
  private static let most = 50_000

  private struct Address {
    var wrong = 0
    var wait = PassPhraseLock.firstWait
    var opens = Duration.zero
  }

  private struct State {
    var addresses: [String: Address] = [:]
    /// The time of the next turn, if turns could not be saved up.
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

  /// Compares a text from an address with the phrase, when it is its turn.
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
      // Other tries from this address may have failed during the wait.
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
