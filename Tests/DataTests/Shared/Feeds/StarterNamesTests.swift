import ArcadeDomain
import XCTest

@testable import ArcadeData

/// Every name in Arcade's own data exists in each language.
final class StarterNamesTests: XCTestCase {
  func testNoNameOfAStarterIsLeftInEnglish() throws {
    for language in ["es", "ja"] {
      try check(language, alike: ["Chocolate"]) { language in
        let market = try StarterMarket.shelves(in: language)
        return (market.departments + market.categories.map(\.category)).map(\.name)
      }
      try check(language) { language in
        let decks = try StarterDecks.decks(in: language).sorted { $0.id.rawValue < $1.id.rawValue }
        return decks.flatMap { [$0.name] + $0.topics }
      }
      try check(language) { try priceNames(in: $0) }
      try check(language, alike: ["Web"]) { try texts("title", "team", in: StarterPeople.json(in: $0)) }
      try check(language) { try texts("name", in: StarterCatalog.json(in: $0)) }
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
      let people = try StarterPeople.json(in: language)
      XCTAssertEqual(try texts("id", in: people), try texts("id", in: StarterPeople.json(in: "en")))
    }
    XCTAssertEqual(try StarterDecks.decks(in: "ja").first?.id.rawValue, "eng-jpn")
  }

  private func check(_ language: String, alike: [String] = [], _ names: (String) throws -> [String]) throws {
    let (english, others) = (try names("en"), try names(language))
    XCTAssertGreaterThan(english.count, 2)
    XCTAssertEqual(others.count, english.count)
    XCTAssertEqual(zip(english, others).filter { $0 == $1 && !alike.contains($0) }.map(\.0), [], language)
  }

  private func priceNames(in language: String) throws -> [String] {
    var (names, open) = ([String](), try StarterPrices.roots(in: language))
    while let category = open.popLast() {
      let reading = try StarterPrices.content(of: category.id, in: language)
      names += [category.name] + reading.products.map(\.name)
      open += reading.subcategories
    }
    return names
  }

  private func texts(_ keys: String..., in document: String) throws -> [String] {
    let matches = document.matches(of: /"([a-z]+)":"([^"]+)"/).filter { keys.contains(String($0.1)) }
    return matches.map { String($0.2) }
  }
}
