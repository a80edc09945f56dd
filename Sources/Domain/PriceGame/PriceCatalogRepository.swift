/// A source of categories and products.
public protocol PriceCatalogRepository: Sendable {
  /// The default category of a game; blenders unless the catalogue has another.
  var usual: PriceCategory { get }
  /// Returns the top-level categories.
  func roots() async throws(RepositoryError) -> [PriceCategory]
  /// Returns the contents of a category; reloads them if the cached ones are older than a day. A source that has just
  /// failed may not be asked again for a minute.
  func content(of category: PriceCategory.ID) async throws(RepositoryError) -> Loaded<CategoryReading>
  /// Whether a category is cached or bundled, however old, so that it can be shown without a connection.
  func isAtHand(_ category: PriceCategory.ID) async throws(RepositoryError) -> Bool
  /// Returns all products for the daily challenge.
  func assortment() async throws(RepositoryError) -> PriceAssortment
  /// Loads the contents of a category in advance; gives up after a few seconds, since the user is waiting.
  func prefetch(_ category: PriceCategory.ID) async throws(RepositoryError)
}

extension PriceCatalogRepository {
  /// The bundled category of blenders.
  public var usual: PriceCategory { .blenders }
}

extension PriceCategory {
  /// The default category of a game.
  public static let blenders = PriceCategory(id: 419_247, name: "Blenders")
}
