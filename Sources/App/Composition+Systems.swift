import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

// The games, and the pictures on screens.
extension Composition {
  /// Returns the categories and products of the price game: of a feed, else of the configured server, else the
  /// built-in ones.
  func makePriceCatalog(from feed: PriceFeed = PriceFeed()) throws(RepositoryError) -> any PriceCatalogRepository {
    if let place = feed.place ?? settings[.priceCatalog] { return try makeFeedCatalog(at: place, in: feed.currency) }
    return SyncingPriceCatalog(
      server: try settings[.priceBase].map { base throws(RepositoryError) in
        try PriceServer(at: base, client: client)
      },
      store: SQLFeedStore(database: database),
      time: time,
      isOffline: options.isOffline,
      language: language.code
    )
  }

  /// Makes the price game, with the given rule or that of the settings.
  func makePriceQuiz(rule: (any ReachRule)? = nil, from feed: PriceFeed = PriceFeed()) throws(RepositoryError)
    -> PriceQuiz
  {
    PriceQuiz(
      catalog: try makePriceCatalog(from: feed),
      games: makePriceGames(),
      rule: priceRule(chosen: rule),
      time: time
    )
  }

  /// Returns the given rule, else that of the settings, else the default one.
  func priceRule(chosen rule: (any ReachRule)?) -> any ReachRule {
    rule ?? settings[.priceRule].flatMap { ReachRules.named($0) } ?? AdaptiveReach()
  }

  /// Returns the people of the name game: of a file or an address, else of the settings, else the built-in ones.
  ///
  /// The names of a table's columns may follow a `#` in its place, or be given on the command line. The folder of
  /// their pictures comes from the command line, else from the settings.
  func makePeople(
    from people: String?,
    columns: PeopleColumns?,
    picturesFrom folder: String?,
    isOffline: Bool = false
  ) throws -> any PeopleRepository {
    let place = (people ?? settings[.nameProfiles]).map(PeopleColumns.split)
    let source = try self.source(place?.place, else: StarterFeedSource.people)
    return SyncingPeople(
      source: source,
      columns: columns ?? place?.columns ?? .usual,
      picturesFrom: folder ?? settings[.namePictures],
      store: store(isOneTime: people != nil, source),
      time: time,
      isOffline: isOffline || options.isOffline
    )
  }

  func makeNameGames() -> any NameGameRepository {
    RetryingNameGameRepository(SQLNameGameRepository(database: database, owner: owner), waiting: waiting)
  }

  /// Makes the learning of names and words; `measuresTime` if response times show how well answers are known.
  func makeLearning(measuresTime: Bool = false) -> Learning {
    let scheduler = settings.scheduler
    return Learning(
      RetryingReviewRepository(
        SQLReviewRepository(database: database, owner: owner, scheduler: scheduler),
        waiting: waiting
      ),
      folding: MatchKeys(),
      time: time,
      by: scheduler,
      newPerDay: settings.newPerDay,
      measuresTime: measuresTime
    )
  }

  func makePortraits() -> any PortraitRepository { LoadedPortraits(loader: makePictures(), time: time) }

  /// Makes falling words; also returns the id of a deck from a file or an address.
  func makeWordQuiz(
    deck: String? = nil,
    measuresTime: Bool = false,
    isOffline: Bool = false
  ) throws(RepositoryError) -> (quiz: WordQuiz, linked: Deck.ID?) {
    let linked = try (deck ?? settings[.wordsDeck]).map { text throws(RepositoryError) in
      let source = try fileSource(text)
      return SyncingDeck(
        source: source,
        store: store(isOneTime: deck != nil, source),
        time: time,
        isOffline: isOffline || options.isOffline
      )
    }
    let kept = SQLDeckRepository(database: database, owner: owner, scheduler: settings.scheduler)
    let quiz = WordQuiz(
      decks: CombinedDecks(linked: linked, kept: kept, language: language.code),
      games: RetryingWordGameRepository(SQLWordGameRepository(database: database, owner: owner), waiting: waiting),
      learning: makeLearning(measuresTime: measuresTime),
      time: time
    )
    return (quiz, linked?.id)
  }

  /// Returns the saved games, which need no products.
  func makePriceGames() -> any PriceGameRepository { SQLPriceGameRepository(database: database, owner: owner) }

  func makeListingPictures(opensAddresses: Bool) -> any PictureRepository {
    ListingPictures(
      loader: makePictures(),
      thumbnails: SQLWatchRepository(database: database),
      opensAddresses: opensAddresses
    )
  }

  /// Returns the pictures of products in the price game.
  func makeGoodsPictures() -> any PictureRepository { GoodsPictures(loader: makePictures()) }
}
