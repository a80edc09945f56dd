public import ArcadeDomain
import Synchronization

/// People whom an embedder or a test holds in memory and can change.
public final class InMemoryPeople: PeopleRepository {
  private let list: Mutex<Loaded<PeopleList>>

  /// Begins with a list.
  public init(_ list: PeopleList, freshness: Freshness = .fresh) { self.list = Mutex(Loaded(list, freshness)) }

  /// Begins with people of whom nobody was left out.
  public convenience init(_ people: [Person], freshness: Freshness = .fresh) {
    self.init(PeopleList(people: people), freshness: freshness)
  }

  /// Puts another list in place of the old one.
  public func replace(with list: PeopleList, freshness: Freshness = .fresh) {
    self.list.withLock { $0 = Loaded(list, freshness) }
  }

  public func people() async throws(RepositoryError) -> Loaded<PeopleList> { list.withLock(\.self) }

  /// Returns the same; there is nothing to load.
  public func refreshed() async throws(RepositoryError) -> Loaded<PeopleList> { list.withLock(\.self) }
}
