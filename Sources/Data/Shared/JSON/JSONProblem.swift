import ArcadeDomain

/// A mistake in a JSON document, which becomes words only for those who hear of it.
struct JSONProblem: Error, Sendable {
  let node: JSONNode
  /// The byte where it is; within the node, or where the node should be.
  let byte: Int
  let mistake: FeedMistake

  /// The mistake with its place, which takes a while to find.
  var located: FeedProblem<FeedMistake> { FeedProblem(at: node.place(of: byte), mistake) }

  /// The mistake with its place in a list that began in another document.
  func located(asEntry entry: Int) -> FeedProblem<FeedMistake> {
    let place = node.place(of: byte)
    return FeedProblem(at: SourcePlace(place.path, entry: entry, key: place.key), mistake)
  }
}

extension FeedProblem<FeedMistake> {
  /// The same without what stands there, which may be a secret, unless it is one of some words.
  func withoutText(besides words: [String] = []) -> FeedProblem {
    guard case .syntax(let syntax) = mistake, syntax.text.utf8.count > 2,
      !words.contains(where: { syntax.text == $0 || syntax.text == "\"\($0)\"" })
    else { return self }
    return FeedProblem(at: place, .syntax(SyntaxMistake(syntax.code, "…")))
  }
}

extension RepositoryError {
  /// A document that cannot be used, with the place in it that is to blame.
  init(_ problem: JSONProblem, subject: String) {
    let located = problem.located
    self.init(.corrupt, subject: subject, detail: located.path, problem: located)
  }
}
