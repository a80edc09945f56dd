public import ArcadeDomain
import Synchronization

/// The categories of a server, each kept for the time when the server cannot be reached.
///
/// What is younger than a day is served as it was kept. Where a load failed, or took more than five seconds, what was
/// kept serves for at least a minute more; where nothing was kept, the next call tries again. Without a server, the
/// catalogue that ships with Arcade serves.
public final class SyncingPriceCatalog: PriceCatalogRepository {
  private let server: PriceServer?
  private let store: any FeedStore
  private let time: any TimeSource
  private let isOffline: Bool
  private let language: String
  private let feeds = Mutex<[PriceCategory.ID: SyncingFeed<CategoryReading>]>([:])

  /// Reads the categories of a server and keeps each in a store; `isOffline` never opens a connection.
  ///
  /// What ships with Arcade has its names in a language, by code; what a server answers stays as it is.
  public init(
    server: PriceServer? = nil,
    store: any FeedStore,
    time: any TimeSource,
    isOffline: Bool = false,
    language: String = "en"
  ) {
    (self.server, self.store, self.time, self.isOffline, self.language) = (server, store, time, isOffline, language)
  }

  /// Returns the eleven base categories, which are the same with and without a server.
  public func roots() async throws(RepositoryError) -> [PriceCategory] { try StarterPrices.roots(in: language) }

  /// Returns what stands below a category; `.notFound` for a number that nobody knows.
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

  /// Returns what ships with Arcade: of a server nobody can ask for everything.
  public func assortment() async throws(RepositoryError) -> PriceAssortment {
    try StarterPrices.assortment(in: language)
  }

  /// Loads a category within five seconds, or fails.
  public func prefetch(_ category: PriceCategory.ID) async throws(RepositoryError) {
    guard let feed = feed(of: category) else { return _ = try starter(category) }
    _ = try await feed.current(within: Self.patience)
  }

  /// How old what was kept may be, to be served without asking the server.
  public static var maximumAge: Duration { .seconds(24 * 60 * 60) }

  /// How long a server gets that nobody asked to wait for.
  private static var patience: Duration { .seconds(5) }

  /// What Arcade itself has for a category; throws `.notFound` for one that it does not know.
  private func starter(_ category: PriceCategory.ID) throws(RepositoryError) -> Loaded<CategoryReading> {
    Loaded(try StarterPrices.content(of: category, in: language), .starter)
  }

  /// The feed of a category; nil without a server.
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
