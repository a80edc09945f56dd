/// The daily challenge: five products to guess, the same for everyone with the same catalogue.
public struct DailyPrices: Hashable, Identifiable, Sendable {
  /// The number of products.
  public static let size = 5
  /// The number of guesses for each product.
  public static let guesses = 4
  /// The date of the first daily.
  public static let firstDay = CalendarDay(daysSince1970: 20_454)

  /// The date and the catalogue version.
  public let id: ID
  /// The products in the order in which they are asked.
  public let products: [QuizProduct]

  /// A date and a catalogue version.
  public struct ID: Hashable, Sendable {
    /// The date of the daily.
    public let day: CalendarDay
    /// The identifier of the catalogue.
    public let version: String

    /// Creates an identifier.
    public init(_ day: CalendarDay, version: String) { (self.day, self.version) = (day, version) }

    /// The number of the daily, from 1.
    public var number: Int { day.daysSince1970 - DailyPrices.firstDay.daysSince1970 + 1 }

    /// Whether it uses a catalogue other than the bundled one.
    public var isOwn: Bool { PriceAssortment.isOwn(version) }
  }

  /// Draws the products of a day; throws if there are fewer than five, or if the day is before the first one. The order
  /// of the products in the catalogue has no effect.
  public init(of assortment: PriceAssortment, on day: CalendarDay) throws(PriceGameError) {
    guard day >= Self.firstDay else { throw .noDaily(day) }
    guard assortment.products.count >= Self.size else { throw .tooFewForDaily(assortment.products.count) }
    id = ID(day, version: assortment.version)
    let prefix = "daily/1|\(day.isoText)|\(assortment.version)|"
    let drawn = assortment.products.map { product in
      // FNV-1a hardly mixes its last bytes, so neighbours would stay together.
      (SplitMix64.mixed(Fingerprint(of: prefix.utf8, product.id.utf8).fnv1a), product)
    }
    products = drawn.sorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }.prefix(Self.size).map { $0.1 }
  }
}
