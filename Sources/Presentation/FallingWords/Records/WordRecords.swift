public import ArcadeDomain

extension WordScreens {
  /// Makes the list of the finished games, newest first.
  public func history(
    at place: ListPlace = .newest,
    _ choice: DeckSelection? = nil
  ) -> PagePresenter<WordIntent, WordRoute> {
    page(phrases.historyTitle, at: WordRoute(.history(place), choice)) { (scope, contents) in
      contents.followsStore = true
      contents.leadOn(to: "play")
      let part = try await quiz.pastGames(at: place)
      let games = part.rows
      var table = Table(games, phrases: phrases)
      table.firstNumber = 1
      contents.content = .tables(table, else: phrases.noGames)
      guard !games.isEmpty else { return }
      let rows = games.map { (WordRoute(.pastGame($0.id), scope.choice), Choice(String($0.id.number))) }
      contents.actions.insert(opening(rows, phrases.gameLabel, phrases.pastGameAction), at: 0)
      contents.actions += part.turning(phrases, by: \.id.number) { WordRoute(.history($0), scope.choice) }
    }
  }

  /// Makes the screen with what a finished game came to, which need not exist.
  public func pastGame(_ id: PastWordGame.ID, _ choice: DeckSelection? = nil) -> PagePresenter<WordIntent, WordRoute> {
    page(phrases.historyTitle, at: WordRoute(.pastGame(id), choice)) { (_, contents) in
      contents.leadOn(to: "play")
      guard let game = try await quiz.pastGame(id) else {
        return contents.content = .failed(Failure(phrases.noSuchGame(String(id.number)), canRetry: false))
      }
      contents.title = phrases.pastGameTitle(String(id.number))
      contents.content = .ready(Page(game, phrases: phrases))
    }
  }

  /// Makes the list of the best games of each lesson, of everybody.
  public func best(_ choice: DeckSelection? = nil) -> PagePresenter<WordIntent, WordRoute> {
    page(phrases.bestTitle, at: WordRoute(.best, choice)) { (_, contents) in
      contents.followsStore = true
      contents.leadOn(to: "play")
      let best = try await quiz.everybodysBest()
      contents.title = phrases.bestTitle(of: best)
      contents.content = .tables(Table(best, phrases: phrases), else: phrases.noGames)
    }
  }

  /// Makes the screen with the best games, and the pairs of a lesson most in need.
  public func stats(_ choice: DeckSelection? = nil) -> PagePresenter<WordIntent, WordRoute> {
    page(phrases.statsTitle, at: WordRoute(.stats, choice)) { (scope, contents) in
      contents.followsStore = true
      contents.leadOn(to: "play")
      let best = try await quiz.ownBest().map { Owned($0, of: .nobody) }
      let tallies = try await quiz.tallies(of: try scope.chosen.lesson)
      var bestGames = Table(best, phrases: phrases)
      bestGames.title = phrases.bestTitle
      var inNeed = Table(WordTally.mostInNeed(tallies).prefix(10), phrases: phrases)
      inNeed.title = phrases.inNeedTitle
      contents.content = .tables(bestGames, inNeed, else: phrases.noGames)
    }
  }
}

extension Page {
  /// Shows what a finished game came to.
  init(_ owned: Owned<PastWordGame>, phrases: WordPhrases) {
    let game = owned.value
    var about = [
      Fact(phrases.deckLabel, phrases.name(of: game.start, deckName: game.start.deckName)),
      Fact(phrases.playedLabel, phrases.formats.moment(game.finishedAt)),
    ]
    if !owned.owner.isNobody { about.insert(Fact(phrases.whoLabel, owned.owner.name), at: 0) }
    let missed = game.rounds.filter { $0.outcome != .right }.map { Fact($0.prompt, $0.answer) }
    self.init(about + phrases.counts(of: game.score), missed: missed, phrases: phrases)
  }
}
