import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class WordRouteTests: XCTestCase {
  private let game = PastWordGame.ID(number: 4)

  func testEveryRouteHasAnAddressThatLeadsBackToIt() {
    let lesson = WordLesson(Deck.ID(rawValue: "https://words.example/a deck?&"), .backward)
    let addresses: [(WordRoute, String)] = [
      (WordRoute(.home), "/words"), (WordRoute(.topics), "/words/topics"), (WordRoute(.decks), "/words/decks"),
      (WordRoute(.game(game)), "/words/game/4"), (WordRoute(.history()), "/words/games"),
      (WordRoute(.history(.after(7))), "/words/games?after=7"),
      (WordRoute(.pastGame(game)), "/words/games/4"), (WordRoute(.best), "/words/best"),
      (WordRoute(.words), "/words/words"), (WordRoute(.stats), "/words/stats"),
      (WordRoute(.game(PastWordGame.ID(number: -2))), "/words/game/-2"),
      (WordRoute(.home, DeckSelection(SampleWords.lesson)), "/words?deck=sample"),
      (WordRoute(.stats, DeckSelection(SampleWords.lesson, topic: "Even")), "/words/stats?deck=sample&topic=Even"),
      (
        WordRoute(.decks, DeckSelection(lesson)),
        "/words/decks?deck=https%3A%2F%2Fwords.example%2Fa%20deck%3F%26&direction=backward"
      ),
    ]
    for (route, address) in addresses {
      XCTAssertEqual(route.address, address)
      XCTAssertEqual(WordRoute(address: address), route)
    }
  }

  func testWhatLeadsNowhereIsNoRoute() {
    for address in [
      "", "/", "/shop", "words", "/words/nothing", "/words/game", "/words/game/0", "/words/game/x", "/words/games/+4",
      "/words/games/4/5", "/words/decks/4", "/words?deck=sample&direction=sideways",
    ] {
      XCTAssertNil(WordRoute(address: address), address)
    }
  }

  func testOtherWordsAndANewGameTakeTheirPlace() {
    let other = DeckSelection(SampleWords.lesson)
    XCTAssertEqual(WordRoute(.home, other).place, WordRoute(.home).place)
    XCTAssertEqual(WordRoute(.game(game)).place, WordRoute(.game(PastWordGame.ID(number: 5)), other).place)
    XCTAssertNotEqual(WordRoute(.pastGame(game)).place, WordRoute(.pastGame(PastWordGame.ID(number: 5))).place)
    XCTAssertNotEqual(WordRoute(.game(game)).place, WordRoute(.pastGame(game)).place)
  }
}
