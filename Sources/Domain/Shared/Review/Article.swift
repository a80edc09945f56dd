/// The article before a word, if any.
struct Article {
  /// The genders and numbers of words that it agrees with; nil if there is no article.
  private let kinds: String?

  /// Separates the article from a folded text.
  static func cut(from key: String) -> (article: Article, rest: String) {
    for (article, kinds) in known where key.hasPrefix(article) && key.utf8.count > article.utf8.count {
      return (Article(kinds: kinds), String(key.dropFirst(article.count)))
    }
    return (Article(kinds: nil), key)
  }

  /// Whether both can agree with one word.
  func goes(with other: Article) -> Bool {
    guard let kinds, let others = other.kinds else { return true }
    return kinds.contains { others.contains($0) }
  }

  /// Masculine, feminine and neuter, in capitals for the plural; `e` for English, and `v` before a verb.
  private static var known: [(article: String, kinds: String)] {
    [
      ("the ", "e"), ("a ", "e"), ("an ", "e"), ("to ", "v"), ("el ", "m"), ("la ", "f"), ("los ", "M"), ("las ", "F"),
      ("un ", "m"), ("una ", "f"), ("unos ", "M"), ("unas ", "F"), ("le ", "m"), ("les ", "MF"), ("une ", "f"),
      ("des ", "MF"), ("l'", "mf"), ("l’", "mf"), ("der ", "m"), ("die ", "fMF"), ("das ", "n"), ("ein ", "mn"),
      ("eine ", "f"),
    ]
  }
}
