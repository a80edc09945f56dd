public import ArcadeDomain
import Synchronization

/// A source that answers what a test tells it to, and remembers what it was asked.
public final class ScriptedListings: ListingSource, ListingSources {
  private struct State {
    var answer: Result<SearchResult, RepositoryError>
    var queries: [WatchQuery] = []
  }

  private let state: Mutex<State>

  /// Begins with an answer.
  public init(_ answer: SearchResult = SearchResult(ListingSnapshot())) {
    state = Mutex(State(answer: .success(answer)))
  }

  /// What it was asked, in order.
  public var queries: [WatchQuery] { state.withLock { $0.queries } }

  /// Answers this from now on.
  public func answer(_ result: SearchResult) { state.withLock { $0.answer = .success(result) } }

  /// Fails from now on.
  public func fail(with error: RepositoryError) { state.withLock { $0.answer = .failure(error) } }

  /// Returns the answer that is set.
  public func search(
    _ query: WatchQuery,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult {
    let answer = state.withLock { state in
      state.queries.append(query)
      return state.answer
    }
    return try answer.get()
  }

  /// Returns no categories.
  public func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory] { [] }

  /// Has a profile for the name `demo`.
  public var profiles: [ListingSourceProfile] { [ListingSourceProfile(name: "demo", currency: .jpy)] }

  /// Returns the name as it is, except for `nowhere`.
  public func fullName(of name: String) throws(RepositoryError) -> String {
    _ = try source(named: name)
    return name
  }

  /// Returns itself, except for the name `nowhere`.
  public func source(named name: String) throws(RepositoryError) -> any ListingSource {
    guard name != "nowhere" else { throw RepositoryError(.noSuchSource, subject: name) }
    return self
  }
}
