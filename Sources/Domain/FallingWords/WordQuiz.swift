/// What falling words work with: the decks, the kept games and the time.
public struct WordQuiz: Sendable {
  let decks: any DeckRepository
  /// Where games are kept.
  let games: any WordGameRepository
  /// What words are learnt with; nil where nobody asks again.
  public let learning: Learning?
  /// What time it is.
  public let time: any TimeSource

  /// Joins what falling words work with.
  public init(
    decks: any DeckRepository,
    games: any WordGameRepository,
    learning: Learning? = nil,
    time: any TimeSource
  ) {
    (self.decks, self.games, self.learning, self.time) = (decks, games, learning, time)
  }
}

extension WordQuiz {
  /// Keeps what was read from one file as decks under their own names, as they are shown, all of them or none; those without
  /// a pair are left out, and one without a name gets the one that stands in.
  ///
  /// Throws `WordsError` where nothing was usable or a name is none, `.exists` where a kept deck has it and is not to be
  /// replaced, and `.refused` where any other deck has it.
  public func importDecks(
    _ readings: [DeckReading],
    standIn: String,
    replacing: Bool = false
  ) async throws -> [DeckSummary] {
    let usable = readings.filter { !$0.pairs.isEmpty }
    guard !usable.isEmpty else { throw WordsError.noUsableRows(readings.problems) }
    let named = try usable.map { $0.named(try Deck.checkedName($0.name ?? standIn)) }
    let moves = replacing ? try await moves(replacedBy: named) : []
    return try await decks.keep(named, replacing: replacing, moving: moves)
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

extension WordQuiz {
  /// Loads the deck of a planned game and draws its rounds.
  ///
  /// Where `isRetry` it asks the deck's source again instead of repeating an old failure.
  public func loadFallingGame(
    _ plan: FallingSetup,
    isRetry: Bool = false,
    using random: inout some RandomNumberGenerator
  ) async throws(FallingFailure) -> FallingGame {
    let (deck, pairs): (Loaded<Deck>, [TranslatedWord])
    do throws(RepositoryError) {
      deck = try await isRetry ? decks.refreshed(plan.lesson.deck) : decks.deck(plan.lesson.deck)
      pairs = try await chosen(from: deck.value, by: plan)
    } catch {
      throw .repository(error)
    }
    // A game goes on where its store is away.
    let taken = (try? await games.taken(in: plan.lesson)) ?? [:]
    do throws(WordsError) {
      guard !deck.value.pairs.isEmpty else { throw .emptyDeck }
      guard !pairs.isEmpty else { throw nothing(for: plan) }
      let make = MakeRounds(rules: plan.rules)
      return FallingGame(
        deckName: deck.value.name,
        languages: deck.value.languages,
        freshness: deck.freshness,
        rounds: try make(asking: pairs, from: deck.value.pairs, plan.lesson.direction, taken: taken, using: &random)
      )
    } catch {
      throw .words(error)
    }
  }

  private func chosen(from deck: Deck, by plan: FallingSetup) async throws(RepositoryError) -> [TranslatedWord] {
    let pairs = plan.topic.map { topic in deck.pairs.filter { $0.topics.contains(topic) } } ?? deck.pairs
    switch plan.choice {
    case .all: return pairs
    case .these(let ids): return pairs.filter { ids.contains($0.id) }
    case .missed:
      let ids = WordTally.mostInNeed(try await games.tallies(of: plan.lesson)).map { $0.pair }
      let byID = Dictionary(pairs.map { ($0.id, $0) }) { first, _ in first }
      return Array(ids.compactMap { byID[$0] }.prefix(plan.rules.rounds))
    }
  }

  private func nothing(for plan: FallingSetup) -> WordsError {
    if plan.isOfMissed { return .nothingMissed }
    return plan.topic.map { .noSuchTopic($0) } ?? .emptyDeck
  }
}

/// Why the rounds of a game cannot be had.
public enum FallingFailure: Error, Hashable, Sendable {
  /// There is nothing to play.
  case words(WordsError)
  /// The deck, or what was missed, cannot be read.
  case repository(RepositoryError)
}
