/// Five products whose prices are guessed on a day, the same for all who have the same catalogue.
public struct DailyPrices: Hashable, Identifiable, Sendable {
  /// How many products there are.
  public static let size = 5
  /// How many guesses each of them has.
  public static let guesses = 4
  /// The day of the first one.
  public static let firstDay = CalendarDay(daysSince1970: 20_454)

  /// What tells it from all others.
  public let id: ID
  /// The products, in the order in which they are asked for.
  public let products: [QuizProduct]

  /// A day, and the catalogue.
  public struct ID: Hashable, Sendable {
    /// When it is the one that everybody guesses.
    public let day: CalendarDay
    /// What the catalogue is known by.
    public let version: String

    /// Joins a day with what a catalogue is known by.
    public init(_ day: CalendarDay, version: String) { (self.day, self.version) = (day, version) }

    /// The number of the day, from 1.
    public var number: Int { day.daysSince1970 - DailyPrices.firstDay.daysSince1970 + 1 }

    /// Whether it is of another catalogue than the one that ships with Arcade.
    public var isOwn: Bool { PriceAssortment.isOwn(version) }
  }

  /// Draws the products of a day; throws where there are fewer than five, or the day is before the first one.
  ///
  /// The order in which a catalogue lists its products changes nothing.
  public init(of assortment: PriceAssortment, on day: CalendarDay) throws(PriceGameError) {
    guard day >= Self.firstDay else { throw .noDaily(day) }
    guard assortment.products.count >= Self.size else { throw .tooFewForDaily(assortment.products.count) }
    id = ID(day, version: assortment.version)
    let prefix = "daily/1|\(day.isoText)|\(assortment.version)|"
    let drawn = assortment.products.map { product in
      // FNV-1a hardly mixes its last bytes: neighbours would come together.
      (SplitMix64.mixed(Fingerprint(of: prefix.utf8, product.id.utf8).fnv1a), product)
    }
    products = drawn.sorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }.prefix(Self.size).map { $0.1 }
  }
}
