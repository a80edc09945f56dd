/// A set of line positions, compact for fast comparisons.
struct LineSet: Hashable {
  // The last word is not zero, so that equal sets have equal words.
  private var words: [UInt64] = []

  func contains(_ position: Int) -> Bool {
    let word = position >> 6
    return word < words.count && words[word] & (1 << UInt64(position & 63)) != 0
  }

  mutating func insert(_ position: Int) {
    let word = position >> 6
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(position & 63)
  }

  var isEmpty: Bool { words.isEmpty }
}
