/// The words of a deck in one direction, with every right translation of each.
struct Lexicon {
  let direction: WordDirection
  /// Each pair once, in an order that does not depend on the deck's.
  let pairs: [TranslatedWord]
  private let answers, prompts: [String: Set<String>]
  private let byLength: [Int: [WordSide]]
  private let topics: [String: Set<String>]

  init(_ pairs: [TranslatedWord], _ direction: WordDirection) {
    self.direction = direction
    self.pairs = Self.inOrder(pairs)
    var (answers, prompts) = ([String: Set<String>](), [String: Set<String>]())
    var byLength: [Int: [WordSide]] = [:]
    var topics: [String: Set<String>] = [:]
    for pair in self.pairs {
      let (prompt, answer) = (pair.prompt(direction), pair.answer(direction))
      let (prompted, answered) = (prompt.everyForm, answer.everyForm)
      for key in prompted { answers[key, default: []].formUnion(answered) }
      for key in answered { prompts[key, default: []].formUnion(prompted) }
      if topics[answer.sortKey] == nil { byLength[answer.text.count, default: []].append(answer) }
      topics[answer.sortKey, default: []].formUnion(pair.topics)
    }
    (self.answers, self.prompts, self.byLength, self.topics) = (answers, prompts, byLength, topics)
  }

  /// Returns each pair once, ordered by its texts only.
  static func inOrder(_ pairs: [TranslatedWord]) -> [TranslatedWord] {
    var known: Set<TranslatedWord.ID> = []
    let byID = pairs.map { (id: $0.id, pair: $0) }.sorted { one, other in
      if one.id == other.id { return one.pair.texts < other.pair.texts }
      return one.id.rawValue < other.id.rawValue
    }
    return byID.filter { known.insert($0.id).inserted }.map { $0.pair }
  }

  /// Returns wrong translations for a pair, taken from other words.
  ///
  /// Translations that the player mistook for the right one before come first. Otherwise they are those of the same
  /// topic and of similar length, or else any of similar length. Similar is up to two characters' difference, or the
  /// nearest.
  func wrongAnswers(for pair: TranslatedWord, taken: Set<String> = []) -> [WordSide] {
    let accepted = accepted(for: pair)
    if !taken.isEmpty {
      let before = byLength.keys.sorted().flatMap { wrongAnswers(ofLength: $0, besides: accepted) }
        .filter { taken.contains($0.text) }
      if !before.isEmpty { return before }
    }
    let length = pair.answer(direction).text.count
    let farthest = byLength.keys.map { abs($0 - length) }.max() ?? 0
    var found = (-2...2).flatMap { wrongAnswers(ofLength: length + $0, besides: accepted) }
    let alike = found.filter { !(topics[$0.sortKey] ?? []).isDisjoint(with: pair.topics) }
    if !alike.isEmpty { return alike }
    for distance in stride(from: 3, through: farthest, by: 1) where found.isEmpty {
      found = [-distance, distance].flatMap { wrongAnswers(ofLength: length + $0, besides: accepted) }
    }
    return found
  }

  private func wrongAnswers(ofLength length: Int, besides accepted: Set<String>) -> [WordSide] {
    (byLength[length] ?? []).filter { accepted.isDisjoint(with: $0.everyForm) }
  }

  /// The keys of every right answer: the translations of the word, of words that share one of them, and the word
  /// itself.
  private func accepted(for pair: TranslatedWord) -> Set<String> {
    let words = pair.prompt(direction).everyForm
    let own = words.reduce(into: pair.answer(direction).everyForm) { $0.formUnion(answers[$1] ?? []) }
    let synonyms = own.reduce(into: words) { $0.formUnion(prompts[$1] ?? []) }
    return synonyms.reduce(into: own.union(words)) { $0.formUnion(answers[$1] ?? []) }
  }
}

extension WordSide {
  /// The keys of its forms and of every other form that is right when typed. `a, b` has both, and text in brackets may
  /// be omitted.
  fileprivate var everyForm: Set<String> {
    let special = ",;()[]、；，（）"
    return keys.reduce(into: []) { forms, key in
      forms.insert(key)
      guard key.contains(where: { special.contains($0) }) else { return }
      forms.formUnion(TypedAnswer<NoFolding>.forms(of: key))
    }
  }
}

/// A folding for keys that are already folded.
private struct NoFolding: Folding {
  func folded(_ text: String) -> String { text }
  func unaccented(_ text: String) -> String { text }
}

extension TranslatedWord {
  fileprivate var texts: String { "\(first.text)\t\(second.text)\t\(topicText ?? "")" }
}
