/// What a name game asks, and when it ends.
public struct NameGameMode: Hashable, Sendable {
  /// The rules, which decide when the game ends.
  public let rules: Rules
  /// Whether one face is shown with several names, instead of one name with several faces.
  public let isReverse: Bool

  /// Creates a mode; nil for a limit out of range, and for hints in reverse.
  public init?(_ rules: Rules, isReverse: Bool = false) {
    if case .timed(let seconds) = rules, !Self.possibleSeconds.contains(seconds) { return nil }
    if rules == .hint, isReverse { return nil }
    self.init(checked: rules, isReverse: isReverse)
  }

  private init(checked rules: Rules, isReverse: Bool) { (self.rules, self.isReverse) = (rules, isReverse) }

  /// The kinds of rules.
  public enum Rules: Hashable, Sendable {
    /// The game ends at the first wrong answer.
    case practice
    /// As many as possible within a time limit; wrong answers cost nothing, and the round goes on until it is answered
    /// rightly.
    case timed(seconds: Int)
    /// Like timed, until the player finishes the game.
    case untimed
    /// Like practice, with wrong options struck out one by one.
    case hint
  }
}

extension NameGameMode {
  /// The allowed limits of a timed game.
  public static let possibleSeconds = 1...3_600

  /// A game until the first wrong answer.
  public static let practice = NameGameMode(checked: .practice, isReverse: false)
  /// A game of one minute.
  public static let timed = NameGameMode(checked: .timed(seconds: 60), isReverse: false)
  /// A game with hints.
  public static let hint = NameGameMode(checked: .hint, isReverse: false)
  /// Faces without names, until the first wrong answer.
  public static let reversePractice = NameGameMode(checked: .practice, isReverse: true)
  /// Faces without names, for one minute.
  public static let reverseTimed = NameGameMode(checked: .timed(seconds: 60), isReverse: true)

  /// The time limit; nil if the rules have none.
  public var limit: Duration? { if case .timed(let seconds) = rules { .seconds(seconds) } else { nil } }

  /// Whether the first wrong answer ends the game.
  public var endsAtFirstMiss: Bool { rules == .practice || rules == .hint }

  /// The same mode without a time limit: a timed game becomes untimed.
  public var withoutLimit: NameGameMode { limit == nil ? self : NameGameMode(checked: .untimed, isReverse: isReverse) }
}

extension NameGameMode {
  /// The mode as it is stored and as scripts use it: `practice`, `timed 60`, `untimed`, `hint`, `reverse timed 60`.
  public var text: String { (isReverse ? "reverse " : "") + rules.text }

  /// Parses the text of a mode; nil if it is written in any other way.
  public init?(text: String) {
    let isReverse = text.hasPrefix("reverse ")
    let words = (isReverse ? text.dropFirst(8) : text[...]).split(separator: " ")
    let seconds = words.last.flatMap { Int($0) }
    let rules: Rules? =
      switch words.first {
      case "practice": .practice
      case "timed": seconds.map { .timed(seconds: $0) }
      case "untimed": .untimed
      case "hint": .hint
      default: nil
      }
    guard let rules, let mode = NameGameMode(rules, isReverse: isReverse), mode.text == text else { return nil }
    self = mode
  }
}

extension NameGameMode: Comparable {
  /// Whether one mode is listed before another: by rules, shorter limits first, each mode before its reverse.
  public static func < (first: NameGameMode, second: NameGameMode) -> Bool { first.rank < second.rank }

  private var rank: (Int, Int, Int) {
    let reverse = isReverse ? 1 : 0
    return switch rules {
    case .practice: (0, 0, reverse)
    case .timed(let seconds): (1, seconds, reverse)
    case .untimed: (2, 0, reverse)
    case .hint: (3, 0, reverse)
    }
  }
}

extension NameGameMode.Rules {
  fileprivate var text: String {
    switch self {
    case .practice: "practice"
    case .timed(let seconds): "timed \(seconds)"
    case .untimed: "untimed"
    case .hint: "hint"
    }
  }
}
