import ArcadeDomain

/// The words that a name has to have, compared without case, accents and width.
struct NameWords {
  private let keys: [String]

  init(_ words: String) { keys = words.folded.split { $0.isWhitespace }.map { String($0) } }

  /// Whether any name has them.
  var isEmpty: Bool { keys.isEmpty }

  /// Whether a name has all of them.
  func are(in name: String) -> Bool {
    guard !keys.isEmpty else { return true }
    let name = name.folded
    return keys.allSatisfy { name.contains($0) }
  }
}
