public import ArcadeDomain

extension PriceActions {
  /// Makes the screen with every question of the finished game with a number, which need not exist.
  public func pastGame(_ id: PastPriceGame.ID) -> PagePresenter<PriceIntent, PriceRoute> {
    page(at: .pastGame(id), titled: phrases.historyTitle) { contents, _ in
      guard let game = try await quiz.games.game(id) else {
        return contents.content = .failed(Failure(phrases.noSuchGame(String(id.number)), canRetry: false))
      }
      contents.title = phrases.statisticsTitle(phrases.topic(game.trails), at: game.finishedAt)
      contents.content = .ready(Page(game, phrases: phrases))
    }
  }
}

extension Page {
  /// Shows the questions of a finished game, and what they came to.
  public init(_ game: PastPriceGame, phrases: PricePhrases) {
    let score = game.score
    self.init(
      .table(Table(game.rounds, phrases: phrases)),
      .text(
        phrases.summary(
          right: phrases.right(score.right, percent: score.accuracy.percent),
          wrong: score.wrong,
          skipped: score.skipped,
          points: phrases.points(score.points)
        )
      )
    )
  }
}

extension Table {
  /// Lists questions in the order in which they were asked.
  init(_ rounds: [PriceRound], phrases: PricePhrases) {
    self.init(
      columns: [
        Column(phrases.numberLabel, isNumber: true), Column(phrases.productLabel, mayBeCut: true),
        Column(phrases.givenLabel, isNumber: true, isSecondary: true), Column(phrases.rightAnswerLabel, isNumber: true),
        Column(phrases.outcomeLabel, isSecondary: true),
      ],
      rows: rounds.enumerated().map { Row($1, number: $0 + 1, phrases: phrases) }
    )
  }
}

extension Table.Row {
  fileprivate init(_ round: PriceRound, number: Int, phrases: PricePhrases) {
    let word = phrases.word(for: round.outcome)
    let outcome = round.isCheated ? phrases.withHiddenPrices(word) : word
    self.init(
      String(number),
      [
        Table.Cell(String(number)), Table.Cell(round.product.name, .strong),
        Table.Cell(round.given.map(phrases.formats.money) ?? ""),
        Table.Cell(phrases.formats.money(round.product.price)),
        Table.Cell("\(round.outcome.sign) \(outcome)", round.outcome.tone, spoken: outcome),
      ]
    )
  }
}

extension PriceRound.Outcome {
  /// A sign for those who see it.
  fileprivate var sign: String {
    switch self {
    case .right: "✓"
    case .wrong: "✗"
    case .skipped: "–"
    }
  }

  fileprivate var tone: Tone {
    switch self {
    case .right: .good
    case .wrong: .bad
    case .skipped: .plain
    }
  }
}
