import ArcadeData
public import ArcadeDomain
public import ArcadePresentation

/// An observatory with watches in memory, and access to every part for tests.
public struct SampleObservatory: Sendable {
  /// The only source.
  public let source: ScriptedListings
  /// The watches in memory.
  public let watches: any WatchRepository = InMemoryWatches()
  /// The clock.
  public let time = HandDrivenTime()
  /// The faults of the watches.
  public let faults = Faults<WatchCall>()

  /// Creates an observatory without watches; its source finds some listings, and reports progress unless it is instant.
  public init(_ listings: Listing..., isInstant: Bool = true, terms: String? = nil) {
    let profile = ListingSourceProfile(name: "demo", terms: terms, currency: .jpy, isInstant: isInstant)
    source = ScriptedListings(SampleListings.result(listings), profiles: [profile])
  }

  /// Creates an observatory with a watch for tea, updated with some results.
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

  /// The observatory for presenters.
  public var observatory: Observatory {
    Observatory(watches: FailingWatches(watches, faults: faults), sources: source, time: time)
  }

  /// Returns its screens' shared actions, with a number of listings per page.
  public func actions(in language: Language = .english, pageSize: Int = 15) -> WatchScreens {
    WatchScreens(observatory: observatory, phrases: language.sampleWatchPhrases, pageSize: pageSize)
  }

  /// Searches for a keyword and returns the new watch.
  @discardableResult
  public func watch(_ keyword: String = "tea") async throws -> Watch.ID {
    try await observatory.searchWatch(for: WatchQuery(keyword: keyword), at: "demo").watch.id
  }

  /// Advances an hour and updates a watch with the source's new result.
  @discardableResult
  public func update(_ id: Watch.ID, finding result: SearchResult) async throws -> UpdateResult {
    time.advance(by: .seconds(3_600))
    source.answer(result)
    return try await observatory.updateWatch(id)
  }
}

extension Language {
  /// The sentences of the observatory in this language, with default formats and times in UTC.
  public var sampleWatchPhrases: WatchPhrases {
    WatchPhrases(self, formats: Formats(locale: "\(code)_\(defaultRegion)", timeZone: "UTC"))
  }
}
