/// A named search that is repeated to see what changes.
public struct Watch: Hashable, Identifiable, Sendable {
  /// Its number in the store.
  public let id: ID
  /// What its owner calls it; no two watches have the same name.
  public let name: Name
  /// The name of the source that is asked, such as `demo` or `file:/tmp/feed.csv`.
  public let source: String
  /// What is searched for.
  public let query: WatchQuery

  /// Describes a watch.
  public init(id: ID, name: Name, source: String, query: WatchQuery) {
    (self.id, self.name, self.source, self.query) = (id, name, source, query)
  }

  /// The number of a watch.
  public typealias ID = NumberedID<Watch>

  /// What a watch is called.
  public struct Name: Hashable, Sendable {
    /// The name, without outer space.
    public let text: String

    /// Makes a name; nil where there is nothing to read.
    public init?(_ text: String) {
      self.text = text.withoutOuterSpace
      if self.text.isEmpty { return nil }
    }
  }
}
