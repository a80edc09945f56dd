import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class WordDecksTests: XCTestCase {
  func testDecksAreListedAndChosen() async throws {
    let (sample, kept) = try await makeSample()
    let (presenter, view, router) = watched(sample.actions.decks())

    await presenter.show()
    try await presenter.perform("deck", ["n": kept.rawValue])
    await assertRefuses("deck", ["n": "7"], by: presenter, "There is no deck “7”.")

    XCTAssertEqual(
      view.screens.last?.rows,
      [["Mine", "English to Spanish", "2", "you"], ["Sample", "English to Spanish", "12", "you"]]
    )
    XCTAssertEqual(view.screens.last?.tables.first?.firstNumber, 1)
    XCTAssertEqual(view.screens.last?.row("sample")?.address, "/words?deck=sample")
    XCTAssertEqual(router.routes, [WordRoute(.home, DeckSelection(WordLesson(kept)))])
  }

  func testAnImportedDeckGetsAnotherName() async throws {
    let (sample, kept) = try await makeSample()
    let (presenter, view, _) = watched(sample.actions.decks())
    await presenter.show()

    try await presenter.perform("rename", ["n": kept.rawValue, "name": "  Yours  now "])
    XCTAssertEqual(view.screens.last?.column("Deck"), ["Sample", "Yours now"])
    XCTAssertEqual(view.screens.last?.news, [Notice("“Mine” is called “Yours now” now.", .good)])

    await presenter.perform(.rename(kept, to: " "))
    XCTAssertEqual(view.screens.last?.news.map(\.tone), [.bad])
    XCTAssertEqual(view.screens.last?.column("Deck"), ["Sample", "Yours now"])
  }

  func testADeckIsDeletedAfterAYesThatCountsOnce() async throws {
    let (sample, kept) = try await makeSample()
    let (presenter, view, _) = watched(sample.actions.decks())
    await presenter.show()

    try await presenter.perform("delete", ["n": kept.rawValue])
    XCTAssertEqual(
      view.screens.last?.question,
      "Delete the deck “Mine”? What was played with it stays in the history."
    )
    XCTAssertEqual(view.screens.last?.offers.map(\.word), ["yes", "no"])
    try await presenter.perform("no")
    XCTAssertEqual(view.screens.last?.news.map(\.text), ["Nothing was deleted."])
    XCTAssertNil(view.screens.last?.question)

    await presenter.perform(.delete(kept))
    XCTAssertEqual(view.screens.last?.column("Deck"), ["Mine", "Sample"], "it was not asked about")

    await presenter.perform(.askToDelete(kept))
    await presenter.perform(.delete(SampleWords.id))
    XCTAssertEqual(view.screens.last?.column("Deck"), ["Mine", "Sample"], "another one was asked about")

    await presenter.perform(.askToDelete(kept))
    try await presenter.perform("yes", ["deck": kept.rawValue])
    XCTAssertEqual(view.screens.last?.news, [Notice("Deleted: “Mine”.", .good)])
    XCTAssertEqual(view.screens.last?.column("Deck"), ["Sample"])
    await presenter.perform(.delete(kept))
    XCTAssertEqual(view.screens.last?.news, [])
  }

  func testOnlyImportedDecksAreChanged() async {
    let quiz = WordQuiz(
      decks: CombinedDecks(kept: InMemoryDeckRepository()),
      games: InMemoryWordGameRepository(),
      time: HandDrivenTime()
    )
    let actions = WordScreens(quiz: quiz, phrases: Language.english.sampleWordPhrases)
    let (presenter, view, _) = watched(actions.decks())
    await presenter.show()
    let decks = view.screens.last?.rows

    for intent in [
      DeckIntent.askToDelete(Deck.ID(rawValue: "eng-spa")), .rename(Deck.ID(rawValue: "eng-spa"), to: "x"),
    ] {
      await presenter.perform(intent)
      XCTAssertNil(view.screens.last?.question)
      XCTAssertEqual(
        view.screens.last?.news,
        [Notice("This deck cannot be changed; only imported ones can. Choose another deck.", .warning)]
      )
    }
    XCTAssertEqual(view.screens.last?.rows, decks)
    XCTAssertEqual(decks?.first, ["English–Spanish", "English to Spanish", "388", "Arcade"])
  }

  func testDecksThatCannotBeReadOrChangedAreExplained() async throws {
    let (sample, kept) = try await makeSample()
    let (presenter, view, _) = watched(sample.actions.decks())
    let full = RepositoryError(.full, subject: "/data/arcade.sqlite")
    await presenter.show()
    await presenter.perform(.askToDelete(kept))
    for call in [DeckCall.rename, .delete] { sample.deckFaults.fail(call, with: full) }

    await presenter.perform(.delete(kept))
    await presenter.perform(.rename(kept, to: "Other"))
    XCTAssertEqual(view.screens.suffix(2).flatMap(\.news).map(\.tone), [.bad, .bad])
    XCTAssertEqual(view.screens.last?.column("Deck"), ["Mine", "Sample"])

    sample.deckFaults.fail(.decks, with: full)
    await presenter.show()
    XCTAssertNotNil(view.screens.last?.failure)
  }

  /// A sample with an imported deck of two pairs.
  private func makeSample() async throws -> (SampleWordQuiz, Deck.ID) {
    let sample = SampleWordQuiz()
    let reading = SampleWords.reading(SampleWords.words(2))
    return (sample, try await sample.decks.keep(reading, as: "Mine", replacing: false).id)
  }
}
