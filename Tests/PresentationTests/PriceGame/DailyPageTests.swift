import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The daily of 20 November: SKU1, SKU2, SKU4, SKU0 and SKU3, of which SKU0 costs 10.99, SKU1 11.99 and so on.
final class DailyPageTests: XCTestCase {
  func testAGuessSaysWhetherItCostsMoreAndHowFarItWasWhenItsProductIsDone() async throws {
    let (page, view, _) = await opened(PageModule(DailyPresenter(SampleQuiz().actions)))

    XCTAssertEqual(view.last?.title, "Daily #324, Nov 20, 2026")
    XCTAssertEqual(view.last?.texts, ["Product 1 of 5", "Blender 1", "Fennick, sold out"])
    try await page.guess("11")
    XCTAssertEqual(view.said, ["Higher. 3 guesses left."])
    try await page.guess("$16,00")
    XCTAssertEqual(view.said.last, "Lower. 2 guesses left.")
    XCTAssertEqual(view.last?.tables.last?.rows.map(\.texts), [["$11.00", "Higher"], ["$16.00", "Lower"]])
    XCTAssertEqual(view.last?.rows.first, ["1", "Blender 1", "⬛⬛⬜⬜"])
    XCTAssertEqual(view.last?.row("SKU1")?.cells[2].spoken, "guessed, guessed")
    XCTAssertEqual(Set(view.screens.flatMap(\.news).map(\.tone)), [.warning])
    try await page.guess("12")
    XCTAssertEqual(view.said.last, "Right! Blender 1 costs $11.99.")
    XCTAssertEqual(view.last?.texts.first, "Product 2 of 5")
    XCTAssertEqual(view.last?.rows.first, ["1", "Blender 1", "🟨🟥🟩⬜", "$11.99"])
    XCTAssertEqual(view.last?.rows[1], ["2", "Blender 2", "⬜⬜⬜⬜", ""])
    XCTAssertEqual(view.last?.row("SKU1")?.cells[2].spoken, "near, far, right")
  }

  func testWhatIsNoPriceIsAskedAgain() async throws {
    let sample = SampleQuiz()
    let (page, view, _) = await opened(PageModule(DailyPresenter(sample.actions)))
    for text in ["0", "abc", "-3", "7 €", "1,0000", "5/kg"] {
      try await page.guess(text)
      XCTAssertTrue(view.said.last?.hasPrefix("“\(text)” is not a price above zero") ?? false, text)
    }
    try await expectEqual(sample.games.dailyResults(), [])
  }

  func testAGuessFromAnotherWindowChangesNothing() async throws {
    let sample = SampleQuiz()
    let (one, _, _) = await opened(PageModule(DailyPresenter(sample.actions)))
    let (other, view, _) = await opened(PageModule(DailyPresenter(sample.actions)))
    let stale = PriceIntent.Guess(day: "2026-11-20", product: "SKU1", number: 1, text: "30")
    try await one.guess("20")

    await other.perform(.guess(stale))
    XCTAssertEqual(view.said, [sample.actions.phrases.tooLate])
    try await one.guess("11.99")
    await other.perform(.guess(PriceIntent.Guess(day: "2026-11-20", product: "SKU1", number: 3, text: "30")))
    XCTAssertEqual(view.said.last, sample.actions.phrases.tooLate)
    try await expectEqual(sample.games.dailyResults().map(\.guesses), [2])
  }

  func testNothingTellsAPriceBeforeItsProductIsDone() async throws {
    let sample = SampleQuiz()
    let (page, view, _) = await opened(PageModule(DailyPresenter(sample.actions)))
    for _ in 0..<3 { try await page.guess("99") }
    let shown = view.screens.map { "\($0)" }.joined()
    for number in 0..<5 {
      XCTAssertFalse(shown.contains("\(10 + number).99"), "\(number)")
      XCTAssertFalse(shown.contains("\(1_099 + 100 * number)"), "\(number)")
      XCTAssertFalse(shown.contains("products/SKU\(number)"), "its page says what it costs")
    }
  }

  func testAFinishedDailyIsSharedWithoutPrices() async throws {
    let sample = SampleQuiz()
    let (page, view, router) = await opened(PageModule(DailyPresenter(sample.actions)))
    await assertRefuses("share", by: page, "5 products are not done yet. Finish the daily first, then share it.")
    for price in ["30", "14", "12", "12.99", "1", "1", "1", "1", "10", "10.99", "20", "13.99"] {
      try await page.guess(price)
    }
    XCTAssertEqual(view.last?.texts, ["4 of 5 right, with 12 guesses.", "Streak: 1 day."])
    try await page.perform("share")
    XCTAssertEqual(router.routes, [.share(nil)])

    let lines = ["🟥🟨🟩⬜", "🟩⬜⬜⬜", "🟥🟥🟥🟥", "🟨🟩⬜⬜", "🟥🟩⬜⬜"]
    let (_, shared, _) = await opened(PageModule(DailySharePresenter(sample.actions)))
    XCTAssertEqual(shared.last?.texts, ["Arcade prices fe8c0647 #324 4/5 2026-11-20"] + lines)
    let daily = try await sample.quiz.dailyTry()
    XCTAssertEqual(
      daily.shared(.letters, Language.english.samplePricePhrases).dropFirst(),
      ["f n R -", "R - - -", "f f f f", "n R - -", "f R - -"]
    )
    let (_, table, _) = await opened(PageModule(DailyStandingsPresenter(sample.actions)))
    XCTAssertEqual(table.last?.rows, Array(repeating: ["1", "no name", "4", "12", "1"], count: 2))
  }

  func testAnEarlierDayIsMarkedAndCountsForNothing() async throws {
    let sample = SampleQuiz()
    let today = sample.time.today()
    let (page, view, router) = await opened(PageModule(DailyPresenter(sample.actions, on: today.after(-1))))
    XCTAssertEqual(view.last?.title, "Daily #323, Nov 19, 2026")
    XCTAssertEqual(view.last?.banners.map(\.text), [sample.actions.phrases.laterDaily])
    for _ in 0..<20 { try await page.guess("999") }
    XCTAssertEqual(view.last?.texts, ["0 of 5 right, with 20 guesses."])
    let later = try await sample.quiz.dailyTry(on: today.after(-1)).shared(.squares, sample.actions.phrases)
    XCTAssertEqual(later.first, "Arcade prices fe8c0647 #323 0/5 2026-11-19 (later)")
    try await page.perform("later")
    XCTAssertEqual(router.routes, [.daily(nil)])
    let (_, table, _) = await opened(PageModule(DailyStandingsPresenter(sample.actions)))
    XCTAssertEqual(table.last?.content, .empty("Nobody has finished a daily this week yet."))
  }

  func testOnlyDaysFromTheFirstOneToTodayHaveADaily() async throws {
    let sample = SampleQuiz()
    let today = sample.time.today()
    for day in [today.after(1), DailyPrices.firstDay.after(-1)] {
      let (_, view, _) = await opened(PageModule(DailyPresenter(sample.actions, on: day)))
      XCTAssertEqual(view.last?.failure?.text, sample.actions.phrases.noDaily(on: day))
    }
    let (first, _, _) = await opened(PageModule(DailyPresenter(sample.actions, on: DailyPrices.firstDay)))
    await assertRefuses("earlier", by: first, sample.actions.phrases.noDaily(on: DailyPrices.firstDay.after(-1)))
  }

  func testFewerThanFiveProductsAreSaidWithHowManyThereAre() async {
    let sample = SampleQuiz()
    sample.catalog.replace(contentOf: PriceCategory.blenders.id, with: .products(SamplePrices.products(3)))
    let (_, view, _) = await opened(PageModule(DailyPresenter(sample.actions)))
    XCTAssertEqual(
      view.last?.failure?.text,
      "The daily asks for 5 products with a price, and the catalogue has 3. Take one with more."
    )
  }

  func testAGuessThatCannotBeKeptIsSaidAndDoesNotCount() async throws {
    let sample = SampleQuiz()
    let (page, view, _) = await opened(PageModule(DailyPresenter(sample.actions)))
    sample.gameFaults.fail(.guess, with: .noConnection)
    try await page.guess("11")
    XCTAssertEqual(view.said.count, 1)
    XCTAssertEqual(view.last?.rows.first?[2], "⬜⬜⬜⬜")
  }
}

extension PageModule<DailyPresenter> {
  /// Guesses as somebody does who sees the screen.
  fileprivate func guess(_ price: String) async throws {
    let fixed = actions.first { $0.offer.word == "guess" }?.offer.fixedTexts ?? [:]
    try await perform("guess", fixed.merging(["price": price]) { $1 })
  }
}
