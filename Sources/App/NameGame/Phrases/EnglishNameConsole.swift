/// The name game's commands in English.
struct EnglishNameConsole: NameConsolePhrases {
  var names: String { "learn the names of people by face" }
  var peopleVerb: String { "list the people and who was left out" }
  var historyVerb: String { "list the games that were played" }
  var bestVerb: String { "list the best game of each mode" }
  var peopleOption: String { "the people to learn" }
  var profilesSetting: String { "where the people come from" }
}
