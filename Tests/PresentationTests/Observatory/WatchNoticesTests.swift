import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The exact sentences about a search or an update.
final class WatchNoticesTests: XCTestCase {
  private typealias Sample = SampleListings
  private let phrases = Language.english.sampleWatchPhrases

  func testAnUpdateCountsWhatItBrought() async throws {
    let numbers = (0..<6).map { "\($0)" }
    let sample = SampleObservatory()
    sample.source.answer(Sample.result(numbers.map { Sample.listing($0) }))
    let id = try await sample.watch()

    let fewer = numbers.prefix(3).map { Sample.listing($0, yen: 900) } + [Sample.listing("3"), Sample.listing("new")]
    let loud = try await sample.update(id, finding: Sample.result(fewer))
    let back = try await sample.update(id, finding: Sample.result(fewer + [Sample.listing("5")]))

    XCTAssertEqual(phrases.notices(about: loud), [Notice("Updated: 3 changed, 1 new, 2 out of sight", .good)])
    XCTAssertEqual(phrases.notices(about: back), [Notice("Updated: 1 returned", .good)])
    let sentence = "tea: Updated: 3 changed, 1 new, 2 out of sight"
    XCTAssertEqual(phrases.notices(about: loud, isNamed: true).map(\.text), [sentence])
  }

  func testSomebodyElsesUpdateIsSaidWithWhoItIs() {
    let busy = RepositoryError(.watchBusy, subject: "till-1", canRetry: true)
    for (language, sentence) in [
      (Language.english, "till-1 is updating this watch; try again in a moment."),
      (.spanish, "till-1 está actualizando esta búsqueda; inténtalo de nuevo en un momento."),
      (.japanese, "till-1 がこの検索を更新しています。少し待ってからやり直してください。"),
    ] {
      XCTAssertEqual(language.sampleWatchPhrases.failure(for: busy), Failure(sentence, canRetry: true))
    }
  }

  func testWithoutChangesItSaysSinceWhen() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"))
    let result = Sample.result(Sample.listing("a"))

    let first = try await sample.update(id, finding: result)
    let second = try await sample.update(id, finding: result)

    XCTAssertEqual(phrases.notices(about: first), [Notice("No changes since Nov 20, 2026 at 9:00 AM")])
    XCTAssertEqual(phrases.notices(about: second), [Notice("No changes since Nov 20, 2026 at 10:00 AM")])
  }

  func testAnEmptyCompleteResultSaysThatNothingIsLost() async throws {
    for (ids, went, whose) in [(["a"], "1 listing", "its"), (["a", "b"], "2 listings", "their")] {
      let sample = SampleObservatory()
      sample.source.answer(Sample.result(ids.map { Sample.listing($0) }))
      let id = try await sample.watch()

      let emptied = try await sample.update(id, finding: Sample.result([]))
      let still = try await sample.update(id, finding: Sample.result([]))
      let lacking = try await sample.update(id, finding: Sample.result([], gaps: [.limitHit(1)]))

      let sentence = "The search finds nothing any more: \(went) went out of sight. Nothing was deleted, and \(whose)"
      XCTAssertEqual(phrases.notices(about: emptied), [Notice("\(sentence) history stays.", .good)])
      XCTAssertEqual(phrases.sentence(about: still), "No changes since Nov 20, 2026 at 10:00 AM")
      XCTAssertEqual(phrases.sentence(about: lacking), "No changes since Nov 20, 2026 at 11:00 AM")
    }
  }

  func testTheFirstSearchSaysWhatItFound() async throws {
    for (count, sentence) in [
      (0, "Nothing found for “tea”. The watch is kept."), (1, "Found 1 listing."), (1_200, "Found 1,200 listings."),
    ] {
      let sample = SampleObservatory()
      sample.source.answer(Sample.result((0..<count).map { Sample.listing("\($0)") }))
      let searched = try await sample.observatory.searchWatch(for: WatchQuery(keyword: "tea", count: 3_000), at: "demo")
      XCTAssertEqual(phrases.notices(about: searched), [Notice(sentence, count == 0 ? .plain : .good)])
    }
  }

  func testACategoryIsNamedWhereThereIsNoKeyword() async throws {
    let query = try WatchQuery(category: ListingCategory(id: "7", name: "Tea"))
    let searched = try await SampleObservatory().observatory.searchWatch(for: query, at: "demo")
    XCTAssertEqual(phrases.sentence(about: searched), "Nothing found for “Tea”. The watch is kept.")
  }

  func testAnIncompleteUpdateSaysWhy() async throws {
    let head = "This update is incomplete; what it did not show stays as it was."
    let gaps: [([UpdateWarning], String)] = [
      ([.pageFailed(2, because: .timedOut)], "Page 2 could not be read (no answer in time)."),
      ([.limitHit(3_000)], "The source has more results than the 3,000 that came."),
      ([.countDrifted(from: 91, to: 90)], "The source counted 91 results first and 90 later."),
      ([.missing(25, of: 60)], "25 of 60 results did not come, and may still be there."),
      ([.leftOut(1)], "1 entry could not be read."), ([.leftOut(2)], "2 entries could not be read."),
      (
        [.limitHit(100), .leftOut(2)],
        "The source has more results than the 100 that came. 2 entries could not be read."
      ),
    ]
    for (gaps, sentence) in gaps {
      let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"))
      let id = try await sample.watch()

      let updated = try await sample.update(id, finding: Sample.result(Sample.listing("a"), gaps: gaps))

      let news = [Notice("No changes since Nov 20, 2026 at 9:00 AM"), Notice("\(head) \(sentence)", .warning)]
      XCTAssertEqual(phrases.notices(about: updated), news)
    }
  }

  func testTheFirstThreeThatWereLeftOutAreShown() async throws {
    let (sample, id) = try await SampleObservatory.watching()
    let problems = TruncatedList((1...5).map { ListingProblem(at: "feed.csv:\($0)", .missing(key: "id")) })

    let updated = try await sample.update(id, finding: SearchResult(ListingSnapshot(), problems: problems))

    let lines = phrases.notices(about: updated).map(\.text)
    XCTAssertEqual(lines.count, 6)
    XCTAssertEqual(lines[1].hasSuffix("5 entries could not be read."), true)
    XCTAssertEqual(lines[2...4].map { String($0.prefix(11)) }, ["feed.csv:1:", "feed.csv:2:", "feed.csv:3:"])
    XCTAssertEqual(lines[5], "There are 2 more problems.")
    XCTAssertEqual(lines[2], "feed.csv:1: “id” is missing (add “id”)")
  }

  func testEveryEventHasItsLine() {
    let listing = Sample.listing("a")
    let old = Sample.listing("a", yen: 1_000, reviews: 1, average: 4_200, isAvailable: false).figures
    let new = Sample.listing("a", yen: 900, reviews: 2, average: 4_800, isAvailable: true).figures
    let abroad = ListingFigures(price: Money(minorUnits: 900, currency: .usd))
    let changes = new.changes(since: old) + abroad.changes(since: ListingFigures(price: new.price))
    let kinds = [.new, .returned, .outOfSight] + changes.map(WatchEvent.Kind.changed)

    let texts = [
      "Name of a: new", "Name of a: returned", "Name of a: out of sight", "Name of a: price fell, from ¥1,000 to ¥900",
      "Name of a: more reviews, from 1 to 2", "Name of a: average rose, from 4.2 to 4.8", "Name of a: in stock again",
      "Name of a: currency changed, from JPY to USD",
    ]
    XCTAssertEqual(kinds.map { phrases.line(for: WatchEvent(listing, $0)) }, texts)
  }

  func testEveryFailureThatTheUseCasesThrowHasItsSentence() throws {
    let negative = Money(minorUnits: -1, currency: .jpy)
    let cases: [(any Error, String)] = [
      (WatchQueryError.negativePrice(negative), "-¥1 is below zero. Give a price of zero or more."),
      (WatchQueryError.nothingToSearchFor, "Nothing to search for. Give a keyword, a category, or both."),
      (WatchQueryError.keywordTooLong("x", most: 128), "The keyword is too long. Use at most 128 letters."),
      (WatchQueryError.countOutOfRange(0, 1...3_000), "0 results cannot be asked for. Give a number from 1 to 3,000."),
      (
        RepositoryError(.configuration, subject: "config.json"),
        "config.json is not a setting that works. Correct it, then start again."
      ),
      (
        RepositoryError(.configuration, subject: "observe.rakuten.applicationId"),
        "The setting observe.rakuten.applicationId is missing, or the server does not accept it. Set it in the settings."
      ),
    ]
    for (error, sentence) in cases {
      XCTAssertEqual(phrases.failure(for: error), Failure(sentence, canRetry: false))
    }
    let unforeseen = phrases.failure(for: CancellationError())
    XCTAssertTrue(unforeseen.text.contains("CancellationError"))
  }
}
