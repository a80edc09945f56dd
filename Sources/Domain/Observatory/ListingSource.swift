/// A shop or a similar source that can be searched.
public protocol ListingSource: Sendable {
  /// Returns the results of a search, ranked from 1; a search without results is complete and empty.
  ///
  /// A search of several pages reports its progress after each. If only some pages could be read, the result lists
  /// gaps; if none could, the search throws.
  func search(_ query: WatchQuery, progress: (SearchProgress) -> Void) async throws(RepositoryError) -> SearchResult
  /// Returns the categories below one, or the top-level categories. Throws `.noSuchCategory` for an unknown category,
  /// if the source can detect that.
  func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory]
}

/// A requirement of a source.
public enum ListingSourceNeed: Hashable, Sendable {
  /// A file path, after the name and a colon.
  case path
  /// The path or URL of a feed, after the name and a colon.
  case place
  /// The address of a shop, after the name and a colon.
  case shop
  /// The URL of a page, after the name and a colon.
  case page
  /// The path of a file with one URL a line, after the name and a colon.
  case pageList
  /// A setting with its key.
  case setting(String, isMet: Bool)

  /// The placeholder after the colon in examples; nil if there is none.
  public var placeholder: String? {
    switch self {
    case .path, .place: "PATH"
    case .shop: "HOST"
    case .page: "URL"
    case .pageList: "FILE"
    case .setting: nil
    }
  }
}
