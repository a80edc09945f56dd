import ArcadeDomain
import Foundation

/// The decks that ship with Arcade.
enum StarterDecks {
  /// Returns them with names and topics in a language, the one of that language first.
  static func decks(in language: String) throws(RepositoryError) -> [Deck] {
    switch language {
    case "es": try spanish.get()
    case "ja": try japanese.get()
    default: try read.get()
    }
  }

  private static let spanish = read.map { $0.map { $0.translated(to: "es") } }

  private static let japanese = read.map { decks in
    let decks = decks.map { $0.translated(to: "ja") }
    return decks.filter { $0.id.rawValue == "eng-jpn" } + decks.filter { $0.id.rawValue != "eng-jpn" }
  }

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

extension Deck {
  /// The same deck with its name and its topics in a language.
  fileprivate func translated(to language: String) -> Deck {
    let names = StarterTopicNames.names
    let pairs = self.pairs.map { pair in
      TranslatedWord(pair.first, pair.second, topic: pair.topic.map { names.name($0, in: language) })
    }
    return Deck(
      id: id,
      name: names.name(name, in: language),
      languages: languages,
      pairs: pairs,
      problems: problems
    )
  }
}
