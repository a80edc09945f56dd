public import ArcadeDomain

/// The discounts of a source, kept for the time when the source cannot be reached.
///
/// Their amounts are in the currency of the price list, and a product that it lacks is reported.
public struct SyncingDiscounts: DiscountRepository {
  private let feed: SyncingFeed<PromotionDocument>
  private let catalog: any CatalogRepository
  private let isStarter: Bool
  private let time: any TimeSource

  /// Reads the discounts of a source for the products of a price list; those that ship with Arcade go with its list only.
  public init(
    source: any FeedSource,
    store: any FeedStore,
    catalog: any CatalogRepository,
    time: any TimeSource,
    isOffline: Bool = false
  ) {
    let subject = source.subject
    (self.catalog, self.time) = (catalog, time)
    isStarter = source is StarterFeedSource
    feed = SyncingFeed(source: source, store: store, time: time, isOffline: isOffline) {
      body throws(RepositoryError) in try PromotionDocument(body, subject: subject)
    }
  }

  public func book() async throws(RepositoryError) -> Loaded<PromotionBook> { try await book(from: feed.current()) }

  /// Asks the source again.
  public func refreshed() async throws(RepositoryError) -> Loaded<PromotionBook> {
    try await book(from: feed.refreshed())
  }

  private func book(from document: Loaded<PromotionDocument>) async throws(RepositoryError) -> Loaded<PromotionBook> {
    let catalog = try await catalog.catalog()
    guard !isStarter || catalog.freshness == .starter else { return Loaded(PromotionBook([]), document.freshness) }
    return Loaded(document.value.book(for: catalog.value, on: time.today()), document.freshness)
  }
}
