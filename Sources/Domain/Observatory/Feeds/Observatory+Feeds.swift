extension Observatory {
  /// Watches all that a source has, which is called by its address where it is given no name.
  ///
  /// What is said of how the source is written counts; the rest is found out and kept with the watch. A name that another
  /// watch has throws `.exists` before the source is asked, and one of which no listing can be read `.noListings`.
  public func addFeed(
    _ source: String,
    named name: Watch.Name? = nil,
    as format: FeedFormat = FeedFormat(),
    progress: (SearchProgress) -> Void = { _ in }
  ) async throws(RepositoryError) -> UpdateResult {
    guard let name = name ?? .usual(forSource: source) else {
      throw RepositoryError(.configuration, subject: "--name", detail: "a watch without a name")
    }
    try await requireNone(named: name)
    let result = try await sources.source(named: source, as: format).search(.everything) {
      if !$0.isDone { progress($0) }
    }
    guard !result.snapshot.listings.isEmpty else {
      let place = result.problems.first
      throw RepositoryError(.noListings, subject: name.text, problem: place)
    }
    return try await add(NewWatch(name: name, source: source, query: .everything, feed: result.format), with: result)
  }
}

extension Watch.Name {
  /// The name of a watch of all that a source has: the last part of its address, without what may be a key and without
  /// what says that it is a file.
  public static func usual(forSource source: String) -> Watch.Name? {
    let endings = ["csv", "tsv", "txt", "json", "jsonl", "ndjson", "html", "htm"]
    let path = source.prefix { $0 != "?" && $0 != "#" }
    guard var part = path.split(separator: "/").last?.split(separator: "@").last else { return nil }
    if !path.contains("/"), let colon = part.firstIndex(of: ":") { part = part[part.index(after: colon)...] }
    let ending = part.split(separator: ".").last.map { String($0).lowercased() } ?? ""
    let isFile = endings.contains(ending) && part.utf8.count > ending.utf8.count + 1
    return Watch.Name(String(isFile ? part.dropLast(ending.count + 1) : part))
  }
}

extension WatchState {
  /// Returns what a later result makes of it, which is doubted where all of a feed is watched.
  public func after(_ result: SearchResult, of watch: Watch, at moment: Moment) -> WatchChanges {
    after(result, ofFeedAt: watch.query.isEverything ? moment : nil)
  }
}
