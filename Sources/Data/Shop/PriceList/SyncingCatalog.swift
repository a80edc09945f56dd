public import ArcadeDomain

/// The price list of a source, cached for when it is unavailable.
public struct SyncingCatalog: CatalogRepository {
  private let feed: SyncingFeed<Catalog>

  /// Creates a price list from a source with a cache; columns may have other names.
  ///
  /// `currency` and `tax` are the defaults of the list.
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

  /// Returns the current price list; the first call loads it.
  public func catalog() async throws(RepositoryError) -> Loaded<Catalog> { try await feed.current() }

  /// Reloads the price list from its source.
  public func refreshed() async throws(RepositoryError) -> Loaded<Catalog> { try await feed.refreshed() }
}
