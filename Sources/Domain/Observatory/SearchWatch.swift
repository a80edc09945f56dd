/// Searches a source and makes a watch of the search.
///
/// Nothing is stored unless the search succeeded. One that found nothing did:
/// what is not there yet can be watched for.
public struct SearchWatch: Sendable {
  private let observatory: Observatory

  init(observatory: Observatory) { self.observatory = observatory }

  /// Searches and stores; without a name the watch is called by its keyword, else by its category.
  ///
  /// A name that another watch has throws `.exists` before the source is asked.
  public func callAsFunction(
    for query: WatchQuery,
    at source: String,
    named name: Watch.Name? = nil,
    progress: (SearchProgress) -> Void = { _ in }
  ) async throws(RepositoryError) -> UpdatedWatch {
    guard let name = name ?? query.usualName else {
      throw RepositoryError(.configuration, subject: source, detail: "a watch without a name")
    }
    guard try await observatory.watches.watch(named: name) == nil else {
      throw RepositoryError(.exists, subject: name.text)
    }
    let result = try await observatory.sources.source(named: source).search(query) {
      if !$0.isDone { progress($0) }
    }
    return try await observatory.watches.add(
      NewWatch(name: name, source: source, query: query),
      with: result,
      at: observatory.time.now()
    )
  }
}

extension WatchQuery {
  /// What a watch for it is called unless somebody says otherwise.
  public var usualName: Watch.Name? { .usual(forKeyword: keyword, in: category) }
}

extension Watch.Name {
  /// The name of a watch that was given none: its keyword, else its category; nil where neither can be read.
  public static func usual(forKeyword keyword: String, in category: ListingCategory?) -> Watch.Name? {
    Watch.Name(keyword) ?? category.flatMap { Watch.Name($0.name) ?? Watch.Name($0.id) }
  }
}
