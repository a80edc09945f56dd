import ArcadeDomain

/// A product as it is at one moment.
///
/// A search can find a single product, and a product has the same figures in every search of one moment. So that
/// something changes in any result within an hour, each product has to change: it gets its next review, at a minute of
/// its own. A shorter time shows only some of that, and what people watch for stands out: a price holds for days, and
/// few products sell out.
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

  /// Whether it is there at all: a seasonal one is for two stretches of four days in three.
  var isListed: Bool {
    let stretch = chance.stretch(.season, of: 96, at: hour).number
    return !product.isSeasonal || chance.number(.season, in: stretch, below: 3) > 0
  }

  /// How much it is wanted: what it is known for, and a mood that turns every few days.
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

  /// One an hour, and up to 25 more a day for what is known best.
  private var reviews: Int64 { Int64(chance.number(.firstReviews, below: 2_500)) + hour + hour * (fame / 40) / 24 }

  /// Between 3.40 and 4.79 for good, and up to 0.30 above or below for some days.
  private var hundredthsOfStars: Int64 {
    let taste = chance.wander(.taste, every: 240, at: hour) * 60 / 1_000 - 30
    return min(500, 340 + Int64(chance.number(.quality, below: 140)) + taste)
  }

  /// Sold out for one stretch of a day and a half in twelve.
  private var isAvailable: Bool {
    let stretch = chance.stretch(.stock, of: 36, at: hour).number
    return chance.number(.stock, in: stretch, below: 12) > 0
  }

  private var cents: Int64 { Self.neat(listCents * (100 - percentOff) / 100) }

  /// What it costs without a sale: set anew every four days, 2.4 % a year dearer, and up to 6 % above or below.
  private var listCents: Int64 {
    let stretch = chance.stretch(.price, of: 96, at: hour)
    let dearer = (hour - min(hour, stretch.hoursIn)) * 24 / 8_766
    let swing = Int64(chance.number(.price, in: stretch.number, below: 121)) - 60
    return Self.neat(product.cents * (1_000 + dearer + swing) / 1_000)
  }

  /// A sale begins at one in four stretches of five days, and lasts one to four.
  private var percentOff: Int64 {
    let stretch = chance.stretch(.sale, of: 120, at: hour)
    let offers: [Int64] = [10, 15, 20, 25, 30]
    let drawn = chance.number(.sale, in: stretch.number, below: 4 * offers.count)
    let length = Int64(24 + chance.number(.saleLength, in: stretch.number, below: 73))
    return drawn < offers.count && stretch.hoursIn < length ? offers[drawn] : 0
  }

  /// As a shop writes prices: whole tens of cents, and ninety cents from 50 euros on.
  private static func neat(_ cents: Int64) -> Int64 {
    cents < 5_000 ? max(10, (cents + 5) / 10 * 10) : (cents + 60) / 100 * 100 - 10
  }
}

/// The hours of a market, counted from its first day.
enum MarketCalendar {
  static let millisecondsAnHour: Int64 = 3_600_000
  /// The hours from 1970 to the first day, 1 October 2026 in UTC.
  private static let firstHour: Int64 = 497_448
  /// How many hours before the first day are told apart: seven years and a half, and no whole number of days.
  private static let hoursBefore: Int64 = 65_521

  /// Returns which hour it is where hours begin so many milliseconds after the full one; never below zero.
  ///
  /// Before the first day the hours count again and again, as reviews cannot be fewer than none.
  static func hour(at moment: Moment, startingAt start: Int64) -> Int64 {
    let (quotient, cooldown) = moment.milliseconds.quotientAndRemainder(dividingBy: millisecondsAnHour)
    let (full, since) = cooldown < 0 ? (quotient - 1, cooldown + millisecondsAnHour) : (quotient, cooldown)
    let hour = full - firstHour - (since < start ? 1 : 0)
    guard hour < 0 else { return hour }
    let remainder = hour % hoursBefore
    return remainder < 0 ? remainder + hoursBefore : remainder
  }
}
