public import ArcadeDomain

/// The discounts of a source, cached for when it is unavailable.
///
/// Amounts are in the currency of the price list, and unknown products are reported.
public struct SyncingDiscounts: DiscountRepository {
  private let feed: SyncingFeed<PromotionDocument>
  private let catalog: any CatalogRepository
  private let isStarter: Bool
  private let time: any TimeSource

  /// Creates discounts from a source for a price list; Arcade's own only apply to its own list.
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

  /// Reloads the discounts from their source.
  public func refreshed() async throws(RepositoryError) -> Loaded<PromotionBook> {
    try await book(from: feed.refreshed())
  }

  private func book(from document: Loaded<PromotionDocument>) async throws(RepositoryError) -> Loaded<PromotionBook> {
    let catalog = try await catalog.catalog()
    guard !isStarter || catalog.freshness == .starter else { return Loaded(PromotionBook([]), document.freshness) }
    return Loaded(document.value.book(for: catalog.value, on: time.today()), document.freshness)
  }
}
