import ArcadeDomain

/// The words that a name must contain, regardless of case, accents and width.
struct NameWords {
  private let keys: [String]

  init(_ words: String) { keys = words.folded.split { $0.isWhitespace }.map { String($0) } }

  /// Whether every name matches.
  var isEmpty: Bool { keys.isEmpty }

  /// Whether a name contains all of them.
  func are(in name: String) -> Bool {
    guard !keys.isEmpty else { return true }
    let name = name.folded
    return keys.allSatisfy { name.contains($0) }
  }
}
