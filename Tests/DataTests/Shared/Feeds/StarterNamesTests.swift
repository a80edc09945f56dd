import ArcadeDomain
import XCTest

@testable import ArcadeData

/// Every name that ships with Arcade has one in each language.
final class StarterNamesTests: XCTestCase {
  func testNoNameOfAStarterIsLeftInEnglish() throws {
    let documents = [StarterCategories.top] + StarterPrices.documents.values
    for document in documents { check(document, StarterPrices.names) }
    check(StarterPeople.json, StarterPeopleNames.names, alike: ["Web", "Coach"])
    check(StarterCatalog.json, StarterCatalog.names)
    let topics = Set(try StarterDecks.decks(in: "en").flatMap { $0.topics + [$0.name] })
    for topic in topics { check(name: topic, StarterTopicNames.names) }
    let market = try StarterMarket.shelves()
    for category in market.departments + market.categories.map(\.category) where category.name != "Chocolate" {
      check(name: category.name, StarterMarketNames.names)
    }
  }

  func testIdsAndPairsAreTheSameInEveryLanguage() throws {
    let english = try StarterDecks.decks(in: "en")
    for language in ["es", "ja"] {
      let decks = try StarterDecks.decks(in: language)
      for deck in english {
        let other = try XCTUnwrap(decks.first { $0.id == deck.id })
        XCTAssertEqual(other.pairs.map(\.id), deck.pairs.map(\.id))
        XCTAssertEqual(other.topics.count, deck.topics.count)
      }
      let people = StarterPeopleNames.names.translated(StarterPeople.json, to: language)
      XCTAssertEqual(
        people.matches(of: /"id":"[^"]*"/).map(\.0),
        StarterPeople.json.matches(of: /"id":"[^"]*"/).map(\.0)
      )
    }
    XCTAssertEqual(try StarterDecks.decks(in: "ja").first?.id.rawValue, "eng-jpn")
  }

  private func check(_ document: String, _ names: StarterNames, alike: [String] = []) {
    for match in document.matches(of: /"(?:name|display_name|title|team)":"([^"]+)"/) {
      let name = String(match.1)
      if !alike.contains(name) { check(name: name, names) }
    }
  }

  private func check(name: String, _ names: StarterNames) {
    for language in ["es", "ja"] {
      XCTAssertNotEqual(names.name(name, in: language), name, "\(name) in \(language)")
    }
  }
}
