/// A word as it is learnt in one direction.
public struct WordCard: LearningCard {
  /// What it is known by.
  public let id: ReviewCardID
  /// The word with its translation.
  public let pair: TranslatedWord
  /// From which language it is asked.
  public let direction: WordDirection
  private let deckLanguages: DeckLanguages
  /// All translations of the word in its deck, its own first.
  private let translations: [WordSide]

  fileprivate init(
    _ pair: TranslatedWord,
    in languages: DeckLanguages,
    _ direction: WordDirection,
    _ translations: [WordSide]
  ) {
    (self.pair, self.direction, self.translations) = (pair, direction, translations)
    deckLanguages = languages
    id = pair.reviewCard(languages, direction)
  }

  /// The language in which it is asked, and that of the answer.
  public var languages: (asked: DeckLanguage, answered: DeckLanguage) {
    (deckLanguages.asked(direction), deckLanguages.answered(direction))
  }
  /// The word that is asked.
  public var prompt: String { pair.prompt(direction).text }
  /// Its translation.
  public var answer: String { pair.answer(direction).text }
  /// Every translation of the word that the deck has.
  public var accepted: [String] { translations.map { $0.text } }
  /// An accent is said.
  public var ignoresAccents: Bool { false }

  /// Whether another one has no translation that is right here, nor the other way round.
  public func canStand(beside other: WordCard) -> Bool {
    guard direction == other.direction else { return false }
    let theirs = Set(other.translations.flatMap { $0.keys })
    return translations.allSatisfy { theirs.isDisjoint(with: $0.keys) }
  }

  /// How few letters differ; of equals, one that shares a topic is more like it.
  public func likeness(to other: WordCard) -> Int {
    let slips = NearestMatch.slips(from: Array(other.answer.prefix(24)), to: Array(answer.prefix(24)))
    return (pair.topics.contains { other.pair.topics.contains($0) } ? 1 : 0) - 2 * slips
  }
}

extension Deck {
  /// Returns what is learnt of the deck, or of one of its topics: in one direction or, begun with that, in both in turn,
  /// where a word is asked the other way round some words later.
  public func cards(_ direction: WordDirection, inBoth isInBoth: Bool, about topic: String? = nil) -> [WordCard] {
    let chosen = topic.map { topic in pairs.filter { $0.topics.contains(topic) } } ?? pairs
    let cards = cards(of: chosen, direction)
    guard isInBoth else { return cards }
    let others = self.cards(of: chosen, direction.swapped)
    let lag = min(5, cards.count)
    var both = Array(cards.prefix(lag))
    for place in others.indices {
      both.append(others[place])
      if place + lag < cards.count { both.append(cards[place + lag]) }
    }
    return both
  }

  /// Returns those of some cards that stand in the deck, in either direction.
  public func cards(among cards: Set<ReviewCardID>) -> Set<ReviewCardID> {
    WordDirection.allCases.reduce(into: []) { found, direction in
      let prefix = languages.cardPrefix(direction)
      guard cards.contains(where: { $0.key.hasPrefix(prefix) }) else { return }
      found.formUnion(cards.intersection(pairs.lazy.map { $0.reviewCard(languages, direction) }))
    }
  }

  private func cards(of chosen: [TranslatedWord], _ direction: WordDirection) -> [WordCard] {
    let byPrompt = Dictionary(grouping: pairs) { $0.prompt(direction).sortKey }
    return chosen.map { pair in
      let answer = pair.answer(direction)
      let others = (byPrompt[pair.prompt(direction).sortKey] ?? []).map { $0.answer(direction) }
      return WordCard(pair, in: languages, direction, [answer] + others.filter { $0 != answer })
    }
  }
}
