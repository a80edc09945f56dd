/// A named search that is repeated to see what changes.
public struct Watch: Hashable, Identifiable, Sendable {
  /// The number in the store.
  public let id: ID
  /// The name that the owner chose; unique among watches.
  public let name: Name
  /// The name of the source, such as `demo` or `file:/tmp/feed.csv`.
  public let source: String
  /// The search that is repeated.
  public let query: WatchQuery
  /// The feed format, if a whole source is watched.
  public let feed: FeedFormat

  /// Creates a watch.
  public init(id: ID, name: Name, source: String, query: WatchQuery, feed: FeedFormat = FeedFormat()) {
    (self.id, self.name, self.source, self.query, self.feed) = (id, name, source, query, feed)
  }

  /// The source without passwords and keys.
  public var shownSource: String { Self.shown(source: source) }

  /// The source as other users may see it: of a file path only the file name.
  public var publicSource: String {
    let shown = shownSource
    guard let path = shown.firstRange(of: ":/"), !shown[path.upperBound...].hasPrefix("/") else { return shown }
    return shown[..<path.lowerBound] + ":" + (shown.split(separator: "/").last ?? "")
  }

  /// Returns the name of a source without passwords and possible keys in its URL.
  public static func shown(source: String) -> String {
    guard let colon = source.indices.first(where: { source[$0...].hasPrefix("://") }) else { return source }
    let server = source.index(colon, offsetBy: 3)
    let place = source[server...].prefix { $0 != "?" && $0 != "#" }
    let shown = place.lastIndex(of: "@").map { place[place.index(after: $0)...] } ?? place
    return String(source[..<server]) + String(shown)
  }

  /// The number of a watch.
  public typealias ID = NumberedID<Watch>

  /// The name of a watch, which ignores case in comparisons.
  public struct Name: Hashable, Sendable {
    /// The name on a single line.
    public let text: String
    private let key: String

    /// Creates a name; nil if it has no visible text.
    public init?(_ text: String) {
      let line = text.split { $0.isNewline }.map { String($0).withoutOuterSpace }
        .filter { !$0.isEmpty }.joined(separator: " ")
      if line.isEmpty { return nil }
      // Uppercase first, since some lowercase letters are equal only that way.
      (self.text, key) = (line, line.uppercased().lowercased())
    }

    /// Whether two names denote the same watch.
    public static func == (one: Name, other: Name) -> Bool { one.key == other.key }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }
}
