public import ArcadeDomain

/// The sentences of the price game, in one language.
public protocol PricePhrases: SystemPhrases {
  /// The title of the first screen.
  var homeTitle: String { get }
  /// What the default category is called.
  var blenders: String { get }
  /// How the game is played, in paragraphs.
  var instructions: [String] { get }
  /// There is a game in progress.
  func inProgress(_ topic: String, question: Int, points: Int) -> String
  /// What was played last.
  func lastPlayed(_ topic: String) -> String
  /// Nothing was played yet.
  var nothingPlayed: String { get }
  /// There is no game to go on with.
  var noGameInProgress: String { get }
  /// What is collected for a mix.
  func mixHolds(_ categories: [String]) -> String
  /// Nothing is collected for a mix.
  var mixEmpty: String { get }
  /// A game with the products of several categories.
  func mix(of categories: String) -> String
  /// While products are loaded.
  var loadingProducts: String { get }
  /// While what stands below a category is loaded.
  var loadingCategory: String { get }
  /// A category with nothing below it.
  func emptyCategory(_ name: String) -> String

  /// The number of a question, and the score so far.
  func questionTitle(_ number: Int, points: Int) -> String
  /// What stands where a price is hidden.
  var hiddenPrice: String { get }
  /// A hidden price was chosen.
  var hiddenChosen: String { get }
  /// Two wrong prices were hidden.
  var cheated: String { get }
  /// They were hidden already.
  var alreadyCheated: String { get }
  /// The right price was chosen.
  func right(_ product: String, _ price: String, isCheated: Bool) -> String
  /// A wrong price was chosen.
  func wrong(_ product: String, _ price: String, not given: String) -> String
  /// No price was chosen.
  func skipped(_ product: String, _ price: String) -> String
  /// The product has no page.
  var noPage: String { get }
  /// The product has no picture.
  var noPicture: String { get }
  /// The game before was finished, because a new one has begun.
  func gameBefore(_ topic: String, points: Int) -> String
  /// The game went on in another copy of the app, so that a step was not kept.
  var gameChanged: String { get }
  /// The game was finished in another copy of the app.
  var gameFinishedElsewhere: String { get }
  /// How old the products are.
  func productsAsOf(_ moment: Moment) -> String
  /// How old a list of categories is.
  func categoriesAsOf(_ moment: Moment) -> String
  /// How many products cannot be asked for.
  func leftOut(_ count: Int) -> String
  /// Why there is no game.
  func sentence(for error: PriceGameError) -> String

  /// The title of what a game has come to.
  func finishTitle(_ topic: String) -> String
  /// Before the number of questions.
  var questionsLabel: String { get }
  /// Before the number of skipped questions.
  var skippedLabel: String { get }
  /// Before the score.
  var scoreLabel: String { get }
  /// Before the name of the tier.
  var levelLabel: String { get }
  /// How many answers were right, and which share of them.
  func right(_ count: Int, percent: Int) -> String
  /// A score.
  func points(_ points: Int) -> String
  /// The name of a tier.
  func name(of tier: AccuracyTier) -> String
  /// The title of the questions of a game.
  func statisticsTitle(_ topic: String, at moment: Moment) -> String
  /// Above the products that were asked for.
  var productLabel: String { get }
  /// Above the answers that were given.
  var givenLabel: String { get }
  /// Above the right answers.
  var rightAnswerLabel: String { get }
  /// Above what came of the answers.
  var outcomeLabel: String { get }
  /// Nothing was answered, so that there is nothing to look back at.
  var nothingAnswered: String { get }
  /// What a game came to, in a sentence.
  func summary(right: String, wrong: Int, skipped: Int, points: String) -> String
  /// What came of a question, in a word.
  func word(for outcome: PriceRound.Outcome) -> String
  /// Two prices had been hidden before the answer.
  func withHiddenPrices(_ outcome: String) -> String
  /// Above the numbers of finished games.
  var gameLabel: String { get }
  /// Above the categories.
  var categoryLabel: String { get }
  /// Above the names of rules.
  var ruleLabel: String { get }
  /// There is no finished game with that number.
  func noSuchGame(_ number: String) -> String
  /// Above the longest streaks of right answers.
  var streakLabel: String { get }
  /// Above all points together.
  var totalLabel: String { get }

  /// The title of the categories below one, or of those at the top.
  func categoriesTitle(below category: String?) -> String
  /// Above the numbers by which the source knows categories.
  var idLabel: String { get }
  /// The title of the products of a category.
  func productsTitle(of category: String) -> String
  /// Above the names of products.
  var nameLabel: String { get }
  /// Above who makes them.
  var makerLabel: String { get }
  /// Above what they cost.
  var priceLabel: String { get }
  /// Above whether they can be bought.
  var stockLabel: String { get }
  /// A product can be bought.
  var inStock: String { get }
  /// A product cannot be bought now.
  var soldOut: String { get }
  /// A category without a product whose price is known.
  var noProducts: String { get }
  /// A category in which there are categories instead of products.
  func hasSubcategories(_ category: String) -> String
  /// A category in which there are products instead of categories.
  func hasProducts(_ category: String) -> String
  /// A category that is not there, by the number or the text that was asked for.
  func noSuchCategory(_ id: String) -> String
  /// Four prices around a right one.
  func optionsTitle(_ price: String) -> String
  /// The mark of the right price.
  var rightPrice: String { get }
  /// Where wrong prices may stand, and by which rule.
  func window(low: String, high: String, rule: String, offset: Int) -> String
  /// How many products of a category can be guessed.
  func productsToGuess(_ count: Int) -> String

  /// Beginning a game, with the default category where none is named.
  func playAction(_ category: String?) -> String
  /// Choosing a category.
  var categoriesAction: String { get }
  /// Playing the last category once more.
  var againAction: String { get }
  /// Putting categories into the mix.
  var mixAction: String { get }
  /// Playing the mix.
  var playMixAction: String { get }
  /// Emptying the mix.
  var clearMixAction: String { get }
  /// Going on with the game in progress.
  var resumeAction: String { get }
  /// Looking at the best games.
  var bestAction: String { get }
  /// Reading how the game is played.
  var instructionsAction: String { get }
  /// Going into a category.
  var openCategoryAction: String { get }
  /// Choosing a price.
  var answerAction: String { get }
  /// Asking the next question.
  var skipAction: String { get }
  /// Hiding two wrong prices.
  var cheatAction: String { get }
  /// Ending the game.
  var finishAction: String { get }
  /// Playing with the same products.
  var sameProductsAction: String { get }
  /// Looking at every question of a finished game.
  var pastGameAction: String { get }
}

extension Language {
  /// The sentences of the price game in this language, with the formats of a region.
  public func pricePhrases(formats: Formats) -> any PricePhrases {
    switch self {
    case .english: EnglishPrices(base: phrases(formats: formats))
    case .spanish: SpanishPrices(base: phrases(formats: formats))
    case .japanese: JapanesePrices(base: phrases(formats: formats))
    }
  }
}
