public import ArcadeDomain

extension Phrases {
  /// Where something stands, in words: `products.json:12:8, entry 38, price`.
  public func words(for place: SourcePlace) -> String {
    let parts = [place.path, place.entry.map { entry($0) }, place.key]
    return parts.compactMap(\.self).joined(separator: language.comma)
  }

  /// What is wrong and, where it is known, what to write instead.
  public func advice(for mistake: FeedMistake) -> String {
    suggestion(for: mistake).map { adding($0, to: sentence(for: mistake)) } ?? sentence(for: mistake)
  }

  /// Where something is wrong, and what.
  public func words(for problem: FeedProblem<FeedMistake>) -> String {
    "\(words(for: problem.place)): \(advice(for: problem.mistake))"
  }

  /// A line for each of those that are kept, and one for all others together.
  public func lines<Problem>(for problems: CappedList<Problem>, _ line: (Problem) -> String) -> [String] {
    problems.map(line) + (problems.further > 0 ? [moreProblems(problems.further)] : [])
  }

  /// Where in a document the mistake is for which it cannot be used, and what it is; nil where it is not that.
  func slip(in error: RepositoryError) -> String? {
    error.problem.map(words)
  }
}

extension SyntaxMistake {
  /// How a control character is written in a text, by its number.
  var escape: String { "\\u" + text.dropFirst(2).lowercased() }
}
