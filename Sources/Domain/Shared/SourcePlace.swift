/// Where something stands in what was read; all places count from 1.
public struct SourcePlace: Hashable, Sendable {
  /// The file with the line, and the column where it is known: `products.json:12:8`, `people.csv:12`.
  public let path: String
  /// Which element of the list it is, or is part of; nil where it is part of none, or the line says enough.
  public let entry: Int?
  /// The keys that lead to it from there: `rule.pay`.
  public let key: String?

  /// Names a place.
  public init(_ path: String, entry: Int? = nil, key: String? = nil) {
    (self.path, self.entry, self.key) = (path, entry, key)
  }
}
