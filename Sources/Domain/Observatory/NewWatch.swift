/// A watch that is not stored yet.
public struct NewWatch: Hashable, Sendable {
  /// The name of the watch.
  public let name: Watch.Name
  /// The name of the source.
  public let source: String
  /// The search to repeat.
  public let query: WatchQuery
  /// The feed format, if a whole source is watched.
  public let feed: FeedFormat

  /// Creates a watch to be stored.
  public init(name: Watch.Name, source: String, query: WatchQuery, feed: FeedFormat = FeedFormat()) {
    (self.name, self.source, self.query, self.feed) = (name, source, query, feed)
  }
}
