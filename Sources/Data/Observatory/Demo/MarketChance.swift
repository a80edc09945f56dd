import ArcadeDomain

/// Pseudorandom decisions about a product, by topic and period; the same in every process.
struct MarketChance: Hashable, Sendable {
  /// The topics, each with independent results.
  enum Topic: UInt64 {
    case minute, fame, mood, firstReviews, quality, taste, price, sale, saleLength, stock, season
  }

  private let start: UInt64

  init(seed: UInt64, id: Listing.ID) { start = id.utf8.reduce(Self.mixed(seed)) { Self.mixed($0 ^ UInt64($1)) } }

  /// Returns a number from 0 up to, not including, `bound`, for a period.
  func number(_ topic: Topic, in stretch: Int64 = 0, below bound: Int) -> Int {
    let topical = Self.mixed(start ^ topic.rawValue)
    var random = SplitMix64(seed: Self.mixed(topical ^ UInt64(bitPattern: stretch)))
    return random.integer(below: bound)
  }

  /// Divides time into periods of a number of hours, which begin at different hours for every product and topic.
  func stretch(_ topic: Topic, of length: Int64, at hour: Int64) -> (number: Int64, hoursIn: Int64) {
    let shifted = hour + Int64(number(topic, in: -1, below: Int(length)))
    return (shifted / length, shifted % length)
  }

  /// Returns a number from 0 to 1,000, interpolated between chances that are `length` hours apart.
  func wander(_ topic: Topic, every length: Int64, at hour: Int64) -> Int64 {
    let (stretch, hoursIn) = stretch(topic, of: length, at: hour)
    let ends = [stretch, stretch + 1].map { Int64(number(topic, in: $0, below: 1_001)) }
    return ends[0] + (ends[1] - ends[0]) * hoursIn / length
  }

  private static func mixed(_ bits: UInt64) -> UInt64 {
    var random = SplitMix64(seed: bits)
    return random.next()
  }
}
