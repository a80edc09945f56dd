/// The numbers of words that are due.
public struct DueWords: Hashable, Sendable {
  /// The total; a word in several decks counts once.
  public fileprivate(set) var count = 0
  /// The number for each deck that has any.
  public fileprivate(set) var countOfDeck: [Deck.ID: Int] = [:]
  /// Why some decks could not be read; their words are not counted.
  public fileprivate(set) var failures: [RepositoryError] = []
}

extension WordQuiz {
  /// Returns how many words of a deck are due.
  public func wordsDue(in id: Deck.ID) async throws(RepositoryError) -> Int {
    guard let due = try await learning?.due(of: .words), !due.isEmpty else { return 0 }
    return try await decks.deck(id).value.cards(among: due).count
  }

  /// Returns how many words are due in all readable decks; pass the list of decks if it is loaded already.
  public func wordsDue(among known: [DeckSummary]? = nil) async throws(RepositoryError) -> DueWords {
    var (words, found) = (DueWords(), Set<ReviewCardID>())
    guard let due = try await learning?.due(of: .words), !due.isEmpty else { return words }
    let summaries = if let known { known } else { try await decks.decks() }
    for summary in summaries {
      do throws(RepositoryError) {
        let cards = try await decks.deck(summary.id).value.cards(among: due)
        if !cards.isEmpty { words.countOfDeck[summary.id] = cards.count }
        found.formUnion(cards)
      } catch {
        words.failures.append(error)
      }
    }
    words.count = found.count
    return words
  }

  /// Returns the default lesson: the one played last, unless words are due in other decks only. Then it is the deck
  /// with the most due words. If nothing was played and nothing is due, it is the first deck. `due` is how many of its
  /// words are due; nil if none were found.
  public func usualLesson(among decks: [DeckSummary]) async -> (lesson: WordLesson, due: Int?)? {
    let played = try? await lastGame()?.start.lesson
    let last = played.flatMap { last in decks.contains { $0.id == last.deck } ? last : nil }
    let due = (try? await wordsDue(among: decks).countOfDeck) ?? [:]
    if let last, due.isEmpty || due[last.deck] != nil { return (last, due[last.deck]) }
    return decks.max { due[$0.id] ?? 0 < due[$1.id] ?? 0 }.map { (WordLesson($0.id), due[$0.id]) }
  }
}
