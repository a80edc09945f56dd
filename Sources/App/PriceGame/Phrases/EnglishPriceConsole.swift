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
  var baseSetting: String { "where categories and products come from: an address" }
  var ruleSetting: String { "how far wrong prices may lie: adaptive or classic" }
  var prices: String { "guess what real products cost" }
  var historyVerb: String { "list the finished games" }
  var bestVerb: String { "list the best games by category and rule" }
  var start: String { "Type play to begin with blenders, or categories to choose. help lists everything else." }
  var startOrResume: String {
    "Type resume to go on, play to begin anew with blenders, or categories to choose. help lists everything else."
  }
  var play: String { "begin with blenders" }
  var categories: String { "choose what to guess" }
  var again: String { "play the last category once more" }
  var mix: String { "collect categories of the list for a mix" }
  var mixPlay: String { "begin with all that were collected" }
  var mixClear: String { "collect none any more" }
  var resume: String { "go on with the game in progress" }
  var best: String { "the best of them" }
  var info: String { "how the game is played" }
  var choose: String { "go into the category with that number" }
  var reset: String { "back to the top" }
  var typeCategory: String { "Type a number to go in; the lowest level begins a game. up goes back one level." }
  var howToAnswer: String { "Type the number of a price, skip, cheat or finish." }
  var answer: String { "choose a price" }
  var skip: String { "the next question, without an answer" }
  var cheat: String { "hide two wrong prices, once a question" }
  var finish: String { "end the game and see what it came to" }
  var sameProducts: String { "the same products once more, from 0 points" }
  var stats: String { "every question with its answers" }
  var nothingAnswered: String { "Nothing was answered in this game, so there is nothing to show." }
  var whatNext: String { "Type again for the same products, or back to choose anew." }
  var whatNextWithStats: String {
    "Type again for the same products, stats to see every question, or back to choose anew."
  }
  var pastGame: String { "every question of that game" }
  var typeGame: String { "Type a game's number to see its questions." }
}
