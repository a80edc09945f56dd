extension EnglishWords {
  var playAction: String { "begin" }
  var missedAction: String { "play what was missed before" }
  var decksAction: String { "all decks" }
  var deckAction: String { "choose a deck" }
  var swapAction: String { "exchange the languages" }
  var topicAction: String { "the topics, or play only one" }
  var openTopicAction: String { "play only this topic" }
  var allTopicsAction: String { "play all topics" }
  var statsAction: String { "the best games, and the words worth another look" }
  var bestAction: String { "the best game of each deck" }
  var wordsAction: String { "every pair with how it was answered" }
  var pastGameAction: String { "what the game came to" }
  var renameAction: String { "give an imported deck another name" }
  var deleteAction: String { "delete an imported deck" }
  var deleteThisAction: String { "delete the deck" }
  var keepAction: String { "keep it" }
  var deckNameLabel: String { "Name" }
  var gameLabel: String { "Game" }

  var rightAnswer: String { "right" }
  var wrongAnswer: String { "wrong" }
  var rightWords: [String] { ["true", "correct"] }
  var wrongWords: [String] { ["false", "incorrect"] }
  var againAction: String { "the same once more" }
  var missedHereAction: String { "only what was missed just now" }
  var listOfTopics: String { "show the list" }
}
