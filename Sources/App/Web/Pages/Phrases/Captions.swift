import ArcadePresentation

extension Language {
  /// What actions are called on the pages of a system, by their words alone.
  func captions(in place: String) -> [String: String] {
    switch self {
    case .english: Self.english[place] ?? EnglishPages.captions
    case .spanish: Self.spanish[place] ?? SpanishPages.captions
    case .japanese: Self.japanese[place] ?? JapanesePages.captions
    }
  }

  // By the systems that call some actions otherwise; put together once, as each page asks for most of them.
  private static let english = places(of: EnglishPages())
  private static let spanish = places(of: SpanishPages())
  private static let japanese = places(of: JapanesePages())

  private static func places(of phrases: any PagePhrases) -> [String: [String: String]] {
    let all = phrases.captions
    var places: [String: [String: String]] = [:]
    for (key, caption) in all {
      let words = key.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2, phrases.name(of: words[0]) != nil else { continue }
      places[words[0], default: all][words[1]] = caption
    }
    return places
  }
}
