public import ArcadeDomain
import Synchronization

/// A source with scripted answers that records its queries.
public final class ScriptedListings: ListingSource, ListingSources {
  private struct State {
    var answer: Result<SearchResult, RepositoryError>
    var later: [Result<SearchResult, RepositoryError>] = []
    var progress: [SearchProgress] = []
    var categories: [ListingCategory.ID?: [ListingCategory]] = [:]
    var queries: [WatchQuery] = []
  }

  /// The profiles of this source, and of others for display.
  public let profiles: [ListingSourceProfile]
  private let state: Mutex<State>

  /// Creates a source with an answer, by default with the name `demo` and not instant.
  public init(
    _ answer: SearchResult = SearchResult(ListingSnapshot()),
    profiles: [ListingSourceProfile] = [ListingSourceProfile(name: "demo", currency: .jpy)]
  ) {
    self.profiles = profiles
    state = Mutex(State(answer: .success(answer)))
  }

  /// The queries so far, in order.
  public var queries: [WatchQuery] { state.withLock { $0.queries } }

  /// Sets the answer from now on.
  public func answer(_ result: SearchResult) { state.withLock { $0.answer = .success(result) } }

  /// Sets the answers after the next search, in order; the last one stays.
  public func answer(afterwards outcomes: Result<SearchResult, RepositoryError>...) {
    state.withLock { $0.later = outcomes }
  }

  /// Fails from now on, also for categories.
  public func fail(with error: RepositoryError) { state.withLock { $0.answer = .failure(error) } }

  /// Reports this progress in every search from now on, even a failing one.
  public func tell(_ progress: [SearchProgress]) { state.withLock { $0.progress = progress } }

  /// Sets the subcategories of a category, or the root categories.
  public func hold(_ categories: [ListingCategory], below parent: ListingCategory.ID? = nil) {
    state.withLock { $0.categories[parent] = categories }
  }

  /// Reports its progress and returns the scripted answer.
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

  /// Returns the scripted categories.
  public func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory] {
    let (answer, categories) = state.withLock { ($0.answer, $0.categories[category] ?? []) }
    _ = try answer.get()
    return categories
  }

  /// Returns the name unchanged; throws for `nowhere`.
  public func fullName(of name: String) throws(RepositoryError) -> String {
    _ = try source(named: name)
    return name
  }

  /// Returns itself; throws for `nowhere`.
  public func source(named name: String) throws(RepositoryError) -> any ListingSource {
    guard name != "nowhere" else { throw RepositoryError(.noSuchSource, subject: name) }
    return self
  }
}
