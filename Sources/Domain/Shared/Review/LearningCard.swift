/// A card to learn, with a question and an answer.
public protocol LearningCard: Hashable, Sendable {
  /// The identifier, the same in every deck.
  var id: ReviewCardID { get }
  /// The right answer as it is shown.
  var answer: String { get }
  /// The texts that are right when typed, including the answer shown.
  var accepted: [String] { get }
  /// Whether accents are ignored without a remark.
  var ignoresAccents: Bool { get }
  /// Whether another card can be offered beside it: it is neither right too, nor confusable with it.
  func canStand(beside other: Self) -> Bool
  /// Returns the similarity to another card; higher is more similar.
  func likeness(to other: Self) -> Int
}

/// A question at one point of a session.
public struct LearningTurn<Card: LearningCard>: Hashable, Sendable {
  /// The number in the session, from 1.
  public let number: Int
  /// The card that is asked.
  public let card: Card
  /// The kind of question.
  public internal(set) var question: LearningQuestion<Card>
}

/// A kind of question in a session.
public enum LearningQuestion<Card: LearningCard>: Hashable, Sendable {
  /// A new card, shown with its answer.
  case shown
  /// A choice among these cards; `isAlike` if they are the most similar ones.
  case among([Card], isAlike: Bool)
  /// The answer must be typed.
  case typed
  /// The last answer was wrong, and the right one is shown beside it.
  case mistake(given: String)
}

/// An answer of the learner.
public enum LearningResponse: Hashable, Sendable {
  /// One of the options, from 0.
  case option(Int)
  /// A typed text with its verdict.
  case typed(String, TypedVerdict)
}

/// The effect of an answer.
public struct LearningReply<Card: LearningCard>: Hashable, Sendable {
  /// The card that was asked.
  public let card: Card
  /// The text of the answer.
  public let given: String
  /// The verdict; a choice is right or wrong.
  public let verdict: TypedVerdict
  /// The answer to record; nil for practice after a mistake.
  public let answer: ReviewAnswer?
  /// The policy for recording the answer.
  public let policy: RecordingPolicy
}

extension LearningQuestion {
  /// The kind of question that is recorded.
  var kept: ReviewQuestion { if case .among(_, let isAlike) = self { isAlike ? .alike : .choice } else { .typed } }
}
