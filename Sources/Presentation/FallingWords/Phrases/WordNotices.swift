public import ArcadeDomain

extension WordPhrases {
  /// The sentence for any error that the use cases of falling words can throw.
  public func failure(for error: any Error) -> Failure {
    switch error {
    case let error as WordsError: Failure(sentence(for: error), canRetry: false)
    case FallingFailure.words(let error): failure(for: error)
    case FallingFailure.repository(let error) where error.code != .ankiPackage: loadFailure(for: error)
    case FallingFailure.repository(let error): failure(for: error)
    case let error as DeckMistake: Failure(sentence(for: error), canRetry: false)
    case let error as RepositoryError where error.code == .refused: Failure(deckIsFixed, canRetry: false)
    case let error as RepositoryError where error.code == .ankiPackage:
      Failure(howToExport(formats.place(error.subject)), canRetry: false)
    default: sharedFailure(for: error)
    }
  }

  /// What came of a round, with the true translation after a mistake.
  func notice(for result: FallingResult) -> Notice {
    let (word, answer) = (result.round.prompt.text, result.round.answer.text)
    return switch result.outcome {
    case .right: Notice(right(word, answer, isShown: result.round.isRight), .good)
    case .wrong: Notice(wrong(word, answer), .bad)
    case .unanswered: Notice(unanswered(word, answer), .warning)
    }
  }

  /// What to know before a game: how old its deck is, and whether it has fewer rounds than wanted.
  func notices(for game: FallingGame, of plan: FallingSetup) -> [Notice] {
    var notices = notices(about: game.freshness, asOf: deckAsOf)
    if game.rounds.count < plan.rules.rounds, !plan.isOfMissed {
      notices.append(Notice(fewerRounds(game.rounds.count), .warning))
    }
    return notices
  }

  /// How old a deck is, how many of its rows were left out, and how much was cleaned.
  func notices(about deck: Loaded<Deck>) -> [Notice] {
    var notices = notices(about: deck.freshness, asOf: deckAsOf)
    let (problems, changes) = (deck.value.problems.total, deck.value.changes.total)
    if problems > 0 { notices.append(Notice(rowsLeftOut(problems), .warning)) }
    if changes > 0 { notices.append(Notice(thingsCleaned(changes))) }
    return notices
  }

  /// Where a row was left out, and why.
  public func line(for problem: DeckProblem) -> String {
    "\(words(for: problem.place)): \(sentence(for: problem.mistake))"
  }

  /// Where something was cleaned, and what.
  public func line(for change: DeckChange) -> String { "\(words(for: change.place)): \(word(for: change.kind))" }

  /// What a deck calls a language, as people call it.
  func name(of language: DeckLanguage) -> String { formats.name(ofLanguage: language.key) ?? language.rawValue }
}
