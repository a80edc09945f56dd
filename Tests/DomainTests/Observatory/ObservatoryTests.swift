import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class ObservatoryTests: XCTestCase {
  private typealias Sample = SampleListings

  func testASearchThatSucceedsIsSavedUnderItsKeyword() async throws {
    let (observatory, source) = makeObservatory(Sample.result(Sample.listing("a")))
    let query = try WatchQuery(keyword: "tea", count: 60)

    let searched = try await observatory.searchWatch(for: query, at: "demo")

    XCTAssertEqual(source.queries, [query])
    XCTAssertEqual(
      searched.watch,
      Watch(id: searched.watch.id, name: try Sample.name("tea"), source: "demo", query: query)
    )
    XCTAssertEqual(searched.update, UpdateRecord(number: 1, at: .november20, new: 1))
    try await expectEqual(observatory.allWatches().map(\.watch), [searched.watch])
  }

  func testASearchThatFailsLeavesNothing() async throws {
    let (observatory, source) = makeObservatory()
    let query = try WatchQuery(keyword: "tea")
    source.fail(with: RepositoryError(.timedOut, subject: "shop.example"))

    let failures = [
      await repositoryFailure { try await observatory.searchWatch(for: query, at: "demo") },
      await repositoryFailure { try await observatory.searchWatch(for: query, at: "nowhere") },
    ]

    XCTAssertEqual(failures.map { $0?.code }, [.timedOut, .noSuchSource])
    try await expectEqual(observatory.allWatches(), [])
  }

  func testNothingFoundIsNoError() async throws {
    let (observatory, source) = makeObservatory()
    let searched = try await observatory.searchWatch(for: WatchQuery(keyword: "tea"), at: "demo")
    XCTAssertEqual(searched.update, UpdateRecord(number: 1, at: .november20))

    source.answer(Sample.result(Sample.listing("a")))
    try await expectEqual(observatory.updateWatch(searched.watch.id).step.new.map(\.id), ["a"])
  }

  func testNothingFoundIsKeptOnlyWhereThatIsWanted() async throws {
    let (observatory, source) = makeObservatory()
    let query = try WatchQuery(keyword: "tea")

    let failure = await repositoryFailure {
      try await observatory.searchWatch(for: query, at: "demo", keepsEmpty: false)
    }

    XCTAssertEqual(failure?.code, .nothingFound)
    XCTAssertEqual(failure?.subject, "tea")
    try await expectEqual(observatory.allWatches(), [])
    // An incomplete search gives its own reasons.
    source.answer(SearchResult(ListingSnapshot(), gaps: [.pageFailed(1, because: .timedOut)]))
    let searched = try await observatory.searchWatch(for: query, at: "demo", keepsEmpty: false)
    XCTAssertFalse(searched.update.isComplete)
  }

  func testANameThatIsTakenIsRefusedBeforeTheSourceIsAsked() async throws {
    let (observatory, source) = makeObservatory()
    let query = try WatchQuery(keyword: "tea")
    _ = try await observatory.searchWatch(for: query, at: "demo")

    let failure = await repositoryFailure { try await observatory.searchWatch(for: query, at: "demo") }
    XCTAssertEqual(failure?.code, .exists)
    XCTAssertEqual(failure?.subject, "tea")
    XCTAssertEqual(source.queries.count, 1)

    let other = try await observatory.searchWatch(for: query, at: "demo", named: Watch.Name("More tea"))
    XCTAssertEqual(other.watch.name.text, "More tea")
  }

  func testAnUpdateTellsWhatChangedSinceTheOneBefore() async throws {
    let time = HandDrivenTime()
    let first = Sample.result(Sample.listing("a"), Sample.listing("b"))
    let (observatory, source, id) = try await watching(first, time: time)
    time.advance(by: .seconds(3_600))

    let quiet = try await observatory.updateWatch(id)
    source.answer(Sample.result(Sample.listing("b", yen: 900)))
    let loud = try await observatory.updateWatch(id)

    XCTAssertFalse(quiet.update.hasNews)
    XCTAssertEqual(quiet.previous, .november20)
    XCTAssertEqual(loud.previous, quiet.update.at)
    XCTAssertEqual(loud.update, UpdateRecord(number: 3, at: quiet.update.at, outOfSight: 1, changed: 1))
    XCTAssertEqual(loud.step.outOfSight.map(\.id), ["a"])
    XCTAssertEqual(loud.step.changed.map(\.new.id), ["b"])
  }

  func testAnUpdateThatFailsChangesNothing() async throws {
    let faults = Faults<WatchCall>()
    let source = ScriptedListings(Sample.result(Sample.listing("a")))
    let watches = FailingWatches(InMemoryWatches(), faults: faults)
    let observatory = Observatory(watches: watches, sources: source, time: HandDrivenTime())
    let id = try await observatory.searchWatch(for: WatchQuery(keyword: "tea"), at: "demo").watch.id
    let before = try await watches.watches()

    source.fail(with: RepositoryError(.serverError, subject: "shop.example", status: 503))
    let unanswered = await repositoryFailure { try await observatory.updateWatch(id) }
    source.answer(Sample.result([]))
    faults.fail(.update, with: RepositoryError(.full, subject: "arcade.sqlite"))
    let unstored = await repositoryFailure { try await observatory.updateWatch(id) }
    let unknown = await repositoryFailure { try await observatory.updateWatch(Watch.ID(number: 99)) }

    XCTAssertEqual([unanswered, unstored, unknown].map { $0?.code }, [.serverError, .full, .noSuchWatch])
    try await expectEqual(watches.watches(), before)
  }

  func testWhatMayHaveMovedBetweenPagesIsLookedForASecondTime() async throws {
    let gap = UpdateWarning.missing(1, of: 3)
    let failed = RepositoryError(.askedToWait, subject: "shop.example")
    // The first result of a, b and c with its gaps, and the second one.
    let cases:
      [(first: SearchResult, second: Result<SearchResult, RepositoryError>, gone: [String], gaps: [UpdateWarning])] =
        [
          (pages("ab"), .success(pages("abc")), [], []),
          (pages("abc"), .success(pages("")), [], []),
          (pages("ab"), .success(pages("ab")), ["c"], []),
          (pages("ab"), .success(pages("bc")), [], []),
          (pages("a"), .success(pages("b")), ["c"], []),
          (pages("ab", gap), .success(pages("ab")), [], [gap]),
          (pages("ab"), .success(pages("a", gap)), [], [gap]),
          (pages("ab", gap), .success(pages("bc", gap)), [], [gap]),
          (pages("ab"), .failure(failed), [], [.pageFailed(1, because: .askedToWait)]),
          (pages("ab"), .success(pages("ab", hasMore: true)), [], [.limitHit(30)]),
        ]
    for (first, second, gone, gaps) in cases {
      let (observatory, source, id) = try await watching(Sample.result(["a", "b", "c"].map { Sample.listing($0) }))
      source.answer(first)
      source.answer(afterwards: second)

      let step = try await observatory.updateWatch(id).step

      XCTAssertEqual(step.outOfSight.map(\.id), gone, "\(first.gaps) \(second)")
      XCTAssertEqual(step.gaps, gaps, "\(first.gaps) \(second)")
    }
  }

  func testWhereNothingCanBeFoundOutThereIsNoSecondLook() async throws {
    let failure = UpdateWarning.pageFailed(2, because: .timedOut)
    let cases: [(look: SearchResult, gone: [String], gaps: [UpdateWarning])] = [
      (Sample.result(Sample.listing("a")), ["b"], []), (pages("abc"), [], []), (pages("ab", hasMore: true), [], []),
      (pages("a", hasMore: true), [], [.limitHit(30)]), (pages("a", failure), [], [failure]),
    ]
    for (look, gone, gaps) in cases {
      let (observatory, source, id) = try await watching(Sample.result(Sample.listing("a"), Sample.listing("b")))
      source.answer(look)

      let step = try await observatory.updateWatch(id).step

      XCTAssertEqual(step.outOfSight.map(\.id), gone, "\(look.gaps)")
      XCTAssertEqual(step.gaps, gaps)
      XCTAssertEqual(source.queries.count, 2)
    }
  }

  func testAListingThatIsOutOfSightAlreadyIsNotLookedForAgain() async throws {
    let (observatory, source, id) = try await watching(Sample.result(Sample.listing("a"), Sample.listing("b")))
    source.answer(pages("a"))

    _ = try await observatory.updateWatch(id)
    _ = try await observatory.updateWatch(id)

    XCTAssertEqual(source.queries.count, 4)
  }

  /// Returns a result of several pages, with a listing for each letter.
  private func pages(_ ids: String, _ gaps: UpdateWarning..., hasMore: Bool = false) -> SearchResult {
    let listings = ids.enumerated().map { Sample.listing(String($1), rank: $0 + 1) }
    return SearchResult(ListingSnapshot(listings), gaps: gaps, isOneMoment: false, hasMore: hasMore)
  }

  /// Returns an observatory with a watch.
  private func watching(
    _ answer: SearchResult,
    time: HandDrivenTime = HandDrivenTime()
  ) async throws -> (Observatory, ScriptedListings, Watch.ID) {
    let (observatory, source) = makeObservatory(answer, time: time)
    return (
      observatory, source, try await observatory.searchWatch(for: WatchQuery(keyword: "tea"), at: "demo").watch.id
    )
  }

  private func makeObservatory(
    _ answer: SearchResult = Sample.result([]),
    time: HandDrivenTime = HandDrivenTime()
  ) -> (Observatory, ScriptedListings) {
    let source = ScriptedListings(answer)
    return (Observatory(watches: InMemoryWatches(), sources: source, time: time), source)
  }
}
