import ArcadeDomain

/// Which columns of a table hold the words, their translations and their topics.
struct DeckColumns {
  let first: Int
  let second: Int
  let topic: Int?
  let languages: DeckLanguages

  /// Finds them by what the headers say, and by the names of columns where there are any.
  init(names: [String], headers: DeckHeaders) {
    let names = names.map(DeckText.line)
    let named = names.lastIndex { ["topic", "tags"].contains($0.lowercased()) }
    let topic = headers.tagsColumn ?? (names.count > 2 ? named : nil)
    let free = (0...).lazy.filter { $0 != topic && !headers.otherColumns.contains($0) }
    let words = Array(free.prefix(2))
    self.topic = topic
    (first, second) = (words[0], words[1])
    languages = DeckLanguages(
      Self.language(names, first) ?? .front,
      Self.language(names, second) ?? .back
    )
  }

  private static func language(_ names: [String], _ column: Int) -> DeckLanguage? {
    guard names.indices.contains(column), !names[column].isEmpty else { return nil }
    return DeckLanguage(column: names[column])
  }
}
