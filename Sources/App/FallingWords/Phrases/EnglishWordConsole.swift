/// The commands of falling words in English.
struct EnglishWordConsole: WordConsolePhrases {
  var falling: String { "say whether a translation is right before it lands" }
  var decksVerb: String { "list the decks" }
  var importVerb: String { "keep the words of a file as a deck" }
  var exportVerb: String { "print a deck as text that Anki reads" }
  var checkVerb: String { "show what would be cleaned or left out of a file" }
  var renameVerb: String { "give an imported deck another name" }
  var deleteVerb: String { "delete an imported deck (asks)" }
  var historyVerb: String { "list the finished games of words" }
  var bestVerb: String { "list the best game of each deck and direction" }
  var deckOption: String { "a deck in a file or at an address" }
  var topicOption: String { "play only this topic" }
  var roundsOption: String { "how many rounds a game has" }
  var rightShareOption: String { "how often the rounds that may be wrong are right, 0 to 1" }
  var dryRunOption: String { "keep nothing, only show" }
  var deckSetting: String { "a deck of your own" }
}
