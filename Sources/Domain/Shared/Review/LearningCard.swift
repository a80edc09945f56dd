/// Something to learn: what is asked, and what is right.
public protocol LearningCard: Hashable, Sendable {
  /// What it is known by, wherever it stands.
  var id: ReviewCardID { get }
  /// What is right, as it is shown.
  var answer: String { get }
  /// The texts that are right where one is typed; what is shown is among them.
  var accepted: [String] { get }
  /// Whether accents make no difference, so that nothing is said of them.
  var ignoresAccents: Bool { get }
  /// Whether another one can be offered beside it: neither right too, nor to be taken for the same.
  func canStand(beside other: Self) -> Bool
  /// How much another one is like it; more is more.
  func likeness(to other: Self) -> Int
}

/// What is asked at one moment.
public struct LearningTurn<Card: LearningCard>: Hashable, Sendable {
  /// Its number in the session, from 1.
  public let number: Int
  /// What it is about.
  public let card: Card
  /// How it is asked.
  public internal(set) var question: LearningQuestion<Card>
}

/// How something is asked while it is learnt.
public enum LearningQuestion<Card: LearningCard>: Hashable, Sendable {
  /// It is new: it is shown with its answer.
  case shown
  /// Which of these is right; `isAlike` where they are those most like it.
  case among([Card], isAlike: Bool)
  /// By typing it.
  case typed
  /// It was answered wrong: what is right stands beside what was given.
  case mistake(given: String)
}

/// What somebody answers.
public enum LearningResponse: Hashable, Sendable {
  /// One of those to choose from, from 0.
  case option(Int)
  /// A text, with what it is worth.
  case typed(String, TypedVerdict)
}

/// What came of an answer.
public struct LearningReply<Card: LearningCard>: Hashable, Sendable {
  /// What it was about.
  public let card: Card
  /// What was given.
  public let given: String
  /// What it is worth; a choice is right or wrong.
  public let verdict: TypedVerdict
  /// What is kept of it; nil for practice, on the way back from a mistake.
  public let answer: ReviewAnswer?
  /// Under which condition it counts.
  public let policy: RecordingPolicy
}

extension LearningQuestion {
  /// How it is kept.
  var kept: ReviewQuestion { if case .among(_, let isAlike) = self { isAlike ? .alike : .choice } else { .typed } }
}
