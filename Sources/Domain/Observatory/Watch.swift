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
  /// How it is read, where all of a feed is watched.
  public let feed: FeedFormat

  /// Describes a watch.
  public init(id: ID, name: Name, source: String, query: WatchQuery, feed: FeedFormat = FeedFormat()) {
    (self.id, self.name, self.source, self.query, self.feed) = (id, name, source, query, feed)
  }

  /// The source as it may be shown.
  public var shownSource: String { Self.shown(source: source) }

  /// The source as others may see it: of a file its name alone.
  public var publicSource: String {
    let shown = shownSource
    guard let path = shown.firstRange(of: ":/"), !shown[path.upperBound...].hasPrefix("/") else { return shown }
    return shown[..<path.lowerBound] + ":" + (shown.split(separator: "/").last ?? "")
  }

  /// Returns the name of a source without a password and what may be a key in an address.
  public static func shown(source: String) -> String {
    guard let colon = source.indices.first(where: { source[$0...].hasPrefix("://") }) else { return source }
    let server = source.index(colon, offsetBy: 3)
    let place = source[server...].prefix { $0 != "?" && $0 != "#" }
    let shown = place.lastIndex(of: "@").map { place[place.index(after: $0)...] } ?? place
    return String(source[..<server]) + String(shown)
  }

  /// The number of a watch.
  public typealias ID = NumberedID<Watch>

  /// What a watch is called; the same name in large and in small letters.
  public struct Name: Hashable, Sendable {
    /// The name, on one line.
    public let text: String
    private let key: String

    /// Makes a name; nil where there is nothing to read.
    public init?(_ text: String) {
      let line = text.split { $0.isNewline }.map { String($0).withoutOuterSpace }
        .filter { !$0.isEmpty }.joined(separator: " ")
      if line.isEmpty { return nil }
      // By way of the large letters, as some small ones have only those in common.
      (self.text, key) = (line, line.uppercased().lowercased())
    }

    /// Whether two names mean the same watch.
    public static func == (one: Name, other: Name) -> Bool { one.key == other.key }

    /// Puts into a hasher what is compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }
}
