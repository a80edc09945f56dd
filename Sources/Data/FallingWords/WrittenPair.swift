public import ArcadeDomain

extension DeckRepository {
  /// Cleans a typed pair as a file's row is cleaned.
  public func pair(_ first: String, _ second: String, like old: TranslatedWord?) throws(DeckMistake) -> TranslatedWord {
    let place = UnresolvedPlace.line(1, of: "")
    var deck = DeckAssembly(DeckLanguages(.front, .back))
    deck.add(DeckAssembly.Cell(text: first, place: place), DeckAssembly.Cell(text: second, place: place), row: place)
    let reading = deck.reading(name: nil)
    guard let pair = reading.pairs.first else {
      throw reading.problems.first?.mistake ?? .feed(.missing(key: DeckLanguage.front.rawValue))
    }
    return TranslatedWord(pair.first, pair.second, topics: old?.topics ?? [], guid: old?.guid)
  }
}
