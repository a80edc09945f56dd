import ArcadeDomain

/// A screen on which the cards of a game are learnt: what the game brings to it, which a ``LearnModule`` asks.
protocol LearnPresenter<System> {
  /// What is learnt.
  associatedtype Card: LearningCard
  /// The game.
  associatedtype System: ScreenSystem where System.Intent: Hashable

  /// What all screens of the game share.
  var system: System { get }
  /// The screen's own route.
  var route: System.Destination { get }
  /// The title until something is asked.
  var title: String { get }
  /// Whose cards they are.
  var game: ReviewGame { get }
  /// What is learnt with.
  var learning: Learning? { get }
  /// What time it is.
  var time: any TimeSource { get }
  /// Why something is not stored yet.
  var unsaved: RepositoryError? { get }
  /// Makes a generator.
  func generator() -> SplitMix64
  /// Loads what is to be learnt; `isRetry` after a failure.
  func load(isRetry: Bool) async -> LessonContents<Card, System.Intent>
  /// Returns what is asked, and what there is to choose from.
  func ask(_ turn: LearningTurn<Card>) async -> (blocks: [Block], choices: [Choice])
}

/// What is to be learnt.
struct LessonContents<Card: LearningCard, Common: Sendable> {
  /// What the screen is called if nothing is asked.
  var title: String
  /// What is learnt; else why there is nothing.
  var cards: Result<[Card], any Error> = .success([])
  /// How many new ones the day brings, if that is not the usual number.
  var newPerDay: Int?
  /// What to know about it.
  var banners: [Notice] = []
  /// What every screen of the game offers, while something is asked.
  var asking = PlacedActions<Common>()
  /// The same if nothing is asked.
  var leaving = PlacedActions<Common>()
  /// The same after a failure.
  var retrying = PlacedActions<Common>()
}

/// What a player can want while something is learnt.
enum LearnIntent<Common: Sendable & Hashable>: Hashable, Sendable {
  /// One of those to choose from, from 0.
  case choose(Int, RoundID)
  /// A typed answer.
  case type(String, RoundID)
  /// On from what was shown.
  case goOn(RoundID)
  /// Something else first.
  case skip(RoundID)
  /// What every screen of the game offers.
  case common(Common)
}
