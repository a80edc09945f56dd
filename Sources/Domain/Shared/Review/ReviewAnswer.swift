/// A game in which something is learnt.
public enum ReviewGame: String, CaseIterable, Hashable, Sendable {
  /// Names of people.
  case names
  /// Words of a language.
  case words
}

/// What a card is known by, wherever it stands: somebody, or a word from one language into another.
public struct ReviewCardID: Hashable, Sendable {
  /// The game that asks for it.
  public let game: ReviewGame
  /// The text that tells it from the other cards of the game.
  public let key: String

  /// Joins a game with a key.
  public init(_ game: ReviewGame, _ key: String) { (self.game, self.key) = (game, key) }
}

/// How something was asked.
public enum ReviewQuestion: String, CaseIterable, Hashable, Sendable {
  /// A name among faces, or a face among names.
  case faces
  /// Whether a falling translation is right.
  case falling
  /// Which of six is right, while it is learnt.
  case choice
  /// Which of the six most like it is right, while it is learnt.
  case alike
  /// By typing it.
  case typed

  /// How something is asked after it was right.
  var next: ReviewQuestion { self == .choice ? .alike : .typed }
}

/// An answer that says how well something is known.
public struct ReviewAnswer: Hashable, Sendable {
  /// What was asked.
  public let card: ReviewCardID
  /// When it was answered.
  public let at: Moment
  /// The day of learning, which began at 4:00 where the person was.
  public let day: CalendarDay
  /// How it was asked.
  public let question: ReviewQuestion
  /// How well it was known.
  public let rating: ReviewRating
  /// How long the answer took.
  public let duration: Duration

  /// Describes an answer.
  public init(
    _ card: ReviewCardID,
    _ rating: ReviewRating,
    at moment: Moment,
    on day: CalendarDay,
    asked question: ReviewQuestion,
    within duration: Duration
  ) {
    (self.card, self.rating, self.question) = (card, rating, question)
    (at, self.day, self.duration) = (moment, day, duration)
  }

  /// Returns the same answer about another card.
  public func about(_ card: ReviewCardID) -> ReviewAnswer {
    ReviewAnswer(card, rating, at: at, on: day, asked: question, within: duration)
  }
}

extension TimeSource {
  /// The day of learning, which begins at 4:00 where the person is.
  public func reviewDay() -> CalendarDay { reviewDay(of: now()) }

  /// Returns the day of learning in which a moment is, where the person is now.
  public func reviewDay(of moment: Moment) -> CalendarDay {
    var day = CalendarDay(daysSince1970: Int(moment.milliseconds / 86_400_000) + 1)
    // From the end of the day, as clocks are set before 4:00.
    while start(of: CalendarDay(daysSince1970: day.daysSince1970 + 1)).advanced(by: .seconds(-20 * 3_600)) > moment {
      day = CalendarDay(daysSince1970: day.daysSince1970 - 1)
    }
    return day
  }
}
