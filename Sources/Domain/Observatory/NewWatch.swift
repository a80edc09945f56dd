/// A watch that is not stored yet.
public struct NewWatch: Hashable, Sendable {
  /// What it is to be called.
  public let name: Watch.Name
  /// The name of the source that is asked.
  public let source: String
  /// What is searched for.
  public let query: WatchQuery
  /// How it is read, where all of a feed is watched.
  public let feed: FeedFormat

  /// Describes a watch.
  public init(name: Watch.Name, source: String, query: WatchQuery, feed: FeedFormat = FeedFormat()) {
    (self.name, self.source, self.query, self.feed) = (name, source, query, feed)
  }
}
