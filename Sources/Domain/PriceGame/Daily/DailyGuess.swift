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
  public var verdict: PriceVerdict { PriceVerdict(of: given, for: price) }

  /// Whether its product is done with it.
  public var isLast: Bool { verdict == .right || number == DailyPrices.guesses }
}

/// What is said of a guess, in which nothing passes through floating point.
public enum PriceVerdict: Hashable, Sendable {
  /// Within 5 % of the price, or one minor unit.
  case right
  /// The price is higher.
  case higher(PriceDistance)
  /// The price is lower.
  case lower(PriceDistance)

  /// Judges an amount against a price of the same currency.
  init(of given: Money, for price: Money) {
    let off = Int128(given.minorUnits) - Int128(price.minorUnits)
    let (far, whole) = (off.magnitude, Int128(price.minorUnits).magnitude)
    if far <= 1 || far * 100 <= whole * 5 {
      self = .right
    } else {
      let distance = PriceDistance.allCases.first { far * 100 <= whole * UInt128($0.rawValue) } ?? .farther
      self = off < 0 ? .higher(distance) : .lower(distance)
    }
  }

  /// What others may see of it, which tells neither a price nor where it lies.
  public var sign: DailySign {
    switch self {
    case .right: .right
    case .higher(let distance), .lower(let distance): distance.rawValue <= 25 ? .near : .far
    }
  }
}

/// How far a guess lies from the price: within so many percent of it.
public enum PriceDistance: Int, CaseIterable, Hashable, Sendable {
  /// Not more than a tenth off.
  case within10 = 10
  /// Not more than a quarter off.
  case within25 = 25
  /// Not more than half of it off.
  case within50 = 50
  /// More than half of it off.
  case farther = 100
}

/// What others may see of a guess.
public enum DailySign: CaseIterable, Hashable, Sendable {
  /// It was right.
  case right
  /// It was within 25 %.
  case near
  /// It was farther.
  case far
  /// There was none.
  case none
}
