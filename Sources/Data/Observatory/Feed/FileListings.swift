public import ArcadeDomain

/// A feed in a file, searched like a shop.
///
/// A keyword matches names that contain all its words, regardless of case, accents and width. Popularity is the file's
/// order. An unreadable row is reported if it may have matched.
public struct FileListings: ListingSource {
  private let address: FileListingsAddress

  /// The source's profile.
  public static let profile = ListingSourceProfile(name: "file", needs: [.path])

  /// Creates a source that rereads the file with every search.
  public init(_ address: FileListingsAddress) { self.address = address }

  /// Returns the matches; throws `.notFound` if the file is missing, and `.corrupt` if it is not a feed.
  public func search(
    _ query: WatchQuery,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult {
    let result = try await found(query)
    progress(SearchProgress(found: result.snapshot.listings.count, of: result.snapshot.listings.count))
    return result
  }

  /// Returns all categories of the feed, sorted; there are no subcategories.
  public func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory] {
    try await categories().below(category)
  }

  // Off the caller's actor: scanning a large feed would block a user interface.
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
