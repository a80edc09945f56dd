public import ArcadeDomain
import Foundation

/// A deck in a file or at an address, cached for when that is unavailable.
public struct SyncingDeck: Sendable {
  /// The deck's ID: its address, without what may be a key.
  public let id: Deck.ID
  private let feed: SyncingFeed<DeckReading>
  private let standIn: String

  /// Creates a deck from a source with a cache; `isOffline` never opens a connection.
  public init(source: any FeedSource, store: any FeedStore, time: any TimeSource, isOffline: Bool = false) {
    let subject = source.subject
    id = Deck.ID(rawValue: FeedAddress.maskedIdentity(of: source.cacheKey ?? subject))
    standIn = source.needsConnection ? subject : DeckName.standIn(at: .file(subject))
    feed = SyncingFeed(source: source, store: store, time: time, isOffline: isOffline) {
      (body) throws(RepositoryError) in
      let reading = try DeckReader(subject: subject).read(body)
      guard !reading.pairs.isEmpty || reading.problems.isEmpty else {
        throw RepositoryError(.corrupt, subject: subject, detail: "no row is a pair of words")
      }
      return reading
    }
  }

  /// Returns the current deck; the first call loads it.
  public func deck() async throws(RepositoryError) -> Loaded<Deck> { named(try await feed.current()) }

  /// Reloads the deck from its source.
  public func refreshed() async throws(RepositoryError) -> Loaded<Deck> { named(try await feed.refreshed()) }

  /// Its entry in a list before it is loaded.
  public var summary: DeckSummary { DeckSummary(id: id, name: standIn, origin: .linked, languages: nil, pairs: nil) }

  private func named(_ loaded: Loaded<DeckReading>) -> Loaded<Deck> {
    Loaded(Deck(id: id, name: loaded.value.name ?? standIn, reading: loaded.value), loaded.freshness)
  }
}
