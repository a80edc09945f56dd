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
    try context.openWords(session)
  }
}

extension CommandContext {
  /// The sentences of falling words.
  var wordPhrases: any WordPhrases { composition.language.wordPhrases(formats: composition.formats) }

  /// The first screen of falling words, on the stack of a session.
  func openWords(_ session: ConsoleSession) throws -> any ConsoleModule {
    let (quiz, linked) = try composition.makeWordQuiz(deck: invocation.value(of: .deck))
    let randomness = composition.randomness
    let actions = WordActions(
      quiz: quiz,
      phrases: wordPhrases,
      rules: try fallingRules(),
      deck: linked,
      topic: invocation.value(of: .topic)
    ) {
      randomness.makeGenerator()
    }
    return try router(on: session, making: actions.module).module(at: WordRoute(.home))
  }

  /// The rules of the options; without a limit for a screen reader.
  private func fallingRules() throws(UsageError) -> FallingRules {
    let rounds = try invocation.checked(.rounds) { Int($0).flatMap { (1...1_000).contains($0) ? $0 : nil } }
    let seconds = try invocation.checked(.seconds) { Int($0).flatMap { (1...3_600).contains($0) ? $0 : nil } }
    let share = try invocation.checked(.rightShare) { RightShare(decimal: $0) }
    let rules = FallingRules(rounds: rounds ?? 10, limit: .seconds(seconds ?? 4), rightShare: share ?? .half)
    return output.theme.isAccessible ? (rules ?? .usual).withoutLimit : rules ?? .usual
  }
}
