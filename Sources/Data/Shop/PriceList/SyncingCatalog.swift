public import ArcadeDomain

/// The price list of a source, kept for the time when the source cannot be reached.
public struct SyncingCatalog: CatalogRepository {
  private let feed: SyncingFeed<Catalog>

  /// Reads the price list of a source, whose columns may have other names, and keeps the last good one in a store.
  ///
  /// Prices of a list that names no currency are in `currency`; `tax` is in those of which the list does not say it.
  public init(
    source: any FeedSource,
    columns: PriceColumns = .usual,
    currency: Currency = .eur,
    tax: Percent? = nil,
    store: any FeedStore,
    time: any TimeSource,
    isOffline: Bool = false
  ) {
    let reader = CatalogReader(
      subject: source.subject,
      place: FeedPlace(of: source),
      columns: columns,
      currency: currency,
      usualTax: tax
    )
    feed = SyncingFeed(source: source, store: store, time: time, isOffline: isOffline, read: reader.read)
  }

  /// Returns the price list at hand; the first call loads it.
  public func catalog() async throws(RepositoryError) -> Loaded<Catalog> { try await feed.current() }

  /// Asks the source again.
  public func refreshed() async throws(RepositoryError) -> Loaded<Catalog> { try await feed.refreshed() }
}
