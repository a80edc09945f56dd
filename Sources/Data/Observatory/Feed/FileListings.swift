public import ArcadeDomain

/// A feed in a file, searched like a shop.
///
/// A keyword finds the names in which every word of it occurs, without regard to case, accents and width. Popularity is
/// the order of the file. A row that cannot be read is reported where the search would have found it.
public struct FileListings: ListingSource {
  private let address: FileListingsAddress

  /// What there is to know about it.
  public static let profile = ListingSourceProfile(name: "file", needs: [.path])

  /// Searches a file, which is read anew by every search.
  public init(_ address: FileListingsAddress) { self.address = address }

  /// Returns what a search finds; throws `.notFound` where there is no file, and `.corrupt` where it is no feed.
  public func search(
    _ query: WatchQuery,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult {
    let result = try await found(query)
    progress(SearchProgress(found: result.snapshot.listings.count, of: result.snapshot.listings.count))
    return result
  }

  /// Returns every category of the feed, sorted; none has others below it.
  public func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory] {
    try await categories().below(category)
  }

  // Away from whoever asks: going through a large feed would hold up a user interface.
  @concurrent
  private func found(_ query: WatchQuery) async throws(RepositoryError) -> SearchResult {
    let feed = try feed()
    var search = FeedSearch(query)
    var faults = feed.forEach { search.visit($0, $1) }
    let leftOut = faults.total + search.leftOut
    faults.append(contentsOf: search.faults)
    return SearchResult(
      ListingSnapshot(search.ranked),
      unreadable: search.unreadable,
      problems: feed.file.problems(faults),
      leftOut: leftOut,
      total: search.count
    )
  }

  @concurrent
  private func categories() async throws(RepositoryError) -> [ListingCategory] {
    var names: Set<String> = []
    _ = try feed().forEach { _, record in
      if let name = record.cells[.category] { names.insert(name) }
    }
    return names.sorted().map { ListingCategory(id: $0, name: $0) }
  }

  private func feed() throws(RepositoryError) -> ListingFeed {
    try ListingFeed(FeedFile(reading: address.absolute.path), columns: address.columns)
  }
}
