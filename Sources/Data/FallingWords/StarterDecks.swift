import ArcadeDomain
import Foundation

/// The decks that ship with Arcade.
enum StarterDecks {
  /// Returns them, each read once.
  static func decks() throws(RepositoryError) -> [Deck] { try read.get() }

  private static let read = Result { () throws(RepositoryError) in
    [
      try deck(
        "eng-spa",
        "English–Spanish",
        EnglishToSpanishPeople.rows,
        EnglishToSpanishTable.rows,
        EnglishToSpanishTown.rows,
        EnglishToSpanishWorld.rows,
        EnglishToSpanishDeeds.rows
      ),
      try deck(
        "eng-jpn",
        "English–Japanese",
        EnglishToJapanesePeople.rows,
        EnglishToJapaneseTable.rows,
        EnglishToJapaneseTown.rows,
        EnglishToJapaneseWorld.rows,
        EnglishToJapaneseDeeds.rows
      ),
      try deck(
        "eng-fra",
        "English–French",
        EnglishToFrenchPeople.rows,
        EnglishToFrenchTable.rows,
        EnglishToFrenchTown.rows,
        EnglishToFrenchWorld.rows,
        EnglishToFrenchDeeds.rows
      ),
    ]
  }

  /// Reads the rows of a deck, whose id names its languages.
  private static func deck(_ id: String, _ name: String, _ parts: String...) throws(RepositoryError) -> Deck {
    let columns = id.replacing("-", with: "|")
    let text = (["#separator:pipe", "#columns:\(columns)|topic"] + parts).joined(separator: "\n")
    let reading = try DeckReader(subject: "Arcade").read(Data(text.utf8))
    return Deck(
      id: Deck.ID(rawValue: id),
      name: name,
      languages: reading.languages,
      pairs: reading.pairs,
      problems: reading.problems
    )
  }
}
