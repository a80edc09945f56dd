import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension Composition {
  /// The leases that this process holds.
  var leases: HeldLeases { shared.one { HeldLeases() } }

  /// Makes the observatory; `namesFiles` is false for users who may not name files of this machine.
  func makeObservatory(namesFiles: Bool = true) throws(RepositoryError) -> Observatory {
    let watches = SQLWatchRepository(database: database, owner: owner)
    // Users who may not name files of this machine may not open addresses from a feed either.
    let opensAddresses = namesFiles && !options.isOffline
    return Observatory(
      watches: watches,
      sources: makeListingSources(namesFiles: namesFiles),
      time: time,
      keepThumbnails: opensAddresses
        ? KeepThumbnails(watches, from: WebThumbnails(client: client), time: time) : nil,
      senders: makeAlertSenders(),
      leases: leases
    )
  }

  private func makeAlertSenders() -> [any AlertSender] {
    let post = PostedAlerts(settings, client: client) { $0.json(of: $1).text }
    return options.isOffline ? [] : [post].compactMap(\.self)
  }

  /// Returns the sources to search, the default one first.
  private func makeListingSources(namesFiles: Bool) -> ListingSourceDirectory {
    let market = DemoMarket(seed: options.seed, time: time, language: language.code)
    // One source for all watches, because all users of the store share its limit of one request a second.
    let ichiba = Result { () throws(RepositoryError) in
      let turns = SQLRequestTurns(database: database)
      return try RakutenListings(settings, client: client, turns: turns, isOffline: options.isOffline)
    }
    let feeds = makeFeedDownload()
    let shops = ShopClient(client, turns: SQLRequestTurns(database: database), isOffline: options.isOffline)
    @Sendable func pages(_ name: String, _ currency: Currency?) throws(RepositoryError) -> PageListings {
      try PageListings(name, client: shops, currency: currency, store: SQLFeedStore(database: database), time: time)
    }
    return ListingSourceDirectory(
      [
        .init(DemoMarket.profile) { _ in market },
        .init(RakutenListings.profile(settings)) { _ throws(RepositoryError) in try ichiba.get() },
        .init(FileListings.profile) { name throws(RepositoryError) in
          try FileListingsAddress(name).absolute.text
        } make: { name throws(RepositoryError) in
          FileListings(try FileListingsAddress(name))
        },
        .init(FeedListings.profile) { name throws(RepositoryError) in
          try FeedListings.fullName(of: name)
        } reading: { name, format, isLater throws(RepositoryError) in
          try FeedListings(name, as: format, isLater: isLater, from: feeds)
        },
        .init(ShopifyListings.profile) { name, currency throws(RepositoryError) in
          try ShopifyListings(name, client: shops, currency: currency)
        },
        .init(WooCommerceListings.profile) { name, currency throws(RepositoryError) in
          try WooCommerceListings(name, client: shops, currency: currency)
        },
        .init(PageListings.profile, pricedIn: pages),
        .init(PageListings.listProfile, pricedIn: pages),
      ],
      namesFiles: namesFiles
    )
  }

  private func makeFeedDownload() -> FeedDownload {
    FeedDownload(client, keptIn: SQLFeedStore(database: database), time: time, isOffline: options.isOffline)
  }

  /// Returns a price catalogue of a feed that the observatory can read; the names of its columns may follow a `#`.
  func makeFeedCatalog(at text: String, in currency: Currency?) throws(RepositoryError) -> any PriceCatalogRepository {
    let (place, columns) = FeedColumns.split(text)
    let format = FeedFormat(columns: columns == .usual ? nil : columns.text, currency: currency)
    let feed = try FeedListings(place, as: format, from: makeFeedDownload())
    let name = place.split { "/?#".contains($0) }.last.map(String.init) ?? place
    return FeedPriceCatalog(named: name) { () async throws(RepositoryError) in
      FeedGoods(try await feed.search(.everything) { _ in })
    }
  }

  func fileSource(_ text: String) throws(RepositoryError) -> any FeedSource {
    try FeedAddress(text).source(client: client)
  }

  /// A file named for one command is not cached: it is available anyway, and its mistakes should be seen.
  func store(isOneTime: Bool, _ source: any FeedSource) -> any FeedStore {
    isOneTime && !source.needsConnection ? InMemoryFeedStore() : SQLFeedStore(database: database)
  }
}
