import ArcadeData
import ArcadeDomain
import Foundation

/// Reads a deck that stands in `/home/me/words.tsv`.
func readDeck(_ text: String) throws -> DeckReading {
  try DeckReader(subject: "/home/me/words.tsv").read(Data(text.utf8))
}

extension DeckReading {
  /// What each pair says: `school = escuela`, and its topic where it has one.
  var lines: [String] {
    pairs.map { "\($0.first.text) = \($0.second.text)" + ($0.topic.map { " # \($0)" } ?? "") }
  }

  /// The languages, as the deck calls them.
  var languageNames: [String] { [languages.first.rawValue, languages.second.rawValue] }

  /// The deck of this name.
  func deck(_ name: String = "Words") -> Deck {
    Deck(id: Deck.ID(rawValue: "x"), name: self.name ?? name, reading: self)
  }
}
