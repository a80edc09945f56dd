import ArcadeData
import ArcadeDomain
import ArcadePresentation
import Synchronization

/// Puts Arcade together: the only place that knows every concrete type.
struct Composition: Sendable {
  let options: GlobalOptions
  let dataFolder: String
  let settings: Settings
  let settingsFile: SettingsFile
  /// What in the file makes no sense; only the commands that do without them run nevertheless.
  let settingMistakes: [RepositoryError]
  var language: Language
  var formats: Formats
  var database: Database
  /// Whose carts and games these are.
  var owner: Owner
  /// What the games could not store yet; a session ends in order where nothing is left in it.
  let waiting = WriteQueue()
  /// The payments that are open, or whose end was not heard.
  let openPayments = OpenPayments()
  let leases = HeldLeases()
  let time: any TimeSource
  let randomness: Randomness
  /// How to wait: between two tries, two updates, and for a slow gateway.
  let pause: @Sendable (Duration) async throws -> Void
  let client: HTTPClient
  let zone: String?

  init(options: GlobalOptions, process: ProcessEnvironment) throws(RepositoryError) {
    self.options = options
    dataFolder = DataFolder.path(option: options.dataFolder, environment: process.environment)
    settingsFile = SettingsFile(folder: dataFolder)
    let readings = settingsFile.lenientReadings()
    settingMistakes = readings.mistakes
    settings = try Settings(stored: readings.values, environment: process.environment)
    let choice = LanguageChoice(
      option: options.language,
      setting: settings[.language],
      environment: process.environment
    )
    language = choice.language
    // A colon before the name of a zone says that it is one; Foundation takes it for a part of it.
    let zone = process.environment["TZ"].map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
    formats = Formats(locale: choice.locale, timeZone: zone)
    formats.showsFolders = !process.isGuests
    randomness = Randomness(seed: options.seed)
    owner = options.owner ?? settings[.person].flatMap { Owner($0) } ?? .nobody
    database = try Self.database(options.store ?? settings[.store], folder: dataFolder, process: process, options)
    self.zone = zone
    time = options.now.map { SystemTime(frozen: $0, zone: zone) } ?? process.time ?? SystemTime(zone: zone)
    pause = process.pause
    let places: [Setting] = [.rakutenBase, .priceBase, .priceCatalog, .nameProfiles, .wordsDeck, .shopCatalog]
    let addresses = places.compactMap { [settings] in settings[$0] }
    client = HTTPClient(
      transport: SystemTransport(userAgent: "Arcade/\(arcadeVersion)", addresses: addresses),
      pause: pause
    )
  }

  /// Puts the observatory together, also for whoever may name no file of this machine.
  func makeObservatory(namesFiles: Bool = true) throws(RepositoryError) -> Observatory {
    let watches = SQLWatchRepository(database: database, owner: owner)
    // Whoever may name no file of this machine may not let it open what a feed names either.
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

  /// What can be searched: the usual source first.
  private func makeListingSources(namesFiles: Bool) -> ListingSourceDirectory {
    let market = DemoMarket(seed: options.seed, time: time, language: language.code)
    // One for all watches, as they share its one request a second with all who use the same store.
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

  /// A price catalogue of a feed that the observatory can read; behind a `#` may stand what its columns are called.
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

  /// A file that was named for one command is not kept: it is at hand anyway, and its mistakes should be seen.
  func store(isOneTime: Bool, _ source: any FeedSource) -> any FeedStore {
    isOneTime && !source.needsConnection ? InMemoryFeedStore() : SQLFeedStore(database: database)
  }
}

/// Where every generator of a run comes from, so that no two of them draw the same.
final class Randomness: Sendable {
  private let seeds: Mutex<SplitMix64>

  /// Begins with the seed of `--seed`, else with one of the system's.
  init(seed: UInt64?) { seeds = Mutex(SplitMix64(seed: seed ?? .random(in: .min ... .max))) }

  func makeGenerator() -> SplitMix64 { SplitMix64(seed: seeds.withLock { $0.next() }) }
}
