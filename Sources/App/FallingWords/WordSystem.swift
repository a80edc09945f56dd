import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// Falling words.
struct WordSystem: ArcadeSystem {
  let word = "words"
  let commands = Command.ofFallingWords
  let settings = SettingEntry.ofFallingWords

  func name(in language: Language) -> String { language.say("Words", "Palabras", "単語") }
  func summary(in language: Language) -> String { Command.ofFallingWords[0].summary(language) }

  func makeScreens(_ opening: ScreenContext) throws -> any ScreenSystem {
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

  func due(in composition: Composition) async throws -> String? {
    let quiz = try composition.makeWordQuiz(isOffline: true).quiz
    let due = try await quiz.wordsDue().count
    return due > 0 ? composition.wordPhrases.wordsDue(due) : nil
  }

  func names(for operand: String, in composition: Composition) async throws -> [String] {
    operand == "DECK" ? try await composition.makeWordQuiz().quiz.allDecks().map(\.name) : []
  }

  func storedState(in composition: Composition) -> StoredState {
    guard composition.database.unstored == .decks else { return StoredState() }
    return StoredState(unstored: composition.language.deckChangeNotStored)
  }

  func downloads(at address: String, for visit: DownloadVisit) async throws -> [Download] {
    guard let route = WordRoute(address: address) else { return [] }
    let (composition, chosen) = (visit.composition, route.choice?.lesson.deck)
    guard route.screen == .decks || (route.screen == .home && chosen != nil) else { return [] }
    let decks = try await composition.makeWordQuiz().quiz.allDecks()
    return decks.filter { route.screen == .decks || $0.id == chosen }.map { deck in
      let address = Address("downloads", "words", "decks", query: ["deck": deck.id.rawValue])
      let words = ["words", "export", "--", deck.id.rawValue]
      let label = composition.language.downloadDeck(deck.name)
      return Download(label, address, as: "\(deck.name).txt", words)
    }
  }
}

extension Composition {
  var wordPhrases: WordPhrases { WordPhrases(language, formats: formats) }
}

extension Invocation {
  /// Returns the rules from the options, else from the settings.
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
