/// What a name game asks and when it ends.
public struct NameGameMode: Hashable, Sendable {
  /// What the rules are.
  public let rules: Rules
  /// Whether one face is shown with several names, instead of one name with several faces.
  public let isReverse: Bool

  /// Puts a mode together; nil for a limit that makes no sense, and for hints in reverse.
  public init?(_ rules: Rules, isReverse: Bool = false) {
    if case .timed(let seconds) = rules, !Self.possibleSeconds.contains(seconds) { return nil }
    if rules == .hint, isReverse { return nil }
    self.init(checked: rules, isReverse: isReverse)
  }

  private init(checked rules: Rules, isReverse: Bool) {
    self.rules = rules
    self.isReverse = isReverse
  }

  /// The rules of a name game.
  public enum Rules: Hashable, Sendable {
    /// Until the first wrong answer.
    case practice
    /// As many as possible within a time; wrong answers cost nothing, and the round stays until it is right.
    case timed(seconds: Int)
    /// As timed, but until the player finishes it.
    case untimed
    /// As practice, with wrong options struck out one after the other.
    case hint
  }
}

extension NameGameMode {
  /// The limits that a timed game can have.
  public static let possibleSeconds = 1...3_600

  /// Until the first wrong answer.
  public static let practice = NameGameMode(checked: .practice, isReverse: false)
  /// A minute.
  public static let timed = NameGameMode(checked: .timed(seconds: 60), isReverse: false)
  /// With hints.
  public static let hint = NameGameMode(checked: .hint, isReverse: false)
  /// Faces without names, until the first wrong answer.
  public static let reversePractice = NameGameMode(checked: .practice, isReverse: true)
  /// Faces without names, a minute.
  public static let reverseTimed = NameGameMode(checked: .timed(seconds: 60), isReverse: true)

  /// How long the game lasts, where its rules say so.
  public var limit: Duration? {
    if case .timed(let seconds) = rules { .seconds(seconds) } else { nil }
  }

  /// Whether the first wrong answer ends the game.
  public var endsAtFirstMiss: Bool { rules == .practice || rules == .hint }

  /// The same mode for whoever cannot be hurried: a timed game becomes an untimed one.
  public var withoutLimit: NameGameMode {
    limit == nil ? self : NameGameMode(checked: .untimed, isReverse: isReverse)
  }
}
