import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let words = ArcadeSystem(
    word: "words",
    name: { $0.say("Words", "Palabras", "単語") },
    summary: Command.ofFallingWords[0].summary,
    commands: Command.ofFallingWords,
    settings: SettingEntry.ofFallingWords,
    due: { composition in
      let quiz = try composition.makeWordQuiz(isOffline: true).quiz
      let due = try await quiz.wordsDue().count
      return due > 0 ? composition.wordPhrases.wordsDue(due) : nil
    },
    names: ["DECK": { try await $0.makeWordQuiz().quiz.allDecks().map(\.name) }]
  ) { opening in
    let (invocation, randomness) = (opening.invocation, opening.composition.randomness)
    let (quiz, linked) = try opening.composition.makeWordQuiz(
      deck: invocation.value(of: .deck),
      measuresTime: opening.surface.measuresTime
    )
    let rules = try invocation.fallingRules(opening.composition.settings)
    return WordScreens(
      quiz: quiz,
      phrases: opening.composition.wordPhrases,
      rules: opening.surface.hasClock ? rules : rules.withoutLimit,
      deck: linked,
      topic: invocation.value(of: .topic)
    ) { randomness.makeGenerator() }
  }
}

extension Composition {
  var wordPhrases: WordPhrases { WordPhrases(language, formats: formats) }
}

extension Invocation {
  /// The rules that the options name, else those of the settings.
  fileprivate func fallingRules(_ settings: Settings) throws(UsageError) -> FallingRules {
    let rounds = try checked(.rounds) { Int($0).flatMap { FallingRules.possibleRounds.contains($0) ? $0 : nil } }
    let seconds = try checked(.seconds) { Int($0).flatMap { FallingRules.possibleSeconds.contains($0) ? $0 : nil } }
    let share = try checked(.rightShare) { RightShare(decimal: $0) }
    let rules = FallingRules(
      rounds: rounds ?? settings[.wordsRounds].flatMap { Int($0) } ?? 10,
      limit: .seconds(seconds ?? settings[.wordsSeconds].flatMap { Int($0) } ?? 4),
      rightShare: share ?? .half
    )
    return rules ?? .usual
  }
}
