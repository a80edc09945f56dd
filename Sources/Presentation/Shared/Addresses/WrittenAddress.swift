/// An address before its path is complete.
struct WrittenAddress {
  /// The path components; only the values until `fill` adds the words.
  var parts: [String] = []
  /// The query values by name.
  var query: [String: String] = [:]

  /// Adds the words of a path around the values.
  mutating func fill(_ words: [Substring]) {
    var values = parts[...]
    parts = []
    for word in words {
      switch word {
      case "*": parts += values.prefix(1); values = values.dropFirst()
      case "**": parts += values; values = []
      default: parts.append(String(word))
      }
    }
  }
}
