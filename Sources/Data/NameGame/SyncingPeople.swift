public import ArcadeDomain

/// The people of a source, kept for the time when the source cannot be reached.
///
/// A server is asked whether the people it gave before still hold.
public struct SyncingPeople: PeopleRepository {
  private let feed: SyncingFeed<PeopleList>

  /// Reads the people of a source, a table of which may have other headings, and keeps the last good list in a store.
  ///
  /// Pictures may be in a folder, in files that are called like the id, the name or the mail address of somebody.
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

  /// Returns the people at hand; the first call loads them.
  public func people() async throws(RepositoryError) -> Loaded<PeopleList> { try await feed.current() }

  /// Asks the source again.
  public func refreshed() async throws(RepositoryError) -> Loaded<PeopleList> { try await feed.refreshed() }
}

extension StarterFeedSource {
  /// The people that ship with Arcade.
  public static let people = StarterFeedSource(StarterPeople.json)
}
