public import ArcadeDomain

extension PricePhrases {
  /// The names that lead to a category, as one text.
  public func path(_ names: [String]) -> String { names.joined(separator: " > ") }

  /// Where the products of a game come from, with the whole path.
  public func topic(_ trails: [CategoryTrail]) -> String { trails.count == 1 ? path(trails[0].path) : name(of: trails) }

  /// Where the products of a game come from, in few words.
  public func name(of trails: [CategoryTrail]) -> String {
    trails.count == 1 ? trails[0].name : mix(of: formats.list(trails.map(\.name)))
  }

  /// The sentence for any error that the price game's use cases can throw.
  public func failure(for error: any Error) -> Failure {
    switch error {
    case let error as RepositoryError where error.code == .priceGameChanged: Failure(gameChanged, canRetry: true)
    case let error as RepositoryError: loadFailure(for: error)
    case let error as PriceGameError: Failure(sentence(for: error), canRetry: false)
    default: sharedFailure(for: error)
    }
  }

  /// A mistake in a category with its place and, where it is known, what to write instead.
  public func line(for problem: FeedProblem<FeedMistake>) -> String {
    "\(words(for: problem.place)): \(advice(for: problem.mistake))"
  }

  /// What came of a question.
  func notice(for round: PriceRound) -> Notice {
    let price = formats.money(round.product.price)
    switch (round.outcome, round.given) {
    case (.right, _): return Notice(right(round.product.name, price, isCheated: round.isCheated), .good)
    case (.wrong, let given?): return Notice(wrong(round.product.name, price, not: formats.money(given)), .bad)
    default: return Notice(skipped(round.product.name, price))
    }
  }

  /// What to know about a game that has just begun: what became of the one before, and how old its products are.
  func notices(for begun: BegunPriceGame, at now: Moment) -> [Notice] {
    var notices: [Notice] = []
    if let before = begun.finished {
      notices.append(Notice(gameBefore(name(of: before.trails), points: before.score.points)))
    }
    if begun.leftOut > 0 { notices.append(Notice(leftOut(begun.leftOut), .warning)) }
    for freshness in begun.freshness {
      guard case .cached(let since, let reason) = freshness else { continue }
      // What is younger than a day is as good as new, unless a load was tried and failed.
      guard reason != nil || now.since(since) >= .seconds(24 * 60 * 60) else { continue }
      notices += self.notices(about: freshness, asOf: productsAsOf).filter { !notices.contains($0) }
    }
    return notices
  }

  /// The name of a tier, with how good it is.
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
  /// What a rule for wrong prices is called; one that Arcade does not bring by its own name.
  public func name(ofRule rule: String) -> String { language.ruleNames[rule] ?? rule }
}

extension Language {
  /// What the rules for wrong prices are called where that is not what settings write.
  var ruleNames: [String: String] {
    switch self {
    case .english: [:]
    case .spanish: ["adaptive": "adaptativa", "classic": "clásica"]
    case .japanese: ["adaptive": "適応型", "classic": "従来型"]
    }
  }
}
