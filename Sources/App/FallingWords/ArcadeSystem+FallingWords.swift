import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let words = ArcadeSystem(
    word: "words",
    summary: { $0.wordConsolePhrases.falling },
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

// The commands of falling words.
extension Command {
  static let ofFallingWords: [Command] = [
    Command(
      "words",
      \.wordConsolePhrases.falling,
      options: [.deck, .topic, .rounds, .seconds, .rightShare],
      isSession: true,
      steps: ["deck"]
    ),
    Command("words decks", \.wordConsolePhrases.decksVerb, options: [.deck], service: .reading()) {
      try await WordDeckCommands(context: $0).list()
    },
    Command(
      "words import",
      \.wordConsolePhrases.importVerb,
      "FILE",
      options: [.name, .columns, .languages, .dryRun],
      example: "verbs.txt --columns first=Spanish,second=English"
    ) { try await WordImportCommands(context: $0).run() },
    Command(
      "words words",
      \.wordConsolePhrases.wordsVerb,
      "[TEXT…]",
      options: [.deck, .inDeck],
      example: "casa",
      service: .reading()
    ) { try await WordListCommand(context: $0).run() },
    Command(
      "words export",
      \.wordConsolePhrases.exportVerb,
      "DECK",
      options: [.deck, .progress, .failIfStale],
      example: "Verbs",
      service: .reading(.failIfStale)
    ) { try await WordDeckCommands(context: $0).export() },
    Command(
      "words check",
      \.wordConsolePhrases.checkVerb,
      "FILE",
      options: [.name, .columns, .languages],
      example: "verbs.txt"
    ) { try await WordImportCommands(context: $0).check() },
    Command("words rename", \.wordConsolePhrases.renameVerb, "DECK", "NAME", example: "Verbs Action") {
      try await WordDeckCommands(context: $0).rename()
    },
    Command("words delete", \.wordConsolePhrases.deleteVerb, "DECK", example: "Verbs") {
      try await WordDeckCommands(context: $0).delete()
    },
    Command(
      "words due",
      \.wordConsolePhrases.dueVerb,
      "[DECK]",
      options: [.deck],
      example: "Verbs",
      service: .reading()
    ) {
      try await WordDeckCommands(context: $0).due()
    },
    Command("words history", \.wordConsolePhrases.historyVerb, options: [.before], service: .reading(.before)) {
      try await WordDeckCommands(context: $0).history()
    },
    Command("words best", \.wordConsolePhrases.bestVerb, service: .reading()) {
      try await WordDeckCommands(context: $0).best()
    },
    Command(
      "words progress",
      \.wordConsolePhrases.progressVerb,
      "[DECK]",
      options: [.deck],
      example: "Verbs",
      service: .reading()
    ) { try await WordDeckCommands(context: $0).progress() },
    Command(
      "words schedule",
      \.wordConsolePhrases.scheduleVerb,
      "RATING[@TIME]…",
      options: [.retention, .steps, .relearn, .longest, .parameters],
      example: "3 3 1@2026-12-24T09:00:00Z --steps none"
    ) { try ScheduleCommand(context: $0).run() },
  ]
}
