/// A place in a source; all numbers start at 1.
public struct SourcePlace: Hashable, Sendable {
  /// The file with the line, and the column if known: `products.json:12:8`, `people.csv:12`.
  public let path: String
  /// The element of the list; nil if there is none, or if the line is enough.
  public let entry: Int?
  /// The path of keys within the element, such as `rule.pay`.
  public let key: String?

  /// Creates a place.
  public init(_ path: String, entry: Int? = nil, key: String? = nil) {
    (self.path, self.entry, self.key) = (path, entry, key)
  }
}
