import ArcadeData
public import ArcadeDomain
public import ArcadePresentation

/// An observatory with watches in memory, and every part at hand that a test may want to change or look at.
public struct SampleObservatory: Sendable {
  /// The only source.
  public let source: ScriptedListings
  /// What is watched, kept in memory.
  public let watches: any WatchRepository = InMemoryWatches()
  /// The clock.
  public let time = HandDrivenTime()
  /// Which calls of the watches fail.
  public let faults = Faults<WatchCall>()

  /// Begins without a watch, at a source that finds some listings; one that is not instant says how far it is.
  public init(_ listings: Listing..., isInstant: Bool = true, terms: String? = nil) {
    let profile = ListingSourceProfile(name: "demo", terms: terms, currency: .jpy, isInstant: isInstant)
    source = ScriptedListings(SampleListings.result(listings), profiles: [profile])
  }

  /// Begins with a watch for tea that found some listings, and was updated with what was found then.
  public static func watching(
    _ listings: Listing...,
    then results: SearchResult...
  ) async throws -> (SampleObservatory, Watch.ID) {
    let sample = SampleObservatory()
    sample.source.answer(SampleListings.result(listings))
    let id = try await sample.watch()
    for result in results { try await sample.update(id, finding: result) }
    return (sample, id)
  }

  /// The observatory, as a presenter takes it.
  public var observatory: Observatory {
    Observatory(watches: FailingWatches(watches, faults: faults), sources: source, time: time)
  }

  /// What its presenters share, with so many listings on a page.
  public func actions(in language: Language = .english, pageSize: Int = 15) -> WatchScreens {
    WatchScreens(observatory: observatory, phrases: language.sampleWatchPhrases, pageSize: pageSize)
  }

  /// Searches for a keyword and returns the watch that this makes.
  @discardableResult
  public func watch(_ keyword: String = "tea") async throws -> Watch.ID {
    try await observatory.searchWatch(for: WatchQuery(keyword: keyword), at: "demo").watch.id
  }

  /// Lets an hour pass and updates a watch with what the source finds then.
  @discardableResult
  public func update(_ id: Watch.ID, finding result: SearchResult) async throws -> UpdateResult {
    time.advance(by: .seconds(3_600))
    source.answer(result)
    return try await observatory.updateWatch(id)
  }
}

extension Language {
  /// The sentences of the observatory in this language, with its usual formats and times in UTC.
  public var sampleWatchPhrases: WatchPhrases {
    WatchPhrases(self, formats: Formats(locale: "\(code)_\(defaultRegion)", timeZone: "UTC"))
  }
}
