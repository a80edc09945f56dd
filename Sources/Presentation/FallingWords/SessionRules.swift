import ArcadeDomain
import Synchronization

/// Changes of the game rules in one session, for all of its screens.
final class SessionRules: Sendable {
  private let said = Mutex<(rounds: Int?, seconds: Int?)>((nil, nil))

  /// The number of rounds; nil if it is unchanged.
  var rounds: Int? {
    get { said.withLock { $0.rounds } }
    set { said.withLock { $0.rounds = newValue } }
  }

  /// The seconds of a fall; nil if they are unchanged.
  var seconds: Int? {
    get { said.withLock { $0.seconds } }
    set { said.withLock { $0.seconds = newValue } }
  }

  /// Returns the rules with these changes; a game without a fall stays so.
  func applied(to rules: FallingRules) -> FallingRules {
    let limit = rules.limit.map { usual in seconds.map { .seconds($0) } ?? usual }
    return FallingRules(rounds: rounds ?? rules.rounds, limit: limit, rightShare: rules.rightShare) ?? rules
  }
}
