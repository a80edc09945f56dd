public import ArcadeDomain

extension WordActions {
  /// Makes the list of the finished games, newest first.
  public func history(_ choice: WordChoice? = nil) -> PagePresenter<WordIntent, WordRoute> {
    page(phrases.historyTitle, at: WordRoute(.history, choice)) { scope in
      let games = try await quiz.games.history()
      var table = Table(games, phrases: phrases)
      table.firstNumber = 1
      let rows = games.map { (WordRoute(.pastGame($0.id), scope.choice), Choice(String($0.id.number))) }
      let noSuchRow = { @Sendable [phrases] in phrases.noSuchRow($0) }
      let slot = Slot.row("n", phrases.gameLabel, of: rows, else: noSuchRow)
      let open = Action("open", phrases.pastGameAction, slot, weight: .usual) { WordIntent.go($0) }
      return (Page(table).unlessEmpty(phrases.noGames), games.isEmpty ? [] : [open])
    }
  }

  /// Makes the screen with what a finished game came to, which need not exist.
  public func pastGame(_ id: PastWordGame.ID, _ choice: WordChoice? = nil) -> PagePresenter<WordIntent, WordRoute> {
    page(phrases.historyTitle, at: WordRoute(.pastGame(id), choice)) { _ in
      guard let game = try await quiz.games.history().first(where: { $0.id == id }) else {
        return (.failed(Failure(phrases.noSuchGame(String(id.number)), canRetry: false)), [])
      }
      return (.ready(Page(game, phrases: phrases)), [])
    }
  }

  /// Makes the list of the best games of each lesson.
  public func best(_ choice: WordChoice? = nil) -> PagePresenter<WordIntent, WordRoute> {
    page(phrases.bestTitle, at: WordRoute(.best, choice)) { _ in
      let best = BestWordGames.summarising(try await quiz.games.history())
      return (Page(Table(best, phrases: phrases)).unlessEmpty(phrases.noGames), [])
    }
  }

  /// Makes the list of the pairs of a lesson, with how each was answered.
  public func words(_ choice: WordChoice? = nil) -> PagePresenter<WordIntent, WordRoute> {
    page(phrases.wordsTitle, at: WordRoute(.words, choice)) { scope in
      let tallies = try await tallies(scope)
      return (Page(Table(tallies, phrases: phrases)).unlessEmpty(phrases.nothingAsked), [])
    }
  }

  /// Makes the screen with the best games, and the pairs of a lesson most in need.
  public func stats(_ choice: WordChoice? = nil) -> PagePresenter<WordIntent, WordRoute> {
    page(phrases.statsTitle, at: WordRoute(.stats, choice)) { scope in
      let best = BestWordGames.summarising(try await quiz.games.history())
      let inNeed = WordTally.mostInNeed(try await tallies(scope)).prefix(10)
      var tables = [Table(best, phrases: phrases), Table(Array(inNeed), phrases: phrases)]
      tables[0].title = phrases.bestTitle
      tables[1].title = phrases.inNeedTitle
      return (Page(tables).unlessEmpty(phrases.noGames), [])
    }
  }

  private func tallies(_ scope: WordScope) async throws -> [WordTally] {
    guard let lesson = scope.choice?.lesson else { return [] }
    return try await quiz.games.tallies(of: lesson)
  }
}

extension Page {
  /// Shows what a finished game came to.
  init(_ game: PastWordGame, phrases: any WordPhrases) {
    let missed = game.rounds.filter { $0.outcome != .right }.map { Fact($0.prompt, $0.answer) }
    self.init(game.score, missed: missed, phrases: phrases)
    let facts = [
      Fact(phrases.deckLabel, phrases.name(of: game.start, deckName: game.start.deckName)),
      Fact(phrases.playedLabel, phrases.formats.moment(game.finishedAt)),
    ]
    blocks.insert(.facts(facts), at: 0)
  }

  /// Shows the tables that have rows.
  fileprivate init(_ tables: [Table]) { self.init(tables.filter { !$0.rows.isEmpty }.map { .table($0) }) }

  fileprivate init(_ table: Table) { self.init([table]) }

  /// The page, or a sentence where nothing stands on it.
  fileprivate func unlessEmpty(_ sentence: String) -> Loadable<Page> {
    blocks.isEmpty ? .empty(sentence) : .ready(self)
  }
}
