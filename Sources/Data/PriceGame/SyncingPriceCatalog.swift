public import ArcadeDomain
import Synchronization

/// The categories of a server, each cached for when the server is unavailable.
///
/// Answers less than a day old are served from the cache. If a load fails or takes more than five seconds, the cached
/// one serves for at least another minute. Without a cached one, the next call retries. Without a server, Arcade's own
/// catalogue serves.
public final class SyncingPriceCatalog: PriceCatalogRepository {
  private let server: PriceServer?
  private let store: any FeedStore
  private let time: any TimeSource
  private let isOffline: Bool
  private let language: String
  private let feeds = Mutex<[PriceCategory.ID: SyncingFeed<CategoryReading>]>([:])

  /// Creates a catalogue from a server with a cache; `isOffline` never opens a connection.
  ///
  /// Names in Arcade's own catalogue are in a language, by code; a server's answers are unchanged.
  public init(
    server: PriceServer? = nil,
    store: any FeedStore,
    time: any TimeSource,
    isOffline: Bool = false,
    language: String = "en"
  ) {
    (self.server, self.store, self.time, self.isOffline, self.language) = (server, store, time, isOffline, language)
  }

  /// Returns the eleven root categories, which do not depend on the server.
  public func roots() async throws(RepositoryError) -> [PriceCategory] { try StarterPrices.roots(in: language) }

  /// Returns the content of a category; throws `.notFound` for an unknown ID.
  public func content(of category: PriceCategory.ID) async throws(RepositoryError) -> Loaded<CategoryReading> {
    guard let feed = feed(of: category) else { return try starter(category) }
    return try await feed.current()
  }

  public func isAtHand(_ category: PriceCategory.ID) async throws(RepositoryError) -> Bool {
    guard let feed = feed(of: category) else {
      _ = try starter(category)
      return true
    }
    return try await feed.cached() != nil
  }

  /// Returns Arcade's own products, because a server cannot list all of its own.
  public func assortment() async throws(RepositoryError) -> PriceAssortment {
    try StarterPrices.assortment(in: language)
  }

  /// Loads a category within five seconds, or fails.
  public func prefetch(_ category: PriceCategory.ID) async throws(RepositoryError) {
    guard let feed = feed(of: category) else { return _ = try starter(category) }
    _ = try await feed.current(within: Self.patience)
  }

  /// The greatest age of a cached answer that is served without asking the server.
  public static var maximumAge: Duration { .seconds(24 * 60 * 60) }

  /// The time limit of a server.
  private static var patience: Duration { .seconds(5) }

  /// Returns a category of Arcade's own catalogue; throws `.notFound` for an unknown one.
  private func starter(_ category: PriceCategory.ID) throws(RepositoryError) -> Loaded<CategoryReading> {
    Loaded(try StarterPrices.content(of: category, in: language), .starter)
  }

  /// Returns the feed of a category; nil without a server.
  private func feed(of category: PriceCategory.ID) -> SyncingFeed<CategoryReading>? {
    guard let server else { return nil }
    if let feed = feeds.withLock({ $0[category] }) { return feed }
    let source = CategorySource(server: server, category: category)
    let feed = SyncingFeed(
      source: source,
      store: store,
      time: time,
      isOffline: isOffline,
      maximumAge: Self.maximumAge,
      refreshLimit: Self.patience,
      read: CategoryReader(subject: source.subject).read
    )
    return feeds.withLock { feeds in
      let winner = feeds[category] ?? feed
      feeds[category] = winner
      return winner
    }
  }
}
