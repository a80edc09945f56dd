public import ArcadeDomain

/// Decks that cannot be had or kept where their faults say so.
public struct FailingDeckRepository: DeckRepository {
  private let repository: any DeckRepository
  private let faults: Faults<DeckCall>

  /// Stands before another repository.
  public init(_ repository: any DeckRepository, faults: Faults<DeckCall>) {
    (self.repository, self.faults) = (repository, faults)
  }

  /// Returns all decks, or fails.
  public func decks() async throws(RepositoryError) -> [DeckSummary] {
    try await faults.run(.decks, await repository.decks())
  }

  /// Returns a deck, or fails.
  public func deck(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> {
    try await faults.run(.deck, await repository.deck(id))
  }

  /// Loads a deck anew, or fails.
  public func refreshed(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> {
    try await faults.run(.refreshed, await repository.refreshed(id))
  }

  /// Keeps a deck, or fails.
  public func keep(
    _ reading: DeckReading,
    as name: String,
    replacing: Bool
  ) async throws(RepositoryError) -> DeckSummary {
    try await faults.run(.keep, await repository.keep(reading, as: name, replacing: replacing))
  }

  /// Renames a deck, or fails.
  public func rename(_ id: Deck.ID, to name: String) async throws(RepositoryError) {
    try await faults.run(.rename, await repository.rename(id, to: name))
  }

  /// Deletes a deck, or fails.
  public func delete(_ id: Deck.ID) async throws(RepositoryError) {
    try await faults.run(.delete, await repository.delete(id))
  }
}

/// A call of a repository of decks, which a test can let fail.
public enum DeckCall: Hashable, CaseIterable, Sendable {
  /// Listing the decks.
  case decks
  /// Reading one.
  case deck
  /// Loading one anew.
  case refreshed
  /// Keeping one.
  case keep
  /// Renaming one.
  case rename
  /// Deleting one.
  case delete
}
