public import ArcadeDomain

extension WordPhrases {
  /// Finished games in their order.
  public func historyTable(of games: [PastWordGame]) -> RecordScreen.Table {
    let rows = games.map { game in
      [
        formats.moment(game.finishedAt), name(of: game.start, deckName: game.start.deckName),
        formats.number(game.score.right), formats.number(game.score.wrong), formats.number(game.score.unanswered),
      ]
    }
    return RecordScreen.Table(
      columns: [
        .init(playedLabel), .init(deckLabel), .init(rightLabel, isNumber: true), .init(wrongLabel, isNumber: true),
        .init(unansweredLabel, isNumber: true),
      ],
      rows: rows
    )
  }

  /// The best games in their order.
  public func bestTable(of best: [BestWordGames], title: String? = nil) -> RecordScreen.Table {
    let rows = best.map { best in
      [
        name(of: best.best.start, deckName: best.deckName), share(best.best.score),
        formats.moment(best.best.finishedAt),
        formats.number(best.games), share(best.total),
      ]
    }
    return RecordScreen.Table(
      title: title,
      columns: [
        .init(deckLabel), .init(bestLabel, isNumber: true), .init(playedLabel), .init(gamesLabel, isNumber: true),
        .init(totalLabel, isNumber: true),
      ],
      rows: rows
    )
  }

  /// Pairs with how they were answered.
  public func wordTable(of tallies: [WordTally], title: String? = nil) -> RecordScreen.Table {
    let rows = tallies.map { tally in
      [
        tally.prompt, tally.answer, formats.number(tally.score.rounds), formats.number(tally.score.right),
        formats.number(tally.score.wrong), formats.number(tally.score.unanswered),
      ]
    }
    return RecordScreen.Table(
      title: title,
      columns: [
        .init(wordLabel), .init(translationLabel), .init(askedLabel, isNumber: true), .init(rightLabel, isNumber: true),
        .init(wrongLabel, isNumber: true), .init(unansweredLabel, isNumber: true),
      ],
      rows: rows
    )
  }

  /// The topics of a deck, each with the number that chooses it.
  func topicTable(of deck: Deck) -> RecordScreen.Table {
    let rows = deck.topics.enumerated().map { index, topic in
      [String(index + 1), topic, formats.number(deck.pairs.count { $0.topic == topic })]
    }
    return RecordScreen.Table(
      columns: [
        .init(numberLabel, isNumber: true), .init(topicLabel, mayBeCut: true), .init(pairsLabel, isNumber: true),
      ],
      rows: rows
    )
  }

  /// A deck with its direction, and which of its words were asked.
  private func name(of game: WordGameStart, deckName: String) -> String {
    var name = game.lesson.direction == .forward ? deckName : swapped(deckName)
    if let topic = game.topic { name = about(topic, of: name) }
    return game.isOfMissed ? onlyMissed(of: name) : name
  }

  /// How many of how many were right.
  private func share(_ score: FallingScore) -> String {
    "\(formats.number(score.right))/\(formats.number(score.rounds))"
  }
}
