/// Headers of a request or an answer; names ignore case.
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var values: [String: String] = [:]

  /// Creates headers from names and values; the last of a name counts.
  public init(dictionaryLiteral elements: (String, String)...) { self.init(elements) }

  /// Creates headers from names and values.
  public init(_ pairs: some Sequence<(String, String)>) { for (name, value) in pairs { self[name] = value } }

  /// The value of a header; nil if it is missing.
  public subscript(name: String) -> String? {
    get { values[name.lowercased()] }
    set { values[name.lowercased()] = newValue }
  }

  /// All names in lower case with their values, sorted by name.
  public var pairs: [(name: String, value: String)] { values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
}
