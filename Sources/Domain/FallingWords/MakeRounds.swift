/// Draws the rounds of a game.
///
/// No word is asked twice, and at least half of the rounds, rounded down, show their own translation; each of the
/// others is right or wrong by chance. The same seed gives the same rounds whatever order the pairs come in.
public struct MakeRounds: Sendable {
  private let rules: FallingRules

  /// Draws by rules.
  public init(rules: FallingRules = .usual) { self.rules = rules }

  /// Returns as many rounds as there are to be, or as there are words.
  ///
  /// Wrong translations come from the whole deck, also where few of its pairs
  /// are asked. A wrong one is real, one that was taken for the right one before,
  /// else of its topic and as long, else as long where the deck allows, and never right itself: no translation of the word, nor of another
  /// word that shares a translation with it. Where none is left the round is right.
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

  /// Draws different words, and for each of them one of its pairs.
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
