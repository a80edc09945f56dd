import ArcadeDomain

/// A product at one moment.
///
/// A product has the same figures in every search of one moment, and a search may find only one. So that any result
/// changes within an hour, each product gets its next review at its own minute. Within a shorter time only some change,
/// and real events are noticeable: prices hold for days, and few products sell out.
struct MarketProductState: Sendable {
  let product: MarketProduct
  private let chance: MarketChance
  private let hour: Int64

  init(_ product: MarketProduct, seed: UInt64, at moment: Moment) {
    self.product = product
    let chance = MarketChance(seed: seed, id: product.id)
    self.chance = chance
    let start = chance.number(.minute, below: 60) * 60_000
    hour = MarketCalendar.hour(at: moment, startingAt: Int64(start))
  }

  /// Whether it is listed: a seasonal one is for two in three periods of four days.
  var isListed: Bool {
    let stretch = chance.stretch(.season, of: 96, at: hour).number
    return !product.isSeasonal || chance.number(.season, in: stretch, below: 3) > 0
  }

  /// The demand: its fame, and a mood that changes every few days.
  var popularity: Int64 { fame + chance.wander(.mood, every: 60, at: hour) / 2 }

  var figures: ListingFigures {
    ListingFigures(
      price: Money(minorUnits: cents, currency: .eur),
      reviewCount: Int(reviews),
      reviewAverage: ReviewAverage(thousandths: hundredthsOfStars * 10),
      isAvailable: isAvailable
    )
  }

  private var fame: Int64 { Int64(chance.number(.fame, below: 1_001)) }

  /// One an hour, and up to 25 more a day for the most famous.
  private var reviews: Int64 { Int64(chance.number(.firstReviews, below: 2_500)) + hour + hour * (fame / 40) / 24 }

  /// Between 3.40 and 4.79 permanently, and up to 0.30 more or less for some days.
  private var hundredthsOfStars: Int64 {
    let taste = chance.wander(.taste, every: 240, at: hour) * 60 / 1_000 - 30
    return min(500, 340 + Int64(chance.number(.quality, below: 140)) + taste)
  }

  /// Sold out for one in twelve periods of a day and a half.
  private var isAvailable: Bool {
    let stretch = chance.stretch(.stock, of: 36, at: hour).number
    return chance.number(.stock, in: stretch, below: 12) > 0
  }

  private var cents: Int64 { Self.neat(listCents * (100 - percentOff) / 100) }

  /// The price without a sale: new every four days, rising by 2.4 % a year, and up to 6 % more or less.
  private var listCents: Int64 {
    let stretch = chance.stretch(.price, of: 96, at: hour)
    let dearer = (hour - min(hour, stretch.hoursIn)) * 24 / 8_766
    let swing = Int64(chance.number(.price, in: stretch.number, below: 121)) - 60
    return Self.neat(product.cents * (1_000 + dearer + swing) / 1_000)
  }

  /// A sale begins in one of four periods of five days, and lasts one to four.
  private var percentOff: Int64 {
    let stretch = chance.stretch(.sale, of: 120, at: hour)
    let offers: [Int64] = [10, 15, 20, 25, 30]
    let drawn = chance.number(.sale, in: stretch.number, below: 4 * offers.count)
    let length = Int64(24 + chance.number(.saleLength, in: stretch.number, below: 73))
    return drawn < offers.count && stretch.hoursIn < length ? offers[drawn] : 0
  }

  /// A typical shop price: whole tens of cents, and ninety cents from 50 euros.
  private static func neat(_ cents: Int64) -> Int64 {
    cents < 5_000 ? max(10, (cents + 5) / 10 * 10) : (cents + 60) / 100 * 100 - 10
  }
}

/// The hours of a market, counted from its first day.
enum MarketCalendar {
  static let millisecondsAnHour: Int64 = 3_600_000
  /// The hours from 1970 to the first day, 1 October 2026 in UTC.
  private static let firstHour: Int64 = 497_448
  /// The length of the cycle of hours before the first day: seven years and a half, and not a whole number of days.
  private static let hoursBefore: Int64 = 65_521

  /// Returns the hour of a moment, if hours begin a number of milliseconds after the full one; never below zero.
  ///
  /// Before the first day the hours repeat in a cycle, because review counts cannot be negative.
  static func hour(at moment: Moment, startingAt start: Int64) -> Int64 {
    let (quotient, cooldown) = moment.milliseconds.quotientAndRemainder(dividingBy: millisecondsAnHour)
    let (full, since) = cooldown < 0 ? (quotient - 1, cooldown + millisecondsAnHour) : (quotient, cooldown)
    let hour = full - firstHour - (since < start ? 1 : 0)
    guard hour < 0 else { return hour }
    let remainder = hour % hoursBefore
    return remainder < 0 ? remainder + hoursBefore : remainder
  }
}
