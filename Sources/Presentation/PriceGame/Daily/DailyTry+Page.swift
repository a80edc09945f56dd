public import ArcadeDomain

/// The signs for guesses.
public enum DailySigns: Hashable, Sendable {
  /// Coloured squares.
  case squares
  /// Letters, for screen readers.
  case letters

  fileprivate func text(_ signs: [DailySign]) -> String {
    switch self {
    case .squares: signs.map(\.square).joined()
    case .letters: signs.map(\.letter).joined(separator: " ")
    }
  }
}

extension DailyTry {
  /// The number of unfinished products.
  public var left: Int { daily.products.count { !isDone($0) } }

  /// Returns the lines to share. They contain no price and no hint at one.
  public func shared(_ signs: DailySigns, _ phrases: PricePhrases) -> [String] {
    let id = daily.id
    let isLater = result.map { !$0.isScored } ?? false
    let head = [
      "Arcade prices", id.isOwn ? id.version : nil, "#\(id.number)", "\(result?.right ?? 0)/\(DailyPrices.size)",
      id.day.isoText, isLater ? phrases.sharedLater : nil,
    ]
    return [head.compactMap(\.self).joined(separator: " ")] + daily.products.map { signs.text(self.signs(of: $0)) }
  }
}

extension Page {
  /// Creates the page of a daily challenge: the current question with its guesses, and all products.
  init(_ daily: DailyTry, streak: Int, phrases: PricePhrases) {
    let table = Block.table(Table(daily, phrases: phrases))
    guard let product = daily.current else {
      let result = daily.result.map { [Block.text(phrases.dailyDone($0), .strong)] } ?? []
      self.init(result + (streak > 0 ? [.text(phrases.streak(streak))] : []) + [table])
      return
    }
    let place = daily.daily.products.firstIndex(of: product) ?? 0
    let about = [product.maker, product.isInStock ? phrases.inStock : phrases.soldOut].filter { !$0.isEmpty }
    let guesses = daily.guesses(of: product)
    self.init(
      [
        .text(phrases.productOfDaily(place + 1), .faint), .text(product.name, .strong),
        .text(about.joined(separator: phrases.language.comma)),
      ] + (product.picture.map { [.picture(Picture([$0]))] } ?? [])
        // The table comes first, so that it is not drawn again when only a guess is added.
        + [table] + (guesses.isEmpty ? [] : [.table(Table(guesses, phrases: phrases))])
    )
  }
}

extension Table {
  /// Creates a table of the products with their signs, and the prices of finished ones.
  fileprivate init(_ daily: DailyTry, phrases: PricePhrases) {
    self.init(of: daily.daily.products.enumerated(), id: { $0.element.id }) {
      TableColumn(phrases.numberLabel, isNumber: true) { String($0.offset + 1) }
      TableColumn(phrases.productLabel, mayBeCut: true) { $0.element.name }
      TableColumn(phrases.guessesLabel) {
        let signs = daily.signs(of: $0.element)
        let words = signs.filter { $0 != .none }.map(phrases.word)
        let spoken = (words.isEmpty ? [phrases.word(for: .none)] : words).joined(separator: phrases.language.comma)
        return Cell(DailySigns.squares.text(signs), spoken: spoken)
      }
      if daily.daily.products.contains(where: daily.isDone) {
        TableColumn(phrases.priceLabel, isNumber: true) {
          daily.isDone($0.element) ? phrases.formats.money($0.element.price) : ""
        }
      }
    }
  }

  /// Creates a table of the guesses for a product with their results.
  fileprivate init(_ guesses: [DailyGuess], phrases: PricePhrases) {
    self.init(of: guesses) {
      TableColumn(phrases.guessLabel, isNumber: true) { phrases.formats.money($0.given) }
      TableColumn(phrases.outcomeLabel) { phrases.words(for: $0.verdict) }
    }
  }
}

extension PricePhrases {
  /// Returns the result of a guess; the price is shown only if the product is finished.
  func notice(for guess: DailyGuess, of product: QuizProduct) -> Notice {
    let said = sentence(for: guess.verdict)
    let left =
      guess.isLast ? costs(product.name, formats.money(product.price)) : guessesLeft(DailyPrices.guesses - guess.number)
    return Notice(joining(said, left), guess.verdict == .right ? .good : guess.isLast ? .bad : .warning)
  }
}

extension DailySign {
  fileprivate var square: String {
    switch self {
    case .right: "🟩"
    case .near: "🟨"
    case .far: "🟥"
    case .untold: "⬛"
    case .none: "⬜"
    }
  }

  fileprivate var letter: String {
    switch self {
    case .right: "R"
    case .near: "n"
    case .far: "f"
    case .untold: "?"
    case .none: "-"
    }
  }
}
