/// An address on its way to text.
struct WrittenAddress {
  /// The parts of the path; only those of the values until the words are filled in.
  var parts: [String] = []
  /// What is asked for behind the path.
  var query: [String: String] = [:]

  /// Puts the words of a path around the parts.
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
