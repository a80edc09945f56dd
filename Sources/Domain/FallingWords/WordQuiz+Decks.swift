extension WordQuiz {
  /// Keeps what was read from a file as a deck under a name, which is returned as it is shown: the given one,
  /// else the file's own, else the one that stands in.
  ///
  /// Throws `WordsError` where nothing was usable or the name is none, `.exists` where a
  /// kept deck has it and is not to be replaced, and `.refused` where any other deck has it.
  public func importDeck(
    _ reading: DeckReading,
    as given: String? = nil,
    standIn: String,
    replacing: Bool = false
  ) async throws -> DeckSummary {
    guard !reading.pairs.isEmpty else { throw WordsError.noUsableRows(reading.problems) }
    let name = try Deck.checkedName(given ?? reading.name ?? standIn)
    return try await decks.keep(reading, as: name, replacing: replacing)
  }

  /// Gives a kept deck another name, and returns what it is called then.
  ///
  /// Throws `WordsError.badName` where the name is none, and `.exists` where another deck has it.
  @discardableResult
  public func renameDeck(_ id: Deck.ID, to name: String) async throws -> String {
    let name = try Deck.checkedName(name)
    try await decks.rename(id, to: name)
    return name
  }
}
