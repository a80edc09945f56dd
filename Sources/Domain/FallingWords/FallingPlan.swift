/// What is to be played.
public struct FallingPlan: Hashable, Sendable {
  /// Of which deck, and from which language.
  public let lesson: WordLesson
  /// About what; nil for everything.
  public let topic: String?
  /// Which of the words.
  public let choice: Choice
  /// How.
  public let rules: FallingRules

  /// Plans a game.
  public init(_ lesson: WordLesson, topic: String? = nil, choice: Choice = .all, rules: FallingRules = .usual) {
    self.lesson = lesson
    self.topic = topic
    self.choice = choice
    self.rules = rules
  }

  /// Whether only missed pairs are played, so that a right answer puts a pair right.
  public var isOfMissed: Bool { choice != .all }

  /// Which words of a deck are played.
  public enum Choice: Hashable, Sendable {
    /// Every pair of the deck and the topic.
    case all
    /// Those that were missed in any game and not put right since, the ones most in need first.
    case missed
    /// Those that were missed in one game.
    case these([TranslatedWord.ID])
  }
}

/// How a game is played.
public struct FallingRules: Hashable, Sendable {
  /// How many rounds a game has, where the deck has so many words.
  public let rounds: Int
  /// How long a translation falls; nil where there is no limit.
  public let limit: Duration?
  /// How probable a right translation is in the rounds that need not have one.
  public let rightShare: RightShare

  /// Makes rules; nil where there is no round, or no time at all.
  public init?(rounds: Int = 10, limit: Duration? = .seconds(4), rightShare: RightShare = .half) {
    guard rounds > 0, limit.map({ $0 > .zero }) ?? true else { return nil }
    self.init(rounds, limit, rightShare)
  }

  private init(_ rounds: Int, _ limit: Duration?, _ rightShare: RightShare) {
    self.rounds = rounds
    self.limit = limit
    self.rightShare = rightShare
  }

  /// Ten rounds of four seconds.
  public static let usual = FallingRules(10, .seconds(4), .half)

  /// The same without a limit, for whoever needs more time.
  public var withoutLimit: FallingRules { FallingRules(rounds, nil, rightShare) }
}

/// How probable it is that a round which need not be right is right all the same.
public struct RightShare: Hashable, Sendable {
  /// The share in millionths, from 0 to 1,000,000.
  public let millionths: Int

  /// Makes a share; nil outside 0 to 1,000,000.
  public init?(millionths: Int) {
    guard (0...1_000_000).contains(millionths) else { return nil }
    self.millionths = millionths
  }

  /// Reads a number from 0 to 1 with up to six decimals, such as `0.5`; nil where it is none.
  public init?(decimal text: String) {
    guard let units = try? DecimalText.units(of: text, scale: 6), let share = Int(exactly: units) else { return nil }
    self.init(millionths: share)
  }

  private init(_ millionths: Int) { self.millionths = millionths }

  /// One in two.
  public static let half = RightShare(500_000)

  /// Whether a round is to be right.
  func decides(using random: inout some RandomNumberGenerator) -> Bool {
    random.integer(below: 1_000_000) < millionths
  }
}
