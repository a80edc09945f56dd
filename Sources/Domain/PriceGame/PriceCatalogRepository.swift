/// Where categories and the products to guess come from.
public protocol PriceCatalogRepository: Sendable {
  /// The category of a game that is begun without choosing one; the blenders unless a catalogue has another.
  var usual: PriceCategory { get }
  /// Returns the categories at the top.
  func roots() async throws(RepositoryError) -> [PriceCategory]
  /// Returns what stands below a category: what is at hand, unless that is older than a day and a newer one can be loaded.
  ///
  /// A source that has just failed may be left alone for a minute.
  func content(of category: PriceCategory.ID) async throws(RepositoryError) -> Loaded<CategoryReading>
  /// Whether something stands at hand for a category, however old, so that it can be shown without a connection.
  func isAtHand(_ category: PriceCategory.ID) async throws(RepositoryError) -> Bool
  /// Returns all products that a daily can ask for.
  func assortment() async throws(RepositoryError) -> PriceAssortment
  /// Loads what stands below a category for later; gives up after a few seconds, as somebody waits who did not ask.
  func prefetch(_ category: PriceCategory.ID) async throws(RepositoryError)
}

extension PriceCatalogRepository {
  /// The blenders.
  public var usual: PriceCategory { .blenders }
}

extension PriceCategory {
  /// The category of a game that was begun without choosing one.
  public static let blenders = PriceCategory(id: 419_247, name: "Blenders")
}
