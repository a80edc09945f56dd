/// A game with cards to learn.
public enum ReviewGame: String, CaseIterable, Hashable, Sendable {
  /// Names of people.
  case names
  /// Words of a language.
  case words
}

/// The identifier of a card in every deck: a person, or a word in a direction.
public struct ReviewCardID: Hashable, Sendable {
  /// The game of the card.
  public let game: ReviewGame
  /// The key among the cards of the game.
  public let key: String

  /// Creates an identifier.
  public init(_ game: ReviewGame, _ key: String) { (self.game, self.key) = (game, key) }
}

/// A kind of question.
public enum ReviewQuestion: String, CaseIterable, Hashable, Sendable {
  /// A name to choose among faces, or a face among names.
  case faces
  /// A falling translation to accept or reject.
  case falling
  /// A choice among six, during learning.
  case choice
  /// A choice among the six most similar, during learning.
  case alike
  /// An answer to type.
  case typed

  /// The next kind of question after a right answer.
  var next: ReviewQuestion { self == .choice ? .alike : .typed }
}

/// A recorded answer about a card.
public struct ReviewAnswer: Hashable, Sendable {
  /// The card that was asked.
  public let card: ReviewCardID
  /// When the answer was given.
  public let at: Moment
  /// The learning day, which starts at 4:00 in the user's time zone.
  public let day: CalendarDay
  /// The kind of question.
  public let question: ReviewQuestion
  /// The rating of the answer.
  public let rating: ReviewRating
  /// The time that the answer took.
  public let duration: Duration

  /// Creates an answer.
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

  /// Returns the same answer for another card.
  public func about(_ card: ReviewCardID) -> ReviewAnswer {
    ReviewAnswer(card, rating, at: at, on: day, asked: question, within: duration)
  }
}

extension TimeSource {
  /// Returns the current learning day, which starts at 4:00 in the user's time zone.
  public func reviewDay() -> CalendarDay { reviewDay(of: now()) }

  /// Returns the learning day of a moment, in the user's current time zone.
  public func reviewDay(of moment: Moment) -> CalendarDay {
    var day = CalendarDay(daysSince1970: Int(moment.milliseconds / 86_400_000) + 1)
    // Counts back from the end of the day, since clocks are changed before 4:00.
    while start(of: CalendarDay(daysSince1970: day.daysSince1970 + 1)).advanced(by: .seconds(-20 * 3_600)) > moment {
      day = CalendarDay(daysSince1970: day.daysSince1970 - 1)
    }
    return day
  }
}
