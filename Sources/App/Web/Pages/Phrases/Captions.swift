import ArcadePresentation

extension Language {
  /// What actions are called on the pages of a system, by their words alone.
  func captions(in place: String) -> [String: String] {
    let places = Self.captions[self] ?? [:]
    return places[place] ?? places[""] ?? [:]
  }

  // By the systems that call some actions otherwise, and without one for all others; put together once, as each page asks
  // for most of them.
  private static let captions = Dictionary(uniqueKeysWithValues: allCases.map { ($0, places(of: $0.pagePhrases)) })

  private static func places(of phrases: PagePhrases) -> [String: [String: String]] {
    let all = phrases.captions
    var places = ["": all]
    for (key, caption) in all {
      let words = key.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2, phrases.name(of: words[0]) != nil else { continue }
      places[words[0], default: all][words[1]] = caption
    }
    return places
  }
}
