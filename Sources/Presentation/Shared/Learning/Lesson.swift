import ArcadeDomain

/// What a game brings to learning, which is the same in all of them otherwise.
struct Lesson<Card: LearningCard, Common: RoutedIntent> {
  /// Where it stands.
  let here: Common.Destination
  /// Whose cards they are.
  let game: ReviewGame
  /// What is learnt with.
  let learning: Learning?
  /// What time it is.
  let time: any TimeSource
  /// The sentences.
  let phrases: any Phrases
  /// Makes a generator.
  let random: @Sendable () -> SplitMix64
  /// Why something is not stored yet.
  let unsaved: () -> RepositoryError?
  /// Loads what is to be learnt; whether it is tried again after a failure.
  let load: (_ isRetry: Bool) async -> LessonContents<Card, Common>
  /// Says what is asked, and what there is to choose from.
  let ask: (LearningTurn<Card>) async -> (blocks: [Block], choices: [Choice])
  /// The sentence for an error.
  let failure: (any Error) -> Failure
  /// Does what every screen of the game offers.
  let perform: (Common, ActionContext<Common.Destination>) async -> Void
}

/// What is to be learnt.
struct LessonContents<Card: LearningCard, Common: RoutedIntent> {
  /// What the screen is called where nothing is asked.
  var title: String
  /// What is learnt; else why there is nothing.
  var cards: Result<[Card], any Error> = .success([])
  /// How many new ones the day brings, where that is not the usual number.
  var newPerDay: Int?
  /// What to know about it.
  var banners: [Notice] = []
  /// What every screen of the game offers, while something is asked.
  var asking: [Action<Common>] = []
  /// The same where nothing is asked.
  var leaving: [Action<Common>] = []
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
