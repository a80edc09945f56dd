/// A guess of a product's price in a daily challenge.
public struct DailyGuess: Hashable, Sendable {
  /// The daily that the guess belongs to.
  public let daily: DailyPrices.ID
  /// The position of the product in the daily, from 1.
  public let place: Int
  /// The product whose price was guessed.
  public let product: QuizProduct.ID
  /// The number of the guess for the product, from 1.
  public let number: Int
  /// The guessed price, above zero.
  public let given: Money
  /// The right price.
  public let price: Money
  /// The date of the guess in the player's time zone.
  public let day: CalendarDay
  /// When the guess was made.
  public let at: Moment

  /// Creates a guess; both prices have the same currency.
  public init(
    of daily: DailyPrices.ID,
    place: Int,
    product: QuizProduct.ID,
    number: Int,
    given: Money,
    price: Money,
    on day: CalendarDay,
    at moment: Moment
  ) {
    (self.daily, self.place, self.product, self.number) = (daily, place, product, number)
    (self.given, self.price, self.day, at) = (given, price, day, moment)
  }

  /// Whether the guess is right, or the price higher or lower.
  public var verdict: PriceVerdict {
    if distance <= 1 || isWithin(5) { return .right }
    return given.minorUnits < price.minorUnits ? .higher : .lower
  }

  /// Whether the product is finished with this guess.
  public var isLast: Bool { verdict == .right || number == DailyPrices.guesses }

  /// The sign for sharing, which shows neither a price nor a direction. The player sees it only when the product is
  /// finished, since it would help to find the price.
  public var sign: DailySign { verdict == .right ? .right : isWithin(25) ? .near : .far }

  private var distance: UInt128 { (Int128(given.minorUnits) - Int128(price.minorUnits)).magnitude }

  private func isWithin(_ percent: UInt128) -> Bool { distance * 100 <= UInt128(price.minorUnits.magnitude) * percent }
}

/// The verdict on a guess, computed without floating point.
public enum PriceVerdict: Hashable, Sendable {
  /// The guess is within 5 % of the price, or one minor unit.
  case right
  /// The price is higher.
  case higher
  /// The price is lower.
  case lower
}

/// How close a guess was.
public enum DailySign: CaseIterable, Hashable, Sendable {
  /// The guess was right.
  case right
  /// The guess was within 25 %.
  case near
  /// The guess was farther off.
  case far
  /// The product is not finished, so the distance is not shown.
  case untold
  /// There was no guess.
  case none
}
