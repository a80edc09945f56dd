import ArcadeDomain

/// The price game in English.
struct EnglishPrices: PricePhrases {
  let base: any Phrases

  var homeTitle: String { "Guess the price" }
  var blenders: String { "Blenders" }
  var instructions: [String] {
    [
      "You see a product and four prices. One of them is what it really costs: choose it.",
      "A right answer is worth 10 points; a wrong or skipped one costs nothing. There is no time limit and no last "
        + "question: a game ends when you finish it, and goes on where you left it.",
      "The more of your answers are right, the closer the wrong prices come. Once a question you may hide two of them; "
        + "the answer counts the same and is marked.",
    ]
  }
  func inProgress(_ topic: String, question: Int, points: Int) -> String {
    "In progress: \(topic), question \(formats.number(question)), \(self.points(points))."
  }
  func lastPlayed(_ topic: String) -> String { "Played last: \(topic)." }
  var nothingPlayed: String { "Nothing was played yet, so there is nothing to play again." }
  var noGameInProgress: String { "There is no game in progress." }
  func mixHolds(_ categories: [String]) -> String { "To mix: \(formats.list(categories))." }
  var mixEmpty: String { "Nothing is collected for a mix yet." }
  func mix(of categories: String) -> String { "Mix of \(categories)" }
  var loadingProducts: String { "Loading products…" }
  var loadingCategory: String { "Loading the category…" }
  func emptyCategory(_ name: String) -> String { "There is nothing below “\(name)”. Choose another category." }

  func questionTitle(_ number: Int, points: Int) -> String {
    "Question \(formats.number(number)), \(self.points(points))"
  }
  var hiddenPrice: String { "hidden" }
  var hiddenChosen: String { "That price is hidden because it is wrong. Choose one that is left." }
  var cheated: String { "Two wrong prices are hidden. The answer will be marked." }
  var alreadyCheated: String { "Two wrong prices are hidden already; the other two stay." }
  func right(_ product: String, _ price: String, isCheated: Bool) -> String {
    "Right\(isCheated ? ", with two prices hidden" : "")! \(product) costs \(price)."
  }
  func wrong(_ product: String, _ price: String, not given: String) -> String {
    "Wrong. \(product) costs \(price), not \(given)."
  }
  func skipped(_ product: String, _ price: String) -> String { "Skipped. \(product) costs \(price)." }
  var noPage: String { "Nobody has said where this product's page is." }
  var noPicture: String { "There is no picture of this product." }
  func gameBefore(_ topic: String, points: Int) -> String {
    "The game before (\(topic), \(self.points(points))) is finished now and stands in the history."
  }
  var gameChanged: String {
    "The game went on in another running Arcade, so this step did not count. Here is where the game stands now."
  }
  var gameFinishedElsewhere: String {
    "The game was finished in another running Arcade, so this step did not count. What was answered there is in the "
      + "history."
  }
  func productsAsOf(_ moment: Moment) -> String { "The products are as of \(formats.moment(moment))." }
  func categoriesAsOf(_ moment: Moment) -> String { "The categories are as of \(formats.moment(moment))." }
  func leftOut(_ count: Int) -> String {
    "\(formats.number(count)) \(count == 1 ? "product was" : "products were") left out, as the price or something else "
      + "about \(count == 1 ? "it" : "them") cannot be used."
  }
  func sentence(for error: PriceGameError) -> String {
    switch error {
    case .noProducts: "\(noProducts) Choose another category."
    case .holdsCategories(let name): "\(hasSubcategories(name)) Choose one of them."
    case .empty(let name): emptyCategory(name)
    case .notInProgress: noGameInProgress
    case .broken: "The game in progress cannot be read any more. Begin a new one; finished games are as they were."
    }
  }

  func finishTitle(_ topic: String) -> String { "The game is over: \(topic)" }
  var questionsLabel: String { "Questions" }
  var skippedLabel: String { "Skipped" }
  var scoreLabel: String { "Score" }
  var levelLabel: String { "Level" }
  func right(_ count: Int, percent: Int) -> String {
    "\(formats.number(count)) (\(formats.percent(Percent(whole: percent))))"
  }
  func points(_ points: Int) -> String { "\(formats.number(points)) \(points == 1 ? "point" : "points")" }
  func name(of tier: AccuracyTier) -> String {
    switch tier {
    case .beginner: "beginner"
    case .learner: "learner"
    case .connoisseur: "connoisseur"
    case .expert: "expert"
    }
  }
  func statisticsTitle(_ topic: String, at moment: Moment) -> String { "\(topic), \(formats.moment(moment))" }
  var productLabel: String { "Product" }
  var givenLabel: String { "Your answer" }
  var rightAnswerLabel: String { "Right answer" }
  var outcomeLabel: String { "Result" }
  var nothingAnswered: String { "Nothing was answered in this game, so there is nothing to show." }
  func summary(right: String, wrong: Int, skipped: Int, points: String) -> String {
    "Right \(right), wrong \(formats.number(wrong)), skipped \(formats.number(skipped)): \(points)."
  }
  func word(for outcome: PriceRound.Outcome) -> String {
    switch outcome {
    case .right: "right"
    case .wrong: "wrong"
    case .skipped: "skipped"
    }
  }
  func withHiddenPrices(_ outcome: String) -> String { "\(outcome), two hidden" }
  var gameLabel: String { "Game" }
  var categoryLabel: String { "Category" }
  var ruleLabel: String { "Rule" }
  func noSuchGame(_ number: String) -> String { "There is no finished game “\(number)”." }
  var streakLabel: String { "Streak" }
  var totalLabel: String { "All points" }

  func categoriesTitle(below category: String?) -> String { category.map { "Categories of \($0)" } ?? "Categories" }
  var idLabel: String { "Number" }
  func productsTitle(of category: String) -> String { "Products of \(category)" }
  var nameLabel: String { "Name" }
  var makerLabel: String { "Maker" }
  var priceLabel: String { "Price" }
  var stockLabel: String { "Stock" }
  var inStock: String { "in stock" }
  var soldOut: String { "sold out" }
  var noProducts: String { "No product here has a known price." }
  func hasSubcategories(_ category: String) -> String { "“\(category)” holds categories, not products." }
  func hasProducts(_ category: String) -> String { "“\(category)” holds products, not categories." }
  func noSuchCategory(_ id: String) -> String { "There is no category \(id). categories shows those at the top." }
  func optionsTitle(_ price: String) -> String { "Four prices around \(price)" }
  var rightPrice: String { "the right one" }
  func window(low: String, high: String, rule: String, offset: Int) -> String {
    "Between \(low) and \(high): rule \(rule), offset \(offset)"
  }
  func productsToGuess(_ count: Int) -> String {
    "\(formats.number(count)) \(count == 1 ? "product" : "products") to guess."
  }

  func playAction(_ category: String?) -> String { "begin with \(category ?? "blenders")" }
  var categoriesAction: String { "choose what to guess" }
  var againAction: String { "play the last category once more" }
  var mixAction: String { "collect categories of the list for a mix" }
  var playMixAction: String { "begin with all that were collected" }
  var clearMixAction: String { "collect none any more" }
  var resumeAction: String { "go on with the game in progress" }
  var bestAction: String { "the best of them" }
  var instructionsAction: String { "how the game is played" }
  var openCategoryAction: String { "go into a category" }
  var answerAction: String { "choose a price" }
  var skipAction: String { "the next question, without an answer" }
  var cheatAction: String { "hide two wrong prices, once a question" }
  var finishAction: String { "end the game and see what it came to" }
  var sameProductsAction: String { "the same products once more, from 0 points" }
  var pastGameAction: String { "every question with its answers" }
}
