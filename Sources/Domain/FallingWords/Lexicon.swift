/// The words of a deck in one direction, with what would be right for each.
struct Lexicon {
  let direction: WordDirection
  /// Each pair once, in an order that does not depend on that of the deck.
  let pairs: [TranslatedWord]
  private let answers: [String: Set<String>]
  private let prompts: [String: Set<String>]
  private let byLength: [Int: [WordSide]]

  init(_ pairs: [TranslatedWord], _ direction: WordDirection) {
    self.direction = direction
    self.pairs = Self.inOrder(pairs)
    var (answers, prompts) = ([String: Set<String>](), [String: Set<String>]())
    var byLength: [Int: [WordSide]] = [:]
    var known: Set<String> = []
    for pair in self.pairs {
      let (prompt, answer) = (pair.prompt(direction), pair.answer(direction))
      for key in prompt.keys { answers[key, default: []].formUnion(answer.keys) }
      for key in answer.keys { prompts[key, default: []].formUnion(prompt.keys) }
      if known.insert(answer.sortKey).inserted { byLength[answer.text.count, default: []].append(answer) }
    }
    (self.answers, self.prompts, self.byLength) = (answers, prompts, byLength)
  }

  /// Each pair once, in an order that depends on what the pairs say alone.
  static func inOrder(_ pairs: [TranslatedWord]) -> [TranslatedWord] {
    var known: Set<TranslatedWord.ID> = []
    let byID = pairs.map { (id: $0.id, pair: $0) }.sorted { one, other in
      if one.id == other.id { return one.pair.texts < other.pair.texts }
      return one.id.rawValue < other.id.rawValue
    }
    return byID.filter { known.insert($0.id).inserted }.map { $0.pair }
  }

  /// The translations of other words that are wrong for a pair and most like its own in length.
  ///
  /// Up to two characters make no difference; where there is none so near, the nearest.
  func wrongAnswers(for pair: TranslatedWord) -> [WordSide] {
    let accepted = accepted(for: pair)
    let length = pair.answer(direction).text.count
    let farthest = byLength.keys.map { abs($0 - length) }.max() ?? 0
    var found = (-2...2).flatMap { wrongAnswers(ofLength: length + $0, besides: accepted) }
    for distance in stride(from: 3, through: farthest, by: 1) where found.isEmpty {
      found = [-distance, distance].flatMap { wrongAnswers(ofLength: length + $0, besides: accepted) }
    }
    return found
  }

  private func wrongAnswers(ofLength length: Int, besides accepted: Set<String>) -> [WordSide] {
    (byLength[length] ?? []).filter { accepted.isDisjoint(with: $0.keys) }
  }

  /// The keys of all that would be right: every translation of the word, of the
  /// words that share one of those, and the word itself.
  private func accepted(for pair: TranslatedWord) -> Set<String> {
    let words = Set(pair.prompt(direction).keys)
    let own = words.reduce(into: Set(pair.answer(direction).keys)) { $0.formUnion(answers[$1] ?? []) }
    let synonyms = own.reduce(into: words) { $0.formUnion(prompts[$1] ?? []) }
    return synonyms.reduce(into: own.union(words)) { $0.formUnion(answers[$1] ?? []) }
  }
}

extension TranslatedWord {
  fileprivate var texts: String { "\(first.text)\t\(second.text)\t\(topicText ?? "")" }
}
