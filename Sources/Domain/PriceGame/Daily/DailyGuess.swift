/// What somebody thought that a product of a daily costs.
public struct DailyGuess: Hashable, Sendable {
  /// The five products that it belongs to.
  public let daily: DailyPrices.ID
  /// The place of the product in it, from 1.
  public let place: Int
  /// What it was made about.
  public let product: QuizProduct.ID
  /// The guess among those of the product, from 1.
  public let number: Int
  /// The price that was given, above zero.
  public let given: Money
  /// The price that is right.
  public let price: Money
  /// The day when it was given, where the person was.
  public let day: CalendarDay
  /// When it was given.
  public let at: Moment

  /// Describes a guess; both prices are of one currency.
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

  /// What is said of it.
  public var verdict: PriceVerdict {
    if distance <= 1 || isWithin(5) { return .right }
    return given.minorUnits < price.minorUnits ? .higher : .lower
  }

  /// Whether its product is done with it.
  public var isLast: Bool { verdict == .right || number == DailyPrices.guesses }

  /// What others may see of it. It shows neither a price nor a direction.
  ///
  /// The player sees it when its product is done: it would lead to the price.
  public var sign: DailySign { verdict == .right ? .right : isWithin(25) ? .near : .far }

  private var distance: UInt128 { (Int128(given.minorUnits) - Int128(price.minorUnits)).magnitude }

  private func isWithin(_ percent: UInt128) -> Bool { distance * 100 <= UInt128(price.minorUnits.magnitude) * percent }
}

/// What is said of a guess, in which nothing passes through floating point.
public enum PriceVerdict: Hashable, Sendable {
  /// Within 5 % of the price, or one minor unit.
  case right
  /// The price is higher.
  case higher
  /// The price is lower.
  case lower
}

/// How near a guess was.
public enum DailySign: CaseIterable, Hashable, Sendable {
  /// It was right.
  case right
  /// It was within 25 %.
  case near
  /// It was farther.
  case far
  /// Its product is not done, so that is not told.
  case untold
  /// There was none.
  case none
}
