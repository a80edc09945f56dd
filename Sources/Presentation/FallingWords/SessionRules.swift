import ArcadeDomain
import Synchronization

/// What a session says about the rules of its games, for all of its screens.
final class SessionRules: Sendable {
  private let said = Mutex<(rounds: Int?, seconds: Int?)>((nil, nil))

  /// How many rounds a game has; nil where nothing was said.
  var rounds: Int? {
    get { said.withLock { $0.rounds } }
    set { said.withLock { $0.rounds = newValue } }
  }

  /// How many seconds a translation falls; nil where nothing was said.
  var seconds: Int? {
    get { said.withLock { $0.seconds } }
    set { said.withLock { $0.seconds = newValue } }
  }

  /// Rules with what was said in the place of theirs; where nothing falls, nothing does.
  func applied(to rules: FallingRules) -> FallingRules {
    let limit = rules.limit.map { usual in seconds.map { .seconds($0) } ?? usual }
    return FallingRules(rounds: rounds ?? rules.rounds, limit: limit, rightShare: rules.rightShare) ?? rules
  }
}
