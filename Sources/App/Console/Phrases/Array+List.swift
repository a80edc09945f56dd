extension [String] {
  /// The texts with commas, and a word before the last one: `a, b or c`.
  func list(before word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + word + last
  }
}
