import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

// The games, and the pictures that screens name.
extension Composition {
  /// The categories and products of the price game: of a feed, else of the server that is set, else those that ship with
  /// Arcade.
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

  /// Puts the price game together, with another rule than the settings name, where one is given.
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

  /// The rule that was chosen, else that of the settings, else the usual one.
  func priceRule(chosen rule: (any ReachRule)?) -> any ReachRule {
    rule ?? settings[.priceRule].flatMap { ReachRules.named($0) } ?? AdaptiveReach()
  }

  /// The people of the name game: of a file or an address, else of the settings, else those that ship with Arcade.
  ///
  /// Behind a `#`, the place of a table may say what its columns are called; so may a command line.
  /// A folder has their pictures, where a command line names one, else where the settings do.
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

  /// What names and words are learnt with; `measuresTime` where somebody sits there whose time tells something.
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

  /// Puts falling words together; the deck of a file or an address comes with its id.
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

  /// The kept games, which need no products.
  func makePriceGames() -> any PriceGameRepository { SQLPriceGameRepository(database: database, owner: owner) }

  func makeListingPictures(opensAddresses: Bool) -> any PictureRepository {
    ListingPictures(
      loader: makePictures(),
      thumbnails: SQLWatchRepository(database: database),
      opensAddresses: opensAddresses
    )
  }

  /// The pictures of products whose prices are guessed.
  func makeGoodsPictures() -> any PictureRepository { GoodsPictures(loader: makePictures()) }
}
