/// The headers of a request or an answer, by name without regard to case.
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var values: [String: String] = [:]

  /// Makes headers of names and values; the last of a name counts.
  public init(dictionaryLiteral elements: (String, String)...) { self.init(elements) }

  /// Makes headers of names and values.
  public init(_ pairs: some Sequence<(String, String)>) { for (name, value) in pairs { self[name] = value } }

  /// The value of a header; nil where it is not there.
  public subscript(name: String) -> String? {
    get { values[name.lowercased()] }
    set { values[name.lowercased()] = newValue }
  }

  /// All names, in lower case, with their values, in the order of the names.
  public var pairs: [(name: String, value: String)] { values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
}
