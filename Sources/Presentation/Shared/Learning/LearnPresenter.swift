import ArcadeDomain

/// The part of a learning screen that differs between games, for a ``LearnModule``.
protocol LearnPresenter<System> {
  /// The card to learn.
  associatedtype Card: LearningCard
  /// The game.
  associatedtype System: ScreenSystem where System.Intent: Hashable

  /// The shared part of the game's screens.
  var system: System { get }
  /// The screen's own route.
  var route: System.Destination { get }
  /// The title before the first question.
  var title: String { get }
  /// The game of the cards.
  var game: ReviewGame { get }
  /// The learning use case; nil if there is none.
  var learning: Learning? { get }
  /// The clock.
  var time: any TimeSource { get }
  /// The error that keeps answers from being stored, if any.
  var unsaved: RepositoryError? { get }
  /// Makes a random number generator.
  func generator() -> SplitMix64
  /// Loads the cards to learn; `isRetry` is true after a failure.
  func load(isRetry: Bool) async -> LessonContents<Card, System.Intent>
  /// Returns the question and its choices.
  func ask(_ turn: LearningTurn<Card>) async -> (blocks: [Block], choices: [Choice])
}

/// The cards of a lesson and what surrounds them.
struct LessonContents<Card: LearningCard, Common: Sendable> {
  /// The title when nothing is asked.
  var title: String
  /// The cards to learn, or the error.
  var cards: Result<[Card], any Error> = .success([])
  /// The number of new cards a day, if it differs from the default.
  var newPerDay: Int?
  /// The notices above the question.
  var banners: [Notice] = []
  /// The actions of every screen of the game, while a question is open.
  var asking = PlacedActions<Common>()
  /// The same actions, while no question is open.
  var leaving = PlacedActions<Common>()
  /// The same actions, after a failure.
  var retrying = PlacedActions<Common>()
}

/// An intent on a learning screen.
enum LearnIntent<Common: Sendable & Hashable>: Hashable, Sendable {
  /// Chooses an option, counted from 0.
  case choose(Int, RoundID)
  /// Answers with a typed text.
  case type(String, RoundID)
  /// Continues after the answer was shown.
  case goOn(RoundID)
  /// Postpones the card.
  case skip(RoundID)
  /// An intent of every screen of the game.
  case common(Common)
}
