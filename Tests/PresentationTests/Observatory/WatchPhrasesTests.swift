import ArcadeDomain
@testable import ArcadePresentation
import ArcadeTesting
import XCTest

/// Every sentence of the observatory is translated into every language and names its subject.
final class WatchPhrasesTests: XCTestCase {
  private typealias Sentence = (WatchPhrases) -> String
  private let all = Language.allCases.map(\.sampleWatchPhrases)

  func testEveryPlainTextIsTranslated() {
    let texts: [Sentence] = [
      \.watchesTitle, \.noWatches, \.numberLabel, \.watchLabel, \.unreadLabel, \.updatedLabel, \.nameMissing,
      \.nothingDeleted, \.watchGone, \.searchTitle, \.sourceLabel, \.keywordLabel, \.categoryLabel, \.orderLabel,
      \.pricesLabel, \.countLabel, \.nameLabel, \.any, \.loadingCategories, \.alreadyAtTop, \.incomplete, \.unreadMark,
      \.returnedMark, \.noFurtherPage, \.allRead, \.stateLabel, \.rankLabel, \.pageLabel, \.notSaid, \.trendLabel,
      \.lowestLabel, \.highestLabel, \.medianLabel, \.lastLabel, \.noFurtherListing, \.noPage, \.noPicture,
      \.sinceLabel, \.directionLabel, \.updatesTitle, \.changedLabel, \.returnedLabel, \.unchangedLabel,
      \.incompleteLabel, \.sourcesTitle, \.needsLabel, \.termsLabel, \.needsNothing, \.rankColumn, \.reviewsColumn,
      \.changeColumn, \.listingLabel, \.filterLabel, \.valuesLabel,
    ]
    for (index, text) in texts.enumerated() { checkTranslations("text \(index)", text) }
    XCTAssertEqual(all.map(\.idLabel), ["ID", "ID", "ID"])
  }

  func testEverySentenceNamesWhatItIsAbout() throws {
    let watch = try watch("SUBJECT")
    let summary = WatchSummary(watch: watch, counts: [.new: 2], unread: 0, recent: [])
    let sentences: [Sentence] = [
      { $0.noSuchRow("SUBJECT") }, { $0.renamed("SUBJECT", to: "b") }, { $0.renamed("a", to: "SUBJECT") },
      { $0.askToDelete(summary) }, { $0.deleted("SUBJECT") }, { $0.watchExists("SUBJECT") },
      { $0.watchBusy(by: "SUBJECT") }, { $0.noSuchSource("SUBJECT") }, { $0.settingNeeded("SUBJECT", said: nil) },
      { $0.searching("SUBJECT", at: "demo") }, { $0.searching("tea", at: "SUBJECT") },
      { $0.categoriesTitle(of: "SUBJECT", below: nil) }, { $0.categoriesTitle(of: "demo", below: "SUBJECT") },
      { $0.noCategories(matching: "SUBJECT") }, { $0.nothingFound("SUBJECT") },
      { $0.nothingToWatch("SUBJECT") }, { $0.updated(["SUBJECT", "b"]) },
      { $0.appeared("SUBJECT") }, { $0.cameBack("SUBJECT") }, { $0.vanished("SUBJECT") },
      { $0.change(of: "SUBJECT", "x", from: "1", to: "2") }, { $0.changed(from: "SUBJECT", at: .november20) },
      { $0.updatesTitle(of: "SUBJECT") }, { $0.historyTitle(.price, of: "SUBJECT") },
      { $0.historyTitle(.reviews, of: "SUBJECT") }, { $0.historyTitle(.stock, of: "SUBJECT") },
      { $0.priceRange(from: "SUBJECT", to: nil) }, { $0.priceRange(from: nil, to: "SUBJECT") },
      { $0.priceRange(from: "SUBJECT", to: "2") }, { $0.priceRange(from: "1", to: "SUBJECT") },
      { $0.words(for: .setting("SUBJECT", isMet: true)) }, { $0.words(for: .setting("SUBJECT", isMet: false)) },
      { $0.sentence(for: .keywordTooShort("SUBJECT")) }, { $0.notOneOf("SUBJECT", ["a"]) },
      { $0.notOneOf("a", ["SUBJECT", "b"]) }, { $0.sentence(for: WatchSearchMistake.count("SUBJECT")) },
      { $0.sentence(for: WatchSearchMistake.prices("SUBJECT")) },
      { $0.sentence(for: WatchSearchMistake.noSuchCategory("SUBJECT")) },
      { $0.sentence(for: WatchSearchMistake.severalCategories("SUBJECT", ["a", "b"])) },
      { $0.sentence(for: WatchSearchMistake.severalCategories("a", ["SUBJECT", "b"])) },
    ]
    for (index, sentence) in sentences.enumerated() {
      checkTranslations("sentence \(index)", sentence)
      for phrases in all { XCTAssertTrue(sentence(phrases).contains("SUBJECT"), "sentence \(index)") }
    }
    XCTAssertEqual(all.map { $0.about("tea", "SENTENCE") }, ["tea: SENTENCE", "tea: SENTENCE", "tea：SENTENCE"])
  }

  func testEveryCaseHasItsWords() {
    for order in ListingOrder.allCases { checkTranslations("\(order)") { $0.word(for: order) } }
    for group in ListingGroup.allCases { checkTranslations("\(group)") { $0.title(of: group) } }
    for filter in ListingArrangement.Filter.allCases { checkTranslations("\(filter)") { $0.nothingToShow(filter) } }
    for filter in ListingArrangement.Filter.allCases { checkTranslations("\(filter)") { $0.word(for: filter) } }
    for sorting in ListingArrangement.Sorting.allCases { checkTranslations("\(sorting)") { $0.word(for: sorting) } }
    for history in WatchHistory.allCases { checkTranslations("\(history)") { $0.word(for: history) } }
    for direction in [ChangeDirection.up, .down] { checkTranslations("\(direction)") { $0.word(for: direction) } }
    for isAvailable in [true, false] { checkTranslations("\(isAvailable)") { $0.stock(isAvailable) } }
    for attribute in ListingAttribute.allCases {
      checkTranslations("\(attribute)") { $0.label(of: attribute) }
      checkTranslations("\(attribute)") { $0.shortLabel(of: attribute) }
      for direction in [nil, ChangeDirection.up, .down] {
        checkTranslations("\(attribute)") { $0.words(for: attribute, direction) }
      }
      for phrases in all {
        let words = [nil, ChangeDirection.up, .down].map { phrases.words(for: attribute, $0) }
        XCTAssertEqual(Set(words).count, 3, "\(words)")
      }
    }
    checkTranslations("no currency") { $0.sentence(for: WatchSearchMistake.currencyMissing) }
    let gaps: [UpdateWarning] = [
      .pageFailed(2, because: .timedOut), .limitHit(30), .countDrifted(from: 2, to: 3), .missing(1, of: 60),
      .missing(5, of: 60), .leftOut(1), .leftOut(2),
    ]
    for gap in gaps { checkTranslations("\(gap)") { $0.sentence(for: gap) } }
    checkTranslations("path") { $0.words(for: ListingSourceNeed.path) }
    checkTranslations("no categories") { $0.noCategories(matching: "") }
    checkTranslations("open range") { $0.priceRange(from: nil, to: nil) }
  }

  func testEveryQueryThatMakesNoSenseIsSaid() {
    let (yen, dollars) = (Money(minorUnits: 5, currency: .jpy), Money(minorUnits: 5, currency: .usd))
    let errors: [WatchQueryError] = [
      .nothingToSearchFor, .keywordTooShort("a"), .keywordTooLong("a", most: 128), .countOutOfRange(0, 1...3_000),
      .negativePrice(Money(minorUnits: -1, currency: .jpy)), .emptyPriceRange(from: yen, to: dollars),
    ]
    for error in errors { checkTranslations("\(error)") { $0.sentence(for: error) } }
  }

  func testCountsStandInEverySentenceThatCounts() {
    let counted: [(WatchPhrases, Int) -> String] = [
      { $0.found($1) }, { $0.changed($1) }, { $0.new($1) }, { $0.returned($1) }, { $0.outOfSight($1) },
      { $0.emptied($1) }, { $0.searched($1, of: 99_999) }, { $0.searched(1, of: $1) }, { $0.page($1, of: 99_999) },
      { $0.page(1, of: $1) }, { $0.summary(updatedAt: .november20, listings: $1, unread: 0) },
      { $0.summary(updatedAt: .november20, listings: 0, unread: $1) }, { $0.reviews(nil, $1) },
    ]
    for (index, sentence) in counted.enumerated() {
      checkTranslations("count \(index)") { sentence($0, 12_345) }
      for phrases in all {
        XCTAssertTrue(sentence(phrases, 12_345).contains(phrases.formats.number(12_345)), "count \(index)")
      }
    }
  }

  func testOneIsNotSeveral() throws {
    let watch = try watch("tea")
    let counted: [(WatchPhrases, Int) -> String] = [
      { $0.found($1) }, { $0.emptied($1) }, { $0.reviews(nil, $1) }, { $0.sentence(for: .leftOut($1)) },
      { $0.summary(updatedAt: .november20, listings: $1, unread: 0).replacing("2026", with: "") },
      { $0.askToDelete(WatchSummary(watch: watch, counts: [.new: $1], unread: 0, recent: [])) },
    ]
    for (index, sentence) in counted.enumerated() {
      for phrases in all where phrases.language != .japanese {
        let (one, two) = (sentence(phrases, 1), sentence(phrases, 2))
        XCTAssertNotEqual(one.replacing("1", with: ""), two.replacing("2", with: ""), "\(index)")
      }
    }
    XCTAssertEqual(
      [1, 2].map { all[0].askToDelete(WatchSummary(watch: watch, counts: [.new: $0], unread: 0, recent: [])) },
      [
        "Delete the watch “tea”? Its 1 listing and its whole history are lost.",
        "Delete the watch “tea”? Its 2 listings and their whole history are lost.",
      ]
    )
    XCTAssertEqual([1, 2].map(all[1].new), ["1 nuevo", "2 nuevos"])
  }

  func testReviewsAreSaidInBothWays() throws {
    let said = try [(4_250, 1_200), (nil, 1), (4_000, nil), (nil, nil)].map { average, count in
      try all.map { try cells($0, SampleListings.listing("a", reviews: count, average: average))[3] }
    }
    let rows = [
      ["★ 4.25 (1,200)", "★ 4,25 (1200)", "★ 4.25 (1,200)"], ["★ (1)", "★ (1)", "★ (1)"], ["★ 4", "★ 4", "★ 4"],
      ["", "", ""],
    ]
    XCTAssertEqual(said.map { $0.map(\.text) }, rows)
    XCTAssertEqual(
      said.map { $0.map(\.spoken) },
      [
        ["4.25 of 5, 1,200 reviews", "4,25 de 5, 1200 opiniones", "5 点中 4.25 点、レビュー 1,200 件"],
        ["1 review", "1 opinión", "レビュー 1 件"], ["4 of 5", "4 de 5", "5 点中 4 点"], [nil, nil, nil],
      ]
    )
  }

  func testChangesAreSaidInBothWays() throws {
    let (at, nine, eight) = (
      Moment.november20, Money(minorUnits: 9, currency: .jpy), Money(minorUnits: 8, currency: .jpy)
    )
    let history = ListingHistory(
      prices: [DatedValue(eight, at: at), DatedValue(nine, at: at)],
      reviewCounts: [DatedValue(2, at: at), DatedValue(1, at: at)],
      stock: [DatedValue(false, at: at), DatedValue(true, at: at)]
    )
    let abroad = ListingHistory(prices: [
      DatedValue(Money(minorUnits: 8, currency: .usd), at: at), DatedValue(eight, at: at),
    ])
    let attributes: [ListingAttribute] = [.price, .reviewCount, .availability]
    let changes = attributes.flatMap(history.changes) + abroad.changes(of: .currency)

    let said = try changes.map { change in try all.map { try cells($0, SampleListings.listing("a"), change)[5] } }

    let rows = [
      ["↓ price", "↓ precio", "↓ 価格"], ["↑ reviews", "↑ opiniones", "↑ レビュー"],
      ["↓ stock", "↓ existencias", "↓ 在庫"], ["~ currency", "~ moneda", "~ 通貨"],
    ]
    XCTAssertEqual(said.map { $0.map(\.text) }, rows)
    let table: [[String?]] = [
      ["price fell", "el precio ha bajado", "値下がり"], ["more reviews", "han subido las opiniones", "レビュー増"],
      ["sold out", "agotado", "売り切れ"], ["currency changed", "la moneda ha cambiado", "通貨変更"],
    ]
    XCTAssertEqual(said.map { $0.map(\.spoken) }, table)
  }

  func testValuesAreWrittenAsTheRegionWritesThem() {
    let values: [ListingValue?] = [
      .amount(Money(minorUnits: 123_450, currency: .eur)), .currency(.kwd), .count(12_345),
      .average(ReviewAverage(thousandths: 4_250)), .availability(false), nil,
    ]
    let rows = [
      ["€1,234.50", "KWD", "12,345", "4.25", "sold out", "not given"],
      ["1234,50 €", "KWD", "12.345", "4,25", "agotado", "sin datos"],
    ]
    XCTAssertEqual(all.prefix(2).map { phrases in values.map(phrases.text) }, rows)
  }

  private func watch(_ name: String) throws -> Watch {
    let query = try WatchQuery(keyword: "tea")
    return Watch(id: 1, name: try SampleListings.name(name), source: "demo", query: query)
  }

  /// The cells of a listing in the list of its watch.
  private func cells(
    _ phrases: WatchPhrases,
    _ listing: Listing,
    _ last: DatedChange? = nil
  ) throws -> [Table.Cell] {
    let summary = ListingSummary(WatchedListing(listing, group: .new), lastChange: last)
    let watch = WatchSummary(watch: try watch("tea"), counts: [.new: 1], unread: 0, recent: [])
    return try XCTUnwrap(Table.listing([summary], of: watch, phrases: phrases).first?.rows.first?.cells)
  }

  private func checkTranslations(_ name: String, _ sentence: Sentence) { assertTranslations(name, all.map(sentence)) }
}
