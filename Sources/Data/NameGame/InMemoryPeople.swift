public import ArcadeDomain
import Synchronization

/// People in memory, for embedders and tests, which can be replaced.
public final class InMemoryPeople: PeopleRepository {
  private let list: Mutex<Loaded<PeopleList>>

  /// Creates a repository with a list.
  public init(_ list: PeopleList, freshness: Freshness = .fresh) { self.list = Mutex(Loaded(list, freshness)) }

  /// Creates a repository with people, none of whom are left out.
  public convenience init(_ people: [Person], freshness: Freshness = .fresh) {
    self.init(PeopleList(people: people), freshness: freshness)
  }

  /// Replaces the list.
  public func replace(with list: PeopleList, freshness: Freshness = .fresh) {
    self.list.withLock { $0 = Loaded(list, freshness) }
  }

  public func people() async throws(RepositoryError) -> Loaded<PeopleList> { list.withLock(\.self) }

  /// Returns the list; there is nothing to reload.
  public func refreshed() async throws(RepositoryError) -> Loaded<PeopleList> { list.withLock(\.self) }
}
