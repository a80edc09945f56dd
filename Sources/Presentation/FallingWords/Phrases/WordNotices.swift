public import ArcadeDomain

extension WordPhrases {
  /// Returns the sentence for any error of the use cases of falling words.
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

  /// Returns the result of a round, with the right translation after a mistake.
  func notice(for result: FallingResult) -> Notice {
    let (word, answer) = (result.round.prompt.text, result.round.answer.text)
    return switch result.outcome {
    case .right: Notice(right(word, answer, isShown: result.round.isRight), .good)
    case .wrong: Notice(wrong(word, answer), .bad)
    case .unanswered: Notice(unanswered(word, answer), .warning)
    }
  }

  /// Returns the notices before a game: the age of its deck, and whether there are fewer rounds than requested.
  func notices(for game: FallingGame, of plan: FallingSetup) -> [Notice] {
    var notices = notices(about: game.freshness, asOf: deckAsOf)
    if game.rounds.count < plan.rules.rounds, !plan.isOfMissed {
      notices.append(Notice(fewerRounds(game.rounds.count), .warning))
    }
    return notices
  }

  /// Returns the age of a deck, and the numbers of skipped and of cleaned rows.
  func notices(about deck: Loaded<Deck>) -> [Notice] {
    var notices = notices(about: deck.freshness, asOf: deckAsOf)
    let (problems, changes) = (deck.value.problems.total, deck.value.changes.total)
    if problems > 0 { notices.append(Notice(rowsLeftOut(problems), .warning)) }
    if changes > 0 { notices.append(Notice(thingsCleaned(changes))) }
    return notices
  }

  /// Returns a skipped row and why it was skipped.
  public func line(for problem: DeckProblem) -> String {
    "\(words(for: problem.place)): \(sentence(for: problem.mistake))"
  }

  /// Returns what was cleaned, and where.
  public func line(for change: DeckChange) -> String { "\(words(for: change.place)): \(word(for: change.kind))" }

  /// Returns the name of a deck's language.
  func name(of language: DeckLanguage) -> String { formats.name(ofLanguage: language.key) ?? language.rawValue }
}
