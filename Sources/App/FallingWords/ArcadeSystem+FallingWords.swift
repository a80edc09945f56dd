import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let words = ArcadeSystem(
    word: "words",
    summary: { $0.wordConsolePhrases.falling },
    commands: Command.ofFallingWords,
    settings: [SettingEntry(.wordsDeck) { $0.wordConsolePhrases.deckSetting }],
    names: ["DECK": { try await $0.makeWordQuiz().quiz.decks.decks().map(\.name) }]
  ) { opening in
    let (invocation, randomness) = (opening.invocation, opening.composition.randomness)
    let (quiz, linked) = try opening.composition.makeWordQuiz(deck: invocation.value(of: .deck))
    let rules = try invocation.fallingRules()
    return WordScreens(
      quiz: quiz,
      phrases: opening.composition.wordPhrases,
      rules: opening.surface.hasClock ? rules : rules.withoutLimit,
      deck: linked,
      topic: invocation.value(of: .topic)
    ) {
      randomness.makeGenerator()
    }
  }
}

extension Composition {
  /// The sentences of falling words.
  var wordPhrases: WordPhrases { WordPhrases(language, formats: formats) }
}

extension Invocation {
  /// The rules of the options.
  fileprivate func fallingRules() throws(UsageError) -> FallingRules {
    let rounds = try checked(.rounds) { Int($0).flatMap { (1...1_000).contains($0) ? $0 : nil } }
    let seconds = try checked(.seconds) { Int($0).flatMap { (1...3_600).contains($0) ? $0 : nil } }
    let share = try checked(.rightShare) { RightShare(decimal: $0) }
    let rules = FallingRules(rounds: rounds ?? 10, limit: .seconds(seconds ?? 4), rightShare: share ?? .half)
    return rules ?? .usual
  }
}
