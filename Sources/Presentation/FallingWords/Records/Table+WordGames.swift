public import ArcadeDomain

extension Table {
  /// Lists finished games in their order.
  public init(_ games: [PastWordGame], phrases: WordPhrases) {
    self.init(
      columns: [Column(phrases.playedLabel, isSecondary: true), Column(phrases.deckLabel, mayBeCut: true)]
        + Self.counts(phrases),
      rows: games.map { game in
        Row(
          String(game.id.number),
          [
            Cell(phrases.formats.moment(game.finishedAt), .strong),
            Cell(phrases.name(of: game.start, deckName: game.start.deckName)),
          ] + phrases.counts(of: game.score).map { Cell($0.value) },
          address: WordRoute(.pastGame(game.id)).address
        )
      }
    )
  }

  /// Lists the best games of everybody in their order, with whose they are where anybody has a name.
  public init(_ best: [Owned<BestWordGames>], phrases: WordPhrases) {
    self = Table(best.map(\.value), phrases: phrases).naming(best.map(\.owner), phrases.whoLabel, phrases)
  }

  /// Lists the best games in their order.
  public init(_ best: [BestWordGames], phrases: WordPhrases) {
    let formats = phrases.formats
    func share(_ score: FallingScore) -> Cell {
      Cell("\(formats.number(score.right))/\(formats.number(score.rounds))")
    }
    self.init(
      columns: [
        Column(phrases.deckLabel, mayBeCut: true), Column(phrases.bestLabel, isNumber: true),
        Column(phrases.playedLabel, isSecondary: true), Column(phrases.gamesLabel, isNumber: true, isSecondary: true),
        Column(phrases.totalLabel, isNumber: true, isSecondary: true),
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
  init(_ tallies: some Sequence<WordTally>, phrases: WordPhrases) {
    self.init(
      columns: [
        Column(phrases.wordLabel, mayBeCut: true), Column(phrases.translationLabel),
        Column(phrases.askedLabel, isNumber: true, isSecondary: true),
      ] + Self.counts(phrases),
      rows: tallies.map { tally in
        Row(
          tally.pair.rawValue,
          [Cell(tally.prompt, .strong), Cell(tally.answer), Cell(phrases.formats.number(tally.score.rounds))]
            + phrases.counts(of: tally.score).map { Cell($0.value) }
        )
      }
    )
  }

  private static func counts(_ phrases: WordPhrases) -> [Column] {
    phrases.counts(of: FallingScore(of: [])).map { Column($0.label, isNumber: true, isSecondary: true) }
  }
}

extension WordPhrases {
  /// How many answers were right, wrong and missing.
  func counts(of score: FallingScore) -> [Fact] {
    [
      Fact(rightLabel, formats.number(score.right)), Fact(wrongLabel, formats.number(score.wrong)),
      Fact(unansweredLabel, formats.number(score.unanswered)),
    ]
  }

  /// A deck with its direction, and which of its words were asked.
  func name(of game: WordGameStart, deckName: String) -> String {
    var name = game.lesson.direction == .forward ? deckName : swapped(deckName)
    if let topic = game.topic { name = about(topic, of: name) }
    return game.isOfMissed ? onlyMissed(of: name) : name
  }
}
