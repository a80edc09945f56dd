import ArcadeDomain
import ArcadeTesting
import XCTest

/// The cards of a deck.
final class WordCardTests: XCTestCase {
  func testBothDirectionsComeInTurnAndAWordTheOtherWayRoundLater() {
    let deck = SampleWords.deck(SampleWords.words(8))
    XCTAssertEqual(
      deck.cards(.forward, inBoth: true).map(\.prompt),
      [
        "word0", "word1", "word2", "word3", "word4", "palabra0", "word5", "palabra1", "word6", "palabra2", "word7",
        "palabra3", "palabra4", "palabra5", "palabra6", "palabra7",
      ]
    )
    XCTAssertEqual(
      deck.cards(.backward, inBoth: false, about: "Odd").map(\.prompt),
      ["palabra1", "palabra3", "palabra5", "palabra7"]
    )
  }

  func testEveryTranslationOfAWordIsRightAndNoneStandsBesideIt() {
    let words = SampleWords.words("boat = barco", "boat = bote", "ship = barco", "bread = pan")
    let cards = SampleWords.deck(words).cards(.forward, inBoth: false)
    XCTAssertEqual(cards.map(\.accepted), [["barco", "bote"], ["bote", "barco"], ["barco"], ["pan"]])
    XCTAssertEqual(cards.map { cards[0].canStand(beside: $0) }, [false, false, false, true])
  }

  func testACardIsTheSameWhicheverLanguageComesFirst() throws {
    let words = SampleWords.words("boat = barco")
    let swapped = Deck(
      id: SampleWords.id,
      name: "Swapped",
      languages: DeckLanguages(.spanish, .english),
      pairs: SampleWords.words("barco = boat")
    )
    let deck = SampleWords.deck(words)
    XCTAssertEqual(deck.cards(.forward, inBoth: false).map(\.id), swapped.cards(.backward, inBoth: false).map(\.id))
    XCTAssertEqual(deck.cards(.forward, inBoth: false).map(\.id.key), ["eng\tspa\tboat\tbarco"])
    let due = Set(deck.cards(.forward, inBoth: true).map(\.id) + [ReviewCardID(.words, "eng\tspa\tfar\tlejos")])
    XCTAssertEqual([due, []].map { deck.cards(among: $0).count }, [2, 0])
    XCTAssertEqual(swapped.cards(among: due).count, 2)
  }

  func testLettersThatDifferStandInBrackets() {
    let table = [
      ("barko", "barco", "bar[k]o", "bar[c]o"), ("cancon", "canción", "canc[o]n", "canc[ió]n"),
      ("Barrco", "barco", "Bar[r]co", "barco"), ("", "a", "", "[a]"), ("pan", "pan", "pan", "pan"),
    ]
    for (typed, right, one, other) in table {
      let letters = LetterComparison(typed, right)
      XCTAssertEqual([letters.first, letters.second], [one, other], typed)
    }
  }
}
