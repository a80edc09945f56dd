public import ArcadeDomain
import Synchronization

/// Stored decks, in memory.
public final class InMemoryDeckRepository: DeckRepository {
  private struct State {
    var decks: [Deck] = []
    var lastNumber: Int64 = 0

    func position(of id: Deck.ID) throws(RepositoryError) -> Int {
      guard let position = decks.firstIndex(where: { $0.id == id }) else {
        throw RepositoryError(.notFound, subject: id.rawValue)
      }
      return position
    }

    func named(_ name: String) -> Int? { decks.firstIndex { DeckName.key($0.name) == DeckName.key(name) } }
  }

  private let state: Mutex<State>
  private let reviews: InMemoryReviewRepository?

  /// Creates a repository with decks; learning progress follows edits in the given repository.
  public init(_ decks: [Deck] = [], reviews: InMemoryReviewRepository? = nil) {
    state = Mutex(State(decks: decks))
    self.reviews = reviews
  }

  public func decks() async throws(RepositoryError) -> [DeckSummary] {
    state.withLock { $0.decks }.map { DeckSummary($0, origin: .kept) }.sorted { $0.sortKey < $1.sortKey }
  }

  /// Returns a deck with all its pairs; throws `.notFound` if it does not exist.
  public func deck(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> {
    try state.withLock { (state) throws(RepositoryError) in Loaded(state.decks[try state.position(of: id)], .fresh) }
  }

  /// Returns the deck; there is nothing to reload.
  public func refreshed(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> { try await deck(id) }

  public func keep(
    _ readings: [DeckReading],
    replacing: Bool,
    moving moves: [ReviewMove]
  ) async throws(RepositoryError) -> [DeckSummary] {
    try state.withLock { (state) throws(RepositoryError) in
      let taken = readings.compactMap(\.name).filter { state.named($0) != nil }
      guard replacing || taken.isEmpty else { throw .exists(decks: taken) }
      reviews?.move(moves)
      return readings.map { reading in
        reviews?.restore(reading.memories)
        let name = reading.name ?? ""
        let earlier = state.named(name)
        if earlier == nil { state.lastNumber += 1 }
        let id = earlier.map { state.decks[$0].id } ?? Deck.ID(kept: state.lastNumber)
        let deck = Deck(id: id, name: name, languages: reading.languages, pairs: reading.pairs)
        if let earlier { state.decks[earlier] = deck } else { state.decks.append(deck) }
        return DeckSummary(deck, origin: .kept)
      }
    }
  }

  public func keptDeck(named name: String) async throws(RepositoryError) -> Deck? {
    state.withLock { state in state.named(name).map { state.decks[$0] } }
  }

  public func edit(_ id: Deck.ID, _ edit: DeckEdit, moving moves: [ReviewMove]) async throws(RepositoryError) {
    try state.withLock { (state) throws(RepositoryError) in
      let position = try state.position(of: id)
      state.decks[position] = try state.decks[position].changed(by: edit)
      reviews?.move(moves)
    }
  }

  public func rename(_ id: Deck.ID, to name: String) async throws(RepositoryError) {
    try state.withLock { (state) throws(RepositoryError) in
      let position = try state.position(of: id)
      if let other = state.named(name), other != position { throw RepositoryError(.exists, subject: name) }
      let deck = state.decks[position]
      state.decks[position] = Deck(id: id, name: name, languages: deck.languages, pairs: deck.pairs)
    }
  }

  public func delete(_ id: Deck.ID) async throws(RepositoryError) {
    try state.withLock { (state) throws(RepositoryError) in _ = state.decks.remove(at: try state.position(of: id)) }
  }
}

extension Deck.ID {
  /// Creates the ID of a stored deck.
  init(kept number: Int64) { self.init(rawValue: "kept-\(number)") }

  /// The number of a stored deck; nil for any other.
  var keptNumber: Int64? { rawValue.hasPrefix("kept-") ? Int64(rawValue.dropFirst(5)) : nil }
}

extension DeckSummary {
  var sortKey: String { DeckName.key(name) }
}

extension RepositoryError {
  /// Returns the error for names of existing decks.
  static func exists(decks names: [String]) -> RepositoryError {
    RepositoryError(.exists, subject: names.joined(separator: ", "), found: names)
  }
}
