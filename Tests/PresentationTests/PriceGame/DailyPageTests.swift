import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The daily challenge of 20 November: SKU1, SKU2, SKU4, SKU0 and SKU3. SKU0 costs 10.99, SKU1 11.99 and so on.
final class DailyPageTests: XCTestCase {
  func testAGuessSaysWhetherItCostsMoreAndHowFarItWasWhenItsProductIsDone() async throws {
    var daily = DailyPresenter(SampleQuiz().actions)
    var page = await daily.load()
    XCTAssertEqual(page.title, "Daily #324, Nov 20, 2026")
    XCTAssertEqual(page.texts, ["Product 1 of 5", "Blender 1", "Fennick, sold out"])
    try await expectEqual(daily.guess("11"), .stay("Higher. 3 guesses left.", .warning))
    try await expectEqual(daily.guess("$16,00"), .stay("Lower. 2 guesses left.", .warning))
    page = await daily.load()
    XCTAssertEqual(page.tables.last?.rows.map(\.texts), [["$11.00", "Higher"], ["$16.00", "Lower"]])
    XCTAssertEqual(page.rows.first, ["1", "Blender 1", "⬛⬛⬜⬜"])
    XCTAssertEqual(page.row("SKU1")?.cells[2].spoken, "guessed, guessed")
    try await expectEqual(daily.guess("12").said.last, "Right! Blender 1 costs $11.99.")
    page = await daily.load()
    XCTAssertEqual(page.texts.first, "Product 2 of 5")
    XCTAssertEqual(page.rows.first, ["1", "Blender 1", "🟨🟥🟩⬜", "$11.99"])
    XCTAssertEqual(page.rows[1], ["2", "Blender 2", "⬜⬜⬜⬜", ""])
    XCTAssertEqual(page.row("SKU1")?.cells[2].spoken, "near, far, right")
  }

  func testWhatIsNoPriceIsAskedAgain() async throws {
    let sample = SampleQuiz()
    var page = DailyPresenter(sample.actions)
    for text in ["0", "abc", "-3", "7 €", "1,0000", "5/kg"] {
      let said = try await page.guess(text).said
      XCTAssertTrue(said.last?.hasPrefix("“\(text)” is not a price above zero") ?? false, text)
    }
    try await expectEqual(sample.games.dailyResults(), [])
  }

  func testAGuessFromAnotherWindowChangesNothing() async throws {
    let sample = SampleQuiz()
    var one = DailyPresenter(sample.actions)
    var other = DailyPresenter(sample.actions)
    let stale = PriceIntent.Guess(day: "2026-11-20", product: "SKU1", number: 1, text: "30")
    try await one.guess("20")

    try await expectEqual(other.perform(.guess(stale)).said, [sample.actions.phrases.tooLate])
    try await one.guess("11.99")
    let next = try await other.perform(
      .guess(PriceIntent.Guess(day: "2026-11-20", product: "SKU1", number: 3, text: "30"))
    )
    XCTAssertEqual(next.said.last, sample.actions.phrases.tooLate)
    try await expectEqual(sample.games.dailyResults().map(\.guesses), [2])
  }

  func testNothingTellsAPriceBeforeItsProductIsDone() async throws {
    let sample = SampleQuiz()
    var page = DailyPresenter(sample.actions)
    var shown = ""
    for _ in 0..<3 { shown += "\(await page.load()) \(try await page.guess("99"))" }
    shown += "\(await page.load())"
    for number in 0..<5 {
      XCTAssertFalse(shown.contains("\(10 + number).99"), "\(number)")
      XCTAssertFalse(shown.contains("\(1_099 + 100 * number)"), "\(number)")
      XCTAssertFalse(shown.contains("products/SKU\(number)"), "its page says what it costs")
    }
  }

  func testAFinishedDailyIsSharedWithoutPrices() async throws {
    let sample = SampleQuiz()
    var page = DailyPresenter(sample.actions)
    await assertRefuses("share", by: page, "5 products are not done yet. Finish the daily first, then share it.")
    for price in ["30", "14", "12", "12.99", "1", "1", "1", "1", "10", "10.99", "20", "13.99"] {
      try await page.guess(price)
    }
    await expectEqual(page.load().texts, ["4 of 5 right, with 12 guesses.", "Streak: 1 day."])
    try await expectEqual(page.perform("share").route, .share(nil))

    let lines = ["🟥🟨🟩⬜", "🟩⬜⬜⬜", "🟥🟥🟥🟥", "🟨🟩⬜⬜", "🟥🟩⬜⬜"]
    let shared = await shown(DailySharePresenter(sample.actions))
    XCTAssertEqual(shared.texts, ["Arcade prices fe8c0647 #324 4/5 2026-11-20"] + lines)
    let daily = try await sample.quiz.dailyTry()
    XCTAssertEqual(
      daily.shared(.letters, Language.english.samplePricePhrases).dropFirst(),
      ["f n R -", "R - - -", "f f f f", "n R - -", "f R - -"]
    )
    let table = await shown(DailyStandingsPresenter(sample.actions))
    XCTAssertEqual(table.rows, Array(repeating: ["1", "no name", "4", "12", "1"], count: 2))
  }

  func testAnEarlierDayIsMarkedAndCountsForNothing() async throws {
    let sample = SampleQuiz()
    let today = sample.time.today()
    var page = DailyPresenter(sample.actions, on: today.after(-1))
    let screen = await page.load()
    XCTAssertEqual(screen.title, "Daily #323, Nov 19, 2026")
    XCTAssertEqual(screen.banners.map(\.text), [sample.actions.phrases.laterDaily])
    for _ in 0..<20 { try await page.guess("999") }
    await expectEqual(page.load().texts, ["0 of 5 right, with 20 guesses."])
    let later = try await sample.quiz.dailyTry(on: today.after(-1)).shared(.squares, sample.actions.phrases)
    XCTAssertEqual(later.first, "Arcade prices fe8c0647 #323 0/5 2026-11-19 (later)")
    try await expectEqual(page.perform("later").route, .daily(nil))
    let table = await shown(DailyStandingsPresenter(sample.actions))
    XCTAssertEqual(table.content, .empty("Nobody has finished a daily this week yet."))
  }

  func testOnlyDaysFromTheFirstOneToTodayHaveADaily() async throws {
    let sample = SampleQuiz()
    let today = sample.time.today()
    for day in [today.after(1), DailyPrices.firstDay.after(-1)] {
      let page = await shown(DailyPresenter(sample.actions, on: day))
      XCTAssertEqual(page.failure?.text, sample.actions.phrases.noDaily(on: day))
    }
    let first = DailyPresenter(sample.actions, on: DailyPrices.firstDay)
    await assertRefuses("earlier", by: first, sample.actions.phrases.noDaily(on: DailyPrices.firstDay.after(-1)))
  }

  func testFewerThanFiveProductsAreSaidWithHowManyThereAre() async {
    let sample = SampleQuiz()
    sample.catalog.replace(contentOf: PriceCategory.blenders.id, with: .products(SamplePrices.products(3)))
    let page = await shown(DailyPresenter(sample.actions))
    XCTAssertEqual(
      page.failure?.text,
      "The daily asks for 5 products with a price, and the catalogue has 3. Take one with more."
    )
  }

  func testAGuessThatCannotBeKeptIsSaidAndDoesNotCount() async throws {
    let sample = SampleQuiz()
    var page = DailyPresenter(sample.actions)
    sample.gameFaults.fail(.guess, with: .noConnection)
    try await expectEqual(page.guess("11").said.count, 1)
    await expectEqual(page.load().rows.first?[2], "⬜⬜⬜⬜")
  }
}

extension DailyPresenter {
  /// Guesses a price on the current screen.
  @discardableResult
  fileprivate mutating func guess(_ price: String) async throws -> Next<PriceRoute> {
    let fixed = await load().offer("guess")?.fixedTexts ?? [:]
    return try await perform("guess", fixed.merging(["price": price]) { $1 })
  }
}
