/// The decks, games, review history and clock of falling words.
public struct WordQuiz: Sendable {
  let decks: any DeckRepository
  let games: any WordGameRepository
  /// The review schedule; nil if words are not repeated.
  public let learning: Learning?
  /// The clock.
  public let time: any TimeSource

  /// Creates the service.
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
  /// Imports the decks of one file under their own names, all of them or none.
  ///
  /// Skips decks without a pair; a deck without a name gets `standIn`. Throws `WordsError` if nothing was usable or a
  /// name is invalid. Throws `.exists` if an imported deck has the name and is not to be replaced, and `.refused` if
  /// any other deck has it.
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

  /// Renames an imported deck and returns the new name. Throws `WordsError.badName` if the name is invalid, and
  /// `.exists` if another deck has it.
  @discardableResult
  public func renameDeck(_ id: Deck.ID, to name: String) async throws -> String {
    let name = try Deck.checkedName(name)
    try await decks.rename(id, to: name)
    return name
  }
}

extension WordQuiz {
  /// Loads the deck of a planned game and draws its rounds; `isRetry` asks the deck's source again.
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
    // The game goes on if its store is unavailable.
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

/// Why the rounds of a game cannot be drawn.
public enum FallingFailure: Error, Hashable, Sendable {
  /// There is nothing to play.
  case words(WordsError)
  /// The deck, or the list of missed pairs, cannot be read.
  case repository(RepositoryError)
}
