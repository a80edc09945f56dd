public import ArcadeDomain

extension PricePhrases {
  /// Returns the path of a category as one text.
  public func path(_ names: [String]) -> String { names.joined(separator: " > ") }

  /// Returns the categories of a game; a single one has its whole path.
  public func topic(_ trails: [CategoryTrail]) -> String { trails.count == 1 ? path(trails[0].path) : name(of: trails) }

  /// Returns the categories of a game in short.
  public func name(of trails: [CategoryTrail]) -> String {
    trails.count == 1 ? trails[0].name : mix(of: formats.list(trails.map(\.name)))
  }

  /// Returns the sentence for any error of the price game's use cases.
  public func failure(for error: any Error) -> Failure {
    switch error {
    case let error as RepositoryError where error.code == .priceGameChanged: Failure(gameChanged, canRetry: true)
    case let error as RepositoryError: loadFailure(for: error)
    case let error as PriceGameError: Failure(sentence(for: error), canRetry: false)
    default: sharedFailure(for: error)
    }
  }

  /// Returns a mistake in a category with its place and, if known, a correction.
  public func line(for problem: FeedProblem<FeedMistake>) -> String {
    "\(words(for: problem.place)): \(advice(for: problem.mistake))"
  }

  /// Returns the result of a question.
  func notice(for round: PriceRound) -> Notice {
    let price = formats.money(round.product.price)
    switch (round.outcome, round.given) {
    case (.right, _): return Notice(right(round.product.name, price, isCheated: round.isCheated), .good)
    case (.wrong, let given?): return Notice(wrong(round.product.name, price, not: formats.money(given)), .bad)
    default: return Notice(skipped(round.product.name, price))
    }
  }

  /// Returns the notices of a new game: the result of the previous one, and the age of its products.
  func notices(for begun: BegunPriceGame, at now: Moment) -> [Notice] {
    var notices: [Notice] = []
    if let before = begun.finished {
      notices.append(Notice(gameBefore(name(of: before.trails), points: before.score.points)))
    }
    if begun.leftOut > 0 { notices.append(Notice(leftOut(begun.leftOut), .warning)) }
    for freshness in begun.freshness {
      guard case .cached(let since, let reason) = freshness else { continue }
      // Data of less than a day counts as fresh, unless a load has failed.
      guard reason != nil || now.since(since) >= .seconds(24 * 60 * 60) else { continue }
      notices += self.notices(about: freshness, asOf: productsAsOf).filter { !notices.contains($0) }
    }
    return notices
  }

  /// Returns the name of a level in its tone.
  func level(of tier: AccuracyTier) -> Notice {
    let tone: Tone =
      switch tier {
      case .beginner: .bad
      case .learner: .warning
      case .connoisseur, .expert: .good
      }
    return Notice(name(of: tier), tone)
  }
}

extension PricePhrases {
  /// Returns the name of a rule for wrong prices; a custom rule has its own.
  public func name(ofRule rule: String) -> String { language.ruleNames[rule] ?? rule }
}

extension Language {
  /// The names of the rules, if they differ from the setting's values.
  var ruleNames: [String: String] {
    switch self {
    case .english: [:]
    case .spanish: ["adaptive": "adaptativa", "classic": "clásica"]
    case .japanese: ["adaptive": "適応型", "classic": "従来型"]
    }
  }
}
