import ArcadePresentation

extension Language {
  /// What actions are called on the pages of a system, by their words alone.
  func captions(in place: String) -> [String: String] { Self.captions[self]?[place] ?? pagePhrases.captions }

  /// By languages and the systems that call some actions otherwise; put together once, as each page asks for most of them.
  private static let captions: [Language: [String: [String: String]]] = Dictionary(
    uniqueKeysWithValues: allCases.map { language in
      let all = language.pagePhrases.captions
      var places: [String: [String: String]] = [:]
      for (key, caption) in all {
        let words = key.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, language.pagePhrases.name(of: words[0]) != nil else { continue }
        places[words[0], default: all][words[1]] = caption
      }
      return (language, places)
    }
  )
}
