extension WordQuiz {
  /// Loads the deck of a planned game and draws its rounds.
  ///
  /// Where `isRetry` it asks the deck's source again instead of repeating an old failure.
  public func loadFallingGame(
    _ plan: FallingPlan,
    isRetry: Bool = false,
    using random: inout some RandomNumberGenerator
  ) async throws(FallingFailure) -> FallingGame {
    let (deck, pairs) = try await repository { () async throws(RepositoryError) in
      let id = plan.lesson.deck
      let deck = try await isRetry ? decks.refreshed(id) : decks.deck(id)
      return (deck, try await chosen(from: deck.value, by: plan))
    }
    do throws(WordsError) {
      guard !deck.value.pairs.isEmpty else { throw .emptyDeck }
      guard !pairs.isEmpty else { throw nothing(for: plan) }
      let make = MakeRounds(rules: plan.rules)
      return FallingGame(
        deckName: deck.value.name,
        languages: deck.value.languages,
        freshness: deck.freshness,
        rounds: try make(asking: pairs, from: deck.value.pairs, plan.lesson.direction, using: &random),
        wanted: plan.rules.rounds
      )
    } catch {
      throw .words(error)
    }
  }

  private func repository<Value>(
    _ work: () async throws(RepositoryError) -> Value
  ) async throws(FallingFailure) -> Value {
    do {
      return try await work()
    } catch {
      throw .repository(error)
    }
  }

  private func chosen(from deck: Deck, by plan: FallingPlan) async throws(RepositoryError) -> [TranslatedWord] {
    let pairs = plan.topic.map { topic in deck.pairs.filter { $0.topic == topic } } ?? deck.pairs
    switch plan.choice {
    case .all: return pairs
    case .these(let ids): return pairs.filter { ids.contains($0.id) }
    case .missed:
      let ids = WordTally.mostInNeed(try await games.tallies(of: plan.lesson)).map(\.pair)
      let byID = Dictionary(pairs.map { ($0.id, $0) }) { first, _ in first }
      return Array(ids.compactMap { byID[$0] }.prefix(plan.rules.rounds))
    }
  }

  private func nothing(for plan: FallingPlan) -> WordsError {
    if plan.isOfMissed { return .nothingMissed }
    return plan.topic.map { .noSuchTopic($0) } ?? .emptyDeck
  }
}
