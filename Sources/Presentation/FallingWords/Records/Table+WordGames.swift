public import ArcadeDomain

extension Table {
  /// Lists finished games in their order.
  public init(_ games: [PastWordGame], phrases: any WordPhrases) {
    let formats = phrases.formats
    self.init(
      columns: [
        Column(phrases.playedLabel), Column(phrases.deckLabel, mayBeCut: true),
        Column(phrases.rightLabel, isNumber: true), Column(phrases.wrongLabel, isNumber: true),
        Column(phrases.unansweredLabel, isNumber: true),
      ],
      rows: games.map { game in
        Row(
          String(game.id.number),
          [
            Cell(formats.moment(game.finishedAt), .strong),
            Cell(phrases.name(of: game.start, deckName: game.start.deckName)), Cell(formats.number(game.score.right)),
            Cell(formats.number(game.score.wrong)), Cell(formats.number(game.score.unanswered)),
          ],
          address: WordRoute(.pastGame(game.id)).address
        )
      }
    )
  }

  /// Lists the best games in their order.
  public init(_ best: [BestWordGames], phrases: any WordPhrases) {
    let formats = phrases.formats
    func share(_ score: FallingScore) -> Cell {
      Cell("\(formats.number(score.right))/\(formats.number(score.rounds))")
    }
    self.init(
      columns: [
        Column(phrases.deckLabel, mayBeCut: true), Column(phrases.bestLabel, isNumber: true),
        Column(phrases.playedLabel), Column(phrases.gamesLabel, isNumber: true),
        Column(phrases.totalLabel, isNumber: true),
      ],
      rows: best.map { best in
        Row(
          String(best.best.id.number),
          [
            Cell(phrases.name(of: best.best.start, deckName: best.deckName), .strong), share(best.best.score),
            Cell(formats.moment(best.best.finishedAt)), Cell(formats.number(best.games)), share(best.total),
          ],
          address: WordRoute(.pastGame(best.best.id)).address
        )
      }
    )
  }

  /// Lists pairs with how they were answered.
  public init(_ tallies: [WordTally], phrases: any WordPhrases) {
    let formats = phrases.formats
    self.init(
      columns: [
        Column(phrases.wordLabel, mayBeCut: true), Column(phrases.translationLabel),
        Column(phrases.askedLabel, isNumber: true), Column(phrases.rightLabel, isNumber: true),
        Column(phrases.wrongLabel, isNumber: true), Column(phrases.unansweredLabel, isNumber: true),
      ],
      rows: tallies.map { tally in
        Row(
          tally.pair.rawValue,
          [Cell(tally.prompt, .strong), Cell(tally.answer)]
            + [tally.score.rounds, tally.score.right, tally.score.wrong, tally.score.unanswered].map {
              Cell(formats.number($0))
            }
        )
      }
    )
  }
}

extension WordPhrases {
  /// A deck with its direction, and which of its words were asked.
  func name(of game: WordGameStart, deckName: String) -> String {
    var name = game.lesson.direction == .forward ? deckName : swapped(deckName)
    if let topic = game.topic { name = about(topic, of: name) }
    return game.isOfMissed ? onlyMissed(of: name) : name
  }
}
