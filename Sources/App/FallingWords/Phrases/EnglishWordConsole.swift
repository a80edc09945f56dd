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
  var start: String { "Type play to begin, or decks to choose other words. help lists everything else." }
  var play: String { "begin" }
  var missed: String { "play what was missed before" }
  var decks: String { "all decks" }
  var deck: String { "choose a deck by its number" }
  var swap: String { "exchange the languages" }
  var topic: String { "show the topics, or play only one" }
  var stats: String { "the best games, and the words worth another look" }
  var best: String { "the best game of each deck" }
  var wordsCommand: String { "every pair with how it was answered" }
  var sayRight: String { "the translation is right; also y and 1" }
  var sayWrong: String { "the translation is wrong; also n and 2" }
  var howToAnswer: String { "Type r where the translation is right, w where it is wrong." }
  var again: String { "the same once more" }
  var missedHere: String { "only what was missed just now" }
  var typeTopic: String { "Type a number to play only that topic, or topic all for everything." }
  var typeDeck: String { "Type a number to choose a deck. arcade words import FILE adds one." }
  var whatNextWithMissed: String { "Type missed to repeat these, again to play once more, stats, or back to choose." }
  var right: Set<String> { ["true", "correct"] }
  var wrong: Set<String> { ["false", "incorrect"] }
}
