import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class ListingPageTests: XCTestCase {
  private typealias Sample = SampleListings

  func testAListingShowsAllThatIsKnownAboutIt() async throws {
    let sample = SampleObservatory(Sample.listing("item"), terms: "By Demo")
    let id = try await sample.watch()
    try await sample.update(id, finding: Sample.result(Sample.listing("item", yen: 1_500, average: nil)))
    try await sample.update(
      id,
      finding: Sample.result(Sample.listing("item", yen: 900, average: nil, isAvailable: false))
    )
    let page = await shown(ListingPresenter(sample.actions(), "item", of: id))

    let (ten, eleven) = ("before Nov 20, 2026 at 10:00 AM", "before Nov 20, 2026 at 11:00 AM")
    let blocks: [Block] = [
      .picture(Picture(["https://shop.example/item.jpg", "https://shop.example/large/item.jpg"])),
      .facts([
        Fact("State", "Observing"), Fact("Rank", "1"), Fact("ID", "item"), Fact("Category", "100227"),
        Fact("Page", "https://shop.example/item"),
        Fact("Price", "¥900 ↓ (¥1,500 \(eleven))", spoken: "¥900, price fell (¥1,500 \(eleven))"),
        Fact("Reviews", "12"),
        Fact("Review average", "not given ~ (4.25 \(ten))", spoken: "not given, average changed (4.25 \(ten))"),
        Fact("Stock", "sold out ↓ (in stock \(eleven))", spoken: "sold out, sold out (in stock \(eleven))"),
      ]),
      .trend(
        Trend(
          "Price over time",
          levels: Array(repeating: 1, count: 16) + Array(repeating: 7, count: 15) + [0],
          figures: [
            Fact("Lowest", "¥900 (Nov 20, 2026 at 11:00 AM)"), Fact("Highest", "¥1,500 (Nov 20, 2026 at 10:00 AM)"),
            Fact("Last", "¥900"),
          ],
          points: [
            .init("Nov 20, 2026 at 9:00 AM", "¥1,000", place: 0, height: 100.0 / 600),
            .init("Nov 20, 2026 at 10:00 AM", "¥1,500", place: 0.5, height: 1),
            .init("Nov 20, 2026 at 11:00 AM", "¥900", place: 1, height: 0),
          ],
          scale: [
            .init("¥1,000", height: 100.0 / 600), .init("¥1,200", height: 300.0 / 600),
            .init("¥1,400", height: 500.0 / 600),
          ]
        )
      ),
      .text("By Demo", .faint),
    ]
    XCTAssertEqual(page.title, "Name of item")
    XCTAssertEqual(page.content, .ready(Page(blocks)))
  }

  func testAPriceHoldsUntilTheNextOneUpToTheLatestUpdate() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a", yen: 900))
    for yen in [1_500, 1_500, 1_500] as [Int64] {
      try await sample.update(id, finding: Sample.result(Sample.listing("a", yen: yen)))
    }
    let trends = await [
      shown(ListingPresenter(sample.actions(), "a", of: id)),
      shown(ValueHistoryPresenter(sample.actions(), .price, of: "a", in: id)),
    ].flatMap { $0.content.value?.blocks ?? [] }.compactMap { if case .trend(let trend) = $0 { trend } else { nil } }

    // The first price was valid for one of three hours.
    XCTAssertEqual(trends.map { $0.points.map(\.place) }, [[0, 1.0 / 3], [0, 1.0 / 3]])
    XCTAssertEqual(trends.first?.levels, Array(repeating: 0, count: 11) + Array(repeating: 7, count: 21))
    let row = await shown(ListingListPresenter(sample.actions(), of: id)).row("a")
    XCTAssertEqual(row?.cells.compactMap(\.trend).map(\.levels), [[0, 0, 0, 7, 7, 7, 7, 7]])
  }

  func testAListingThatSaysLittleShowsLittle() async throws {
    let sample = SampleObservatory(Listing(id: "x", name: "Bare", figures: ListingFigures(), rank: 1))
    let id = try await sample.watch()
    var page = ListingPresenter(sample.actions(), "x", of: id)

    let facts = [
      Fact("State", "New"), Fact("Rank", "1"), Fact("ID", "x"), Fact("Price", "not given"),
      Fact("Reviews", "not given"), Fact("Review average", "not given"), Fact("Stock", "not given"),
    ]
    let screen = await page.load()
    XCTAssertEqual(screen.content, .ready(Page(.facts(facts))))
    await assertRefuses("link", by: page, "The source gives no page for this listing.")
    await assertRefuses("picture", by: page, "The source gives no picture of this listing.")
  }

  func testAListingThatCameBackSaysSo() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"), then: Sample.result([]))
    try await sample.update(id, finding: Sample.result(Sample.listing("a")))

    let state = Fact("State", "Observing, returned")
    await expectEqual(shown(ListingPresenter(sample.actions(), "a", of: id)).facts.first, state)
  }

  func testShowingMarksNothing() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"), then: Sample.result([]))
    await expectEqual(shown(ListingPresenter(sample.actions(), "a", of: id)).banners, [])
    try await expectEqual(sample.watches.listings(of: id).map(\.watched.isUnread), [true])
  }

  func testWhatAPersonOpensIsRead() async throws {
    let (a, b, c) = (Sample.listing("a"), Sample.listing("b"), Sample.listing("c"))
    let (sample, id) = try await SampleObservatory.watching(a, b, c, then: Sample.result([]))
    var list = ListingListPresenter(sample.actions(), of: id)
    try await expectEqual(list.perform("open", ["n": "a"]), .go(.listing("a", of: id)))
    var page = ListingPresenter(sample.actions(), "a", of: id)
    try await page.perform("next")
    try await expectEqual(sample.watches.listings(of: id).map(\.watched.isUnread), [false, false, true])
  }

  func testAMarkThatCannotBeKeptIsSaidBesideTheListing() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"), then: Sample.result([]))
    sample.faults.fail(.markRead, with: .diskFull)
    var list = ListingListPresenter(sample.actions(), of: id)
    try await expectEqual(list.perform("open", ["n": "a"]), .go(.listing("a", of: id), Failure.diskFull.text, .bad))
  }

  func testItLeadsAlongTheListAsItIsArranged() async throws {
    let sample = SampleObservatory(
      Sample.listing("a", yen: 2),
      Sample.listing("b", yen: 3),
      Sample.listing("c", yen: 1)
    )
    let id = try await sample.watch()
    let cheap = ListingArrangement(by: .price)
    let end = "There is no further listing in that direction."

    for (here, previous, next) in [("c", nil, "a"), ("a", "c", "b"), ("b", "a", nil)] as [(String, String?, String?)] {
      var page = ListingPresenter(sample.actions(), here, of: id, in: cheap)
      for (word, other) in [("previous", previous), ("next", next)] {
        guard let other else {
          await assertRefuses(word, by: page, end)
          continue
        }
        try await expectEqual(page.perform(word).route, .listing(other, of: id, in: cheap))
        let screen = await page.load()
        XCTAssertNil(screen.offer(word)?.address, "a link would not mark it as read")
      }
    }
  }

  func testOpeningDoesNotTakeAListingFromItsPlaceAmongTheUnread() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"), Sample.listing("c"))
    let id = try await sample.watch()
    try await sample.update(id, finding: Sample.result([]))
    let unread = ListingArrangement(only: .unread)
    var page = ListingPresenter(sample.actions(), "b", of: id, in: unread)
    for (word, other) in [("next", "c"), ("previous", "a")] {
      try await expectEqual(page.perform(word), .go(.listing(other, of: id, in: unread)))
    }
  }

  func testItLeadsToHistoriesAndThePage() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("item"), Sample.listing("ab"))
    var page = ListingPresenter(sample.actions(), "item", of: id)
    let otherView = await shown(ListingPresenter(sample.actions(), "ab", of: id))
    for (texts, kind) in [(["of": "reviews"], WatchHistory.reviews), (["of": "stock"], .stock), ([:], .price)] {
      try await expectEqual(page.perform("history", texts), .go(.history(of: "item", in: id, kind)))
    }
    try await expectEqual(page.perform("link"), .stay("https://shop.example/item"))
    let screen = await page.load()
    XCTAssertEqual(screen.offer("link")?.address, "https://shop.example/item")
    XCTAssertEqual(screen.offer("link")?.leadsOutside, true)
    XCTAssertEqual(otherView.content.value?.blocks.first, .picture(Picture(["https://shop.example/ab.jpg"])))
    await assertRefuses("history", ["of": "taste"], by: page, "“taste” is not one of them. Use price, reviews, stock.")
  }
}
