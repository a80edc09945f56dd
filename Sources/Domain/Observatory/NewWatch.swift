/// A watch that is not stored yet.
public struct NewWatch: Hashable, Sendable {
  /// What it is to be called.
  public let name: Watch.Name
  /// The name of the source that is asked.
  public let source: String
  /// What is searched for.
  public let query: WatchQuery

  /// Describes a watch.
  public init(name: Watch.Name, source: String, query: WatchQuery) {
    (self.name, self.source, self.query) = (name, source, query)
  }
}
