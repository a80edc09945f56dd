public import ArcadeDomain

/// The people of a source, cached for when it is unavailable.
///
/// Reloading makes a conditional request.
public struct SyncingPeople: PeopleRepository {
  private let feed: SyncingFeed<PeopleList>

  /// Creates people from a source with a cache; a table may have other headings.
  ///
  /// Pictures may be in a folder, in files named by ID, name or mail address.
  public init(
    source: any FeedSource,
    columns: PeopleColumns = .usual,
    picturesFrom folder: String? = nil,
    store: any FeedStore,
    time: any TimeSource,
    isOffline: Bool = false
  ) {
    let reader = PeopleReader(
      subject: source.subject,
      place: FeedPlace(of: source),
      columns: columns,
      pictureFolder: folder
    ) { FileStatus.of($0) != nil }
    feed = SyncingFeed(source: source, store: store, time: time, isOffline: isOffline, read: reader.read)
  }

  /// Returns the current people; the first call loads them.
  public func people() async throws(RepositoryError) -> Loaded<PeopleList> { try await feed.current() }

  /// Reloads the people from their source.
  public func refreshed() async throws(RepositoryError) -> Loaded<PeopleList> { try await feed.refreshed() }
}

extension StarterFeedSource {
  /// Arcade's own people.
  public static let people = StarterFeedSource(StarterPeople.json)
}
