/// Draws the rounds of a game.
///
/// No word is asked twice. At least half of the rounds, rounded down, show the right translation; the others are right
/// or wrong by chance. The same seed gives the same rounds, whatever the order of the pairs.
public struct MakeRounds: Sendable {
  private let rules: FallingRules

  /// Creates a generator with rules.
  public init(rules: FallingRules = .usual) { self.rules = rules }

  /// Returns the rounds, as many as the rules ask for or as there are words.
  ///
  /// Wrong translations come from the whole deck, even if only a few of its pairs are asked. They are chosen as by
  /// `Lexicon.wrongAnswers`: mistaken before, of the same topic, or of similar length. They are never a translation of
  /// the word, nor of another word that shares one with it. If none is left, the round is right.
  public func callAsFunction(
    asking pairs: [TranslatedWord],
    from deck: [TranslatedWord],
    _ direction: WordDirection = .forward,
    taken: [TranslatedWord.ID: Set<String>] = [:],
    using random: inout some RandomNumberGenerator
  ) throws(WordsError) -> [FallingRound] {
    guard !pairs.isEmpty else { throw .emptyDeck }
    let lexicon = Lexicon(deck, direction)
    let questions = questions(of: pairs, direction, using: &random)
    let surelyRight = questions.count / 2
    var rounds: [FallingRound] = []
    for (index, pair) in questions.enumerated() {
      let isRight = index < surelyRight || rules.rightShare.decides(using: &random)
      let wrong = isRight ? [] : lexicon.wrongAnswers(for: pair, taken: taken[pair.id] ?? [])
      let choice = wrong.isEmpty ? nil : wrong[random.integer(below: wrong.count)]
      rounds.append(FallingRound(pair, direction, wrong: choice))
    }
    return rounds.inRandomOrder(using: &random)
  }

  /// Draws different words, and one pair for each of them.
  private func questions(
    of pairs: [TranslatedWord],
    _ direction: WordDirection,
    using random: inout some RandomNumberGenerator
  ) -> [TranslatedWord] {
    let words = Dictionary(grouping: Lexicon.inOrder(pairs)) { $0.prompt(direction).sortKey }
    let drawn = words.keys.sorted().inRandomOrder(using: &random).prefix(rules.rounds)
    var questions: [TranslatedWord] = []
    for word in drawn {
      guard let pairs = words[word] else { continue }
      questions.append(pairs[random.integer(below: pairs.count)])
    }
    return questions
  }
}
