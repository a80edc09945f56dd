/// A word to be learnt in one direction.
public struct WordCard: LearningCard {
  /// The identifier of the card.
  public let id: ReviewCardID
  /// The word with its translation.
  public let pair: TranslatedWord
  /// The language in which it is asked.
  public let direction: WordDirection
  private let deckLanguages: DeckLanguages
  /// All translations of the word in its deck, starting with its own.
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

  /// The languages of the question and of the answer.
  public var languages: (asked: DeckLanguage, answered: DeckLanguage) {
    (deckLanguages.asked(direction), deckLanguages.answered(direction))
  }
  /// The question.
  public var prompt: String { pair.prompt(direction).text }
  /// The translation of this pair.
  public var answer: String { pair.answer(direction).text }
  /// Every translation of the word in the deck.
  public var accepted: [String] { translations.map { $0.text } }
  /// False: a missing accent is pointed out.
  public var ignoresAccents: Bool { false }

  /// Whether neither card has a translation that is right for the other.
  public func canStand(beside other: WordCard) -> Bool {
    guard direction == other.direction else { return false }
    let theirs = Set(other.translations.flatMap { $0.keys })
    return translations.allSatisfy { theirs.isDisjoint(with: $0.keys) }
  }

  /// The similarity in letters; of equals, a card with a common topic is more similar.
  public func likeness(to other: WordCard) -> Int {
    let slips = NearestMatch.slips(from: Array(other.answer.prefix(24)), to: Array(answer.prefix(24)))
    return (pair.topics.contains { other.pair.topics.contains($0) } ? 1 : 0) - 2 * slips
  }
}

extension Deck {
  /// Returns the cards of the deck or one of its topics, in one direction or both. With both, the first direction
  /// begins, and each word is asked in the other direction some words later.
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

  /// Returns the given cards that are in the deck, in either direction.
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
