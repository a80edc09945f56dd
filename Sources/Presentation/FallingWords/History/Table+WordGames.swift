public import ArcadeDomain

extension Table {
  /// Creates a table of finished games in the given order.
  public init(_ games: [PastWordGame], phrases: WordPhrases) {
    self.init(of: games, id: { String($0.id.number) }, address: { WordRoute(.pastGame($0.id)).address }) {
      TableColumn(phrases.playedLabel, isSecondary: true) { Cell(phrases.formats.moment($0.finishedAt), .strong) }
      TableColumn(phrases.deckLabel, mayBeCut: true) { phrases.name(of: $0.start, deckName: $0.start.deckName) }
      for count in phrases.counts { TableColumn(count.label, isNumber: true, isSecondary: true) { count.of($0.score) } }
    }
  }

  /// Creates a table of the best games in the given order. If a player has a name, it has a column of players.
  public init(_ best: [Owned<BestWordGames>], phrases: WordPhrases) {
    let formats = phrases.formats
    func share(_ score: FallingScore) -> String { "\(formats.number(score.right))/\(formats.number(score.rounds))" }
    self.init(
      of: best,
      id: { String($0.value.latest.number) },
      address: { WordRoute(.pastGame($0.value.latest)).address }
    ) {
      TableColumn(phrases.deckLabel, mayBeCut: true) {
        Cell(phrases.name(of: $0.value.start, deckName: $0.value.start.deckName), .strong)
      }
      TableColumn(phrases.whoLabel, owners: best, phrases) { $0.owner }
      TableColumn(phrases.firstTenLabel, isNumber: true) { phrases.share(ofTen: $0.value.bestOfTen) }
      TableColumn(phrases.gamesLabel, isNumber: true, isSecondary: true) { formats.number($0.value.games) }
      TableColumn(phrases.totalLabel, isNumber: true, isSecondary: true) { share($0.value.total) }
    }
  }

  /// Creates a table of pairs with their results.
  init(_ tallies: some Sequence<WordTally>, phrases: WordPhrases) {
    self.init(of: tallies, id: { $0.pair.rawValue }) {
      TableColumn(phrases.wordLabel, mayBeCut: true) { Cell($0.prompt, .strong) }
      TableColumn(phrases.translationLabel) { $0.answer }
      TableColumn(phrases.askedLabel, isNumber: true, isSecondary: true) { phrases.formats.number($0.score.rounds) }
      for count in phrases.counts { TableColumn(count.label, isNumber: true, isSecondary: true) { count.of($0.score) } }
    }
  }
}

extension WordPhrases {
  /// The numbers of right, wrong and missed answers.
  var counts: [(label: String, of: (FallingScore) -> String)] {
    [
      (rightLabel, { formats.number($0.right) }), (wrongLabel, { formats.number($0.wrong) }),
      (unansweredLabel, { formats.number($0.unanswered) }),
    ]
  }

  /// Returns the numbers of right, wrong and missed answers of a game.
  func counts(of score: FallingScore) -> [Fact] { counts.map { Fact($0.label, $0.of(score)) } }

  /// Returns the name of a deck with its direction, and which words were asked.
  func name(of game: WordGameStart, deckName: String) -> String {
    var name = game.lesson.direction == .forward ? deckName : swapped(deckName)
    if let topic = game.topic { name = about(topic, of: name) }
    return game.isOfMissed ? onlyMissed(of: name) : name
  }
}
