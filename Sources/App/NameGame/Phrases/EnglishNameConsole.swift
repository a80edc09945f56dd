/// The name game's commands in English.
struct EnglishNameConsole: NameConsolePhrases {
  var names: String { "learn the names of people by face" }
  var peopleVerb: String { "list the people and who was left out" }
  var historyVerb: String { "list the games that were played" }
  var bestVerb: String { "list the best game of each mode" }
  var peopleOption: String { "the people to learn" }
  var profilesSetting: String { "where the people come from" }
  var start: String { "Type the number of a mode, or people to study first. help lists everything else." }
  var play: String { "begin with practice" }
  var practice: String { "play until the first wrong answer" }
  var timed: String { "play against the clock, N seconds" }
  var reverse: String { "a face, and names to choose from" }
  var hint: String { "as practice, while wrong ones are struck out" }
  var strikeOut: String { "strike a wrong one out, where hints come on demand" }
  var people: String { "everybody, and how you did" }
  var person: String { "the card of a person, to study" }
  var cardsClosed: String { "The cards stay closed during a round. Type back to leave the game first." }
  var stats: String { "the best games, and who is worth another look" }
  var best: String { "the best game of each mode" }
  var refresh: String { "load the people anew" }
  var answer: String { "choose" }
  var howToAnswer: String { "Type the number of your answer." }
  var finish: String { "end a game that has no limit" }
  var again: String { "the same mode once more" }
  var typePerson: String { "Type a number to study that person." }
  func badSeconds(_ text: String) -> String { "A game lasts 1 to 3600 seconds, not “\(text)”." }
}
