import ArcadeDomain
import Foundation

/// Arcade's own decks.
enum StarterDecks {
  /// Returns the decks with names and topics in a language, the deck of that language first.
  static func decks(in language: String) throws(RepositoryError) -> [Deck] {
    switch language {
    case "es": try spanish.get()
    case "ja": try japanese.get()
    default: try english.get()
    }
  }

  private static let english = Result { () throws(RepositoryError) in try read(in: "en") }

  private static let spanish = Result { () throws(RepositoryError) in try read(in: "es") }

  private static let japanese = Result { () throws(RepositoryError) in
    let decks = try read(in: "ja")
    return decks.filter { $0.id.rawValue == "eng-jpn" } + decks.filter { $0.id.rawValue != "eng-jpn" }
  }

  private static func read(in language: String) throws(RepositoryError) -> [Deck] {
    let names = try [DelimitedRow](starter: StarterTopicNames.rows).names(in: language)
    return [
      try deck("eng-spa", "English–Spanish", 1, names),
      try deck("eng-jpn", "English–Japanese", 2, names),
      try deck("eng-fra", "English–French", 3, names),
    ]
  }

  /// Reads a deck from the words and their translations in a column; its ID names its languages.
  private static func deck(
    _ id: String,
    _ name: String,
    _ column: Int,
    _ names: [String: String]
  ) throws(RepositoryError) -> Deck {
    let rows = try words.filter { $0[column] != "" }.values { row -> String? in
      guard let word = row[0], let translation = row[column], let topic = row[4].flatMap({ names[$0] }) else {
        return nil
      }
      return "\(word)|\(translation)|\(topic)"
    }
    let columns = id.replacing("-", with: "|")
    let text = (["#separator:pipe", "#columns:\(columns)|topic"] + rows).joined(separator: "\n")
    let reading = try DeckReader(subject: "Arcade").read(Data(text.utf8))
    return Deck(
      id: Deck.ID(rawValue: id),
      name: names[name] ?? name,
      languages: reading.languages,
      pairs: reading.pairs,
      problems: reading.problems
    )
  }

  /// `English|Spanish|Japanese|French|topic`; a cell is empty if a deck lacks the word.
  private static let words = [DelimitedRow](
    starter: [StarterHomeWords.rows, StarterWorldWords.rows, StarterDeedWords.rows].joined(separator: "\n")
  )
}
