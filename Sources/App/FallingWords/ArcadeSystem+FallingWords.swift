import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let words = ArcadeSystem(
    word: "words",
    summary: { $0.wordConsolePhrases.falling },
    commands: Command.ofFallingWords,
    settings: [SettingEntry(.wordsDeck) { $0.wordConsolePhrases.deckSetting }]
  ) { context, session in
    let (quiz, linked) = try context.composition.makeWordQuiz(deck: context.invocation.value(of: .deck))
    let randomness = context.composition.randomness
    let actions = WordActions(
      quiz: quiz,
      phrases: context.wordPhrases,
      rules: try context.fallingRules(),
      deck: linked,
      topic: context.invocation.value(of: .topic)
    ) {
      randomness.makeGenerator()
    }
    return try context.router(on: session, making: actions.module).module(at: WordRoute(.home))
  }
}

extension CommandContext {
  /// The sentences of falling words.
  var wordPhrases: any WordPhrases { composition.language.wordPhrases(formats: composition.formats) }

  /// The rules of the options; without a limit for a screen reader.
  fileprivate func fallingRules() throws(UsageError) -> FallingRules {
    let rounds = try invocation.checked(.rounds) { Int($0).flatMap { (1...1_000).contains($0) ? $0 : nil } }
    let seconds = try invocation.checked(.seconds) { Int($0).flatMap { (1...3_600).contains($0) ? $0 : nil } }
    let share = try invocation.checked(.rightShare) { RightShare(decimal: $0) }
    let rules = FallingRules(rounds: rounds ?? 10, limit: .seconds(seconds ?? 4), rightShare: share ?? .half)
    return output.theme.isAccessible ? (rules ?? .usual).withoutLimit : rules ?? .usual
  }
}
