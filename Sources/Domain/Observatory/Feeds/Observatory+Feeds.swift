extension Observatory {
  /// Watches a whole source; without a name the watch is named after the address.
  ///
  /// The given format takes precedence; the rest is detected and stored with the watch. Throws `.exists` if another
  /// watch has the name, before the source is loaded, and `.noListings` if no listing can be read.
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
  /// The default name for a watch of a whole source: the last part of its address. Leaves out what may be a key, and
  /// the file extension.
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
  /// Returns the changes that a later result makes; checks for a shrunken feed if a whole source is watched.
  public func after(_ result: SearchResult, of watch: Watch, at moment: Moment) -> WatchChanges {
    after(result, ofFeedAt: watch.query.isEverything ? moment : nil)
  }
}
