public import ArcadeDomain

extension Page {
  /// Creates the page of a finished game: its questions and their results.
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
  /// Creates a table of questions in the order in which they were asked.
  init(_ rounds: [PriceRound], phrases: PricePhrases) {
    self.init(of: rounds.enumerated()) {
      TableColumn(phrases.numberLabel, isNumber: true) { String($0.offset + 1) }
      TableColumn(phrases.productLabel, mayBeCut: true) { Cell($0.element.product.name, .strong) }
      TableColumn(phrases.givenLabel, isNumber: true, isSecondary: true) {
        $0.element.given.map(phrases.formats.money) ?? ""
      }
      TableColumn(phrases.rightAnswerLabel, isNumber: true) { phrases.formats.money($0.element.product.price) }
      TableColumn(phrases.outcomeLabel, isSecondary: true) {
        let (outcome, word) = ($0.element.outcome, phrases.word(for: $0.element.outcome))
        let words = $0.element.isCheated ? phrases.withHiddenPrices(word) : word
        return Cell("\(outcome.sign) \(words)", outcome.tone, spoken: words)
      }
    }
  }
}

extension PriceRound.Outcome {
  /// A visual sign of the result.
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
