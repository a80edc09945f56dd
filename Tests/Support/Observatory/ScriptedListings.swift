public import ArcadeDomain
import Synchronization

/// A source that answers what a test tells it to, and remembers what it was asked.
public final class ScriptedListings: ListingSource, ListingSources {
  private struct State {
    var answer: Result<SearchResult, RepositoryError>
    var later: [Result<SearchResult, RepositoryError>] = []
    var progress: [SearchProgress] = []
    var categories: [ListingCategory.ID?: [ListingCategory]] = [:]
    var queries: [WatchQuery] = []
  }

  /// What there is to know about it, and about whatever else a test wants to be listed.
  public let profiles: [ListingSourceProfile]
  private let state: Mutex<State>

  /// Begins with an answer; unless told otherwise it has a profile for the name `demo`, and is not instant.
  public init(
    _ answer: SearchResult = SearchResult(ListingSnapshot()),
    profiles: [ListingSourceProfile] = [ListingSourceProfile(name: "demo", currency: .jpy)]
  ) {
    self.profiles = profiles
    state = Mutex(State(answer: .success(answer)))
  }

  /// What it was asked, in order.
  public var queries: [WatchQuery] { state.withLock { $0.queries } }

  /// Answers this from now on.
  public func answer(_ result: SearchResult) { state.withLock { $0.answer = .success(result) } }

  /// Answers this once after the next search, then the next of them; the last one stays.
  public func answer(afterwards outcomes: Result<SearchResult, RepositoryError>...) {
    state.withLock { $0.later = outcomes }
  }

  /// Fails from now on, also where categories are asked for.
  public func fail(with error: RepositoryError) { state.withLock { $0.answer = .failure(error) } }

  /// Tells these steps in every search from now on, also in one that fails.
  public func tell(_ progress: [SearchProgress]) { state.withLock { $0.progress = progress } }

  /// Has these categories below one, or at the top.
  public func hold(_ categories: [ListingCategory], below parent: ListingCategory.ID? = nil) {
    state.withLock { $0.categories[parent] = categories }
  }

  /// Tells its steps and returns the answer that is set.
  public func search(
    _ query: WatchQuery,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult {
    let (steps, answer) = state.withLock { state in
      state.queries.append(query)
      defer { if !state.later.isEmpty { state.answer = state.later.removeFirst() } }
      return (state.progress, state.answer)
    }
    for step in steps { progress(step) }
    return try answer.get()
  }

  /// Returns the categories that it was told to hold.
  public func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory] {
    let (answer, categories) = state.withLock { ($0.answer, $0.categories[category] ?? []) }
    _ = try answer.get()
    return categories
  }

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
