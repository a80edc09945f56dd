/// A shop, or something like one, that can be searched.
public protocol ListingSource: Sendable {
  /// Returns what a search finds, ranked from 1; nothing found is an empty, complete result.
  ///
  /// A search that takes several loads says how far it is after each. Where some pages could be read and others not,
  /// the result says so in its gaps; it throws where none could.
  func search(_ query: WatchQuery, progress: (SearchProgress) -> Void) async throws(RepositoryError) -> SearchResult
  /// Returns the categories below one, or those at the top.
  ///
  /// A source that can tell throws `.noSuchCategory` for one that it does not have.
  func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory]
}

/// Something that a source needs.
public enum ListingSourceNeed: Hashable, Sendable {
  /// The path of a file, after a colon behind its name.
  case path
  /// The path or the address of a feed, after a colon behind its name.
  case place
  /// The address of a shop, in the same place.
  case shop
  /// The address of a page, in the same place.
  case page
  /// The path of a file with an address on each line, in the same place.
  case pageList
  /// A setting, by its key.
  case setting(String, isMet: Bool)

  /// What stands for it in examples, behind the colon; nil where nothing stands there.
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
