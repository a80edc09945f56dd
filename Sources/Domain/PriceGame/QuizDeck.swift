struct QuizDeck {
  /// Each product once, sorted by id, so that the order of the source has no effect.
  let products: [QuizProduct]
  private let rule: any ReachRule
  /// The products whose prices the player knows, which come last in the first pass.
  var revealed: Set<QuizProduct.ID> = []

  /// Keeps the products whose prices leave room for four options.
  init(of products: [QuizProduct], rule: any ReachRule) {
    var ids: Set<QuizProduct.ID> = []
    self.products = products.sorted { ($0.id, $0.name) < ($1.id, $1.name) }
      .filter { (try? PriceWindow(around: $0.price, rule: rule, offset: 12)) != nil }
      .filter { ids.insert($0.id).inserted }
    self.rule = rule
  }

  /// Draws the next question; nil if there are no products. After all were asked, they are shuffled again, with the
  /// last one not first.
  func question(
    after last: QuizProduct.ID?,
    _ rounds: [PriceRound],
    _ upcoming: inout [QuizProduct.ID],
    _ random: inout SplitMix64
  ) -> PriceQuestion? {
    if upcoming.isEmpty {
      let drawn = products.map { $0.id }.inRandomOrder(using: &random)
      upcoming = drawn.filter { revealed.contains($0) } + drawn.filter { !revealed.contains($0) }
      if upcoming.count > 1, upcoming.last == last {
        upcoming.swapAt(upcoming.count - 1, random.integer(below: upcoming.count - 1))
      }
    }
    guard let id = upcoming.popLast(), let product = products.first(where: { $0.id == id }) else { return nil }
    let accuracy = PriceScore(of: rounds).accuracy
    let generate = GeneratePriceOptions(rule: rule, endingAs: products.map { $0.price })
    guard let options = try? generate(around: product.price, accuracy: accuracy, using: &random) else { return nil }
    return PriceQuestion(product: product, options: options)
  }
}
