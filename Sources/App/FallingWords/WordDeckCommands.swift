import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The one-shot commands for decks and for their games.
struct WordDeckCommands {
  let context: CommandContext

  func list() async throws {
    let decks = try await quiz().allDecks()
    guard !context.options.isJSON else { return context.print("arcade.wordDecks/1", ["decks": decks]) }
    context.show(phrases.decksTitle, Table(decks, phrases: phrases), orSay: phrases.noGames)
  }

  func export() async throws {
    let quiz = try quiz()
    let loaded = try await quiz.deck(deck(context.invocation.operands[0], of: quiz).id)
    try context.warn(ofStale: phrases.notices(about: loaded.freshness, asOf: phrases.deckAsOf))
    let answers = context.invocation.has(.progress) ? try await quiz.learning?.answers(of: .words) : nil
    guard !context.options.isJSON else {
      return context.print("arcade.wordDeck/1", loaded.freshness.json, loaded.value.json(with: answers))
    }
    context.output.raw(DeckWriter().text(of: loaded.value, with: answers, cleaning: \.sanitized))
  }

  func due() async throws {
    let quiz = try quiz()
    var deck: DeckSummary?
    if let name = context.invocation.operands.first { deck = try await self.deck(name, of: quiz) }
    let due = try await wordsDue(in: deck, of: quiz)
    context.report(phrases.wordsDue(due), as: "arcade.wordDue/1", ["deck": deck?.id.rawValue, "due": due])
  }

  func rename() async throws {
    let quiz = try quiz()
    let (deck, name) = (try await deck(context.invocation.operands[0], of: quiz), context.invocation.operands[1])
    let renamed = try await context.sayingWordFailures { try await quiz.renameDeck(deck.id, to: name) }
    let document: JSONText = ["deck": deck.id.rawValue, "name": renamed]
    context.report(phrases.renamed(deck.name, to: renamed), .good, as: "arcade.wordDeckRenamed/1", document)
  }

  func delete() async throws {
    let quiz = try quiz()
    let deck = try await deck(context.invocation.operands[0], of: quiz)
    guard deck.origin == .kept else { throw context.fixedDeck }
    guard try await context.confirm(phrases.askToDelete(deck.name)) else {
      return context.output.paragraph(phrases.nothingDeleted)
    }
    try await quiz.deleteDeck(deck.id)
    let document: JSONText = ["deck": deck.id.rawValue, "name": deck.name, "deleted": true]
    context.report(phrases.deleted(deck.name), .good, as: "arcade.wordDeckDeleted/1", document)
  }

  func history() async throws {
    let part = try await quiz().pastGames(at: context.listPlace())
    context.show(
      ("games", part.rows),
      as: "arcade.wordHistory/1",
      phrases.historyTitle,
      Table(part.rows, phrases: phrases),
      orSay: phrases.noGames,
      older: part.older
    )
  }

  func best() async throws {
    let best = try await quiz().everybodysBest()
    let table = Table(best, phrases: phrases)
    context.show(("best", best), as: "arcade.wordBest/1", phrases.bestTitle(of: best), table, orSay: phrases.noGames)
  }

  func progress() async throws {
    let quiz = try quiz()
    var chosen: DeckSummary?
    if let text = context.invocation.operands.first { chosen = try await deck(text, of: quiz) }
    let progress = try await quiz.progress(of: chosen?.id)
    guard !context.options.isJSON else {
      let about: JSONText = chosen.map { ["deck": $0.id.rawValue, "name": $0.name] } ?? [:]
      return context.print(
        "arcade.wordProgress/1",
        about,
        progress.json { ["prompt": $0.prompt, "answer": $0.answer] }
      )
    }
    let (learners, missed) = (Table(progress.learners, phrases: phrases), Table(progress.missed, phrases: phrases))
    let title = chosen.map { phrases.progressTitle(of: $0.name) } ?? phrases.progressTitle
    context.show(title, .tables(learners, missed, else: phrases.nobodyLearns))
  }

  /// Returns the number of due words of a deck, or of all decks; prints a warning for decks that cannot be read.
  private func wordsDue(in deck: DeckSummary?, of quiz: WordQuiz) async throws -> Int {
    if let deck { return try await quiz.wordsDue(in: deck.id) }
    let words = try await quiz.wordsDue()
    for error in words.failures { context.warn(phrases.failure(for: error).text, code: error.code.rawValue) }
    return words.count
  }

  private var phrases: WordPhrases { context.composition.wordPhrases }

  private func quiz() throws -> WordQuiz {
    try context.composition.makeWordQuiz(deck: context.invocation.value(of: .deck)).quiz
  }

  /// Returns the deck with a name, an id or a number in the list.
  private func deck(_ text: String, of quiz: WordQuiz) async throws -> DeckSummary {
    guard let found = try await quiz.allDecks().named(text) else {
      throw CommandFailure.notFound(phrases.noSuchDeck(text))
    }
    return found
  }
}

extension [DeckSummary] {
  /// Returns the deck with a name, an id or a number in the list.
  func named(_ text: String) -> DeckSummary? {
    first { $0.name.lowercased() == text.lowercased() || $0.id.rawValue == text } ?? row(numbered: text)
  }
}

extension CommandContext {
  /// Runs an operation, and turns its errors into failures of falling words.
  func sayingWordFailures<Result>(_ work: () async throws -> Result) async throws -> Result {
    do {
      return try await work()
    } catch let error as WordsError {
      throw CommandFailure(exit: .badData, code: error.code, message: composition.wordPhrases.sentence(for: error))
    } catch let error as RepositoryError where error.code == .refused {
      throw fixedDeck
    } catch let error as RepositoryError where error.code == .ankiPackage {
      let message = composition.wordPhrases.howToExport(error.subject)
      throw CommandFailure(exit: .badData, code: error.code.rawValue, message: message)
    }
  }

  var fixedDeck: CommandFailure {
    CommandFailure(exit: .permission, code: "fixedDeck", message: composition.wordPhrases.deckIsFixed)
  }
}

extension WordsError {
  fileprivate var code: String {
    switch self {
    case .emptyDeck: "emptyDeck"
    case .noSuchTopic: "noSuchTopic"
    case .nothingMissed: "nothingMissed"
    case .noUsableRows: "noUsableRows"
    case .badName: "badName"
    }
  }
}
