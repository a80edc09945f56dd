/// The price game's commands in English.
struct EnglishPriceConsole: PriceConsolePhrases {
  var optionsVerb: String { "make three wrong prices around a right one" }
  var categoriesVerb: String { "list the categories at the top, or below one" }
  var productsVerb: String { "list the products of a category" }
  var priceOption: String { "the right price" }
  var accuracyOption: String { "the share of right answers so far, 0 to 1" }
  var rightOption: String { "how many answers were right so far" }
  var answeredOption: String { "how many questions were answered so far" }
  var ruleOption: String { "how far wrong prices may lie" }
  var baseSetting: String { "where categories and products come from" }
  var ruleSetting: String { "how far wrong prices may lie" }
  var prices: String { "guess what products cost" }
  var historyVerb: String { "list the finished games" }
  var bestVerb: String { "list the best games by category and rule" }
}
