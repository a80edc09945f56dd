/// What can be done in falling words, and what is asked for then, in one language.
public protocol WordActionPhrases: Sendable {
  /// What beginning a game is called.
  var playAction: String { get }
  /// What playing what was missed before is called.
  var missedAction: String { get }
  /// What looking at the decks is called.
  var decksAction: String { get }
  /// What choosing a deck is called.
  var deckAction: String { get }
  /// What exchanging the languages is called.
  var swapAction: String { get }
  /// What looking at the topics, or choosing one of them, is called.
  var topicAction: String { get }
  /// What choosing a topic that is listed is called.
  var openTopicAction: String { get }
  /// What choosing all topics is called.
  var allTopicsAction: String { get }
  /// What looking at the statistics is called.
  var statsAction: String { get }
  /// What looking at the best games is called.
  var bestAction: String { get }
  /// What looking at every pair is called.
  var wordsAction: String { get }
  /// What looking at a finished game is called.
  var pastGameAction: String { get }
  /// What giving a deck another name is called.
  var renameAction: String { get }
  /// What deleting a deck is called.
  var deleteAction: String { get }
  /// Deletes the deck that is asked about.
  var deleteThisAction: String { get }
  /// What leaving it as it is is called.
  var keepAction: String { get }
  /// What is asked for where a deck gets a name.
  var deckNameLabel: String { get }
  /// What is asked for where a game is meant.
  var gameLabel: String { get }

  /// What saying that a translation is right is called.
  var rightAnswer: String { get }
  /// What saying that a translation is wrong is called.
  var wrongAnswer: String { get }
  /// Words of this language that say that a translation is right, besides those that say so in every language.
  var rightWords: [String] { get }
  /// Words of this language that say that a translation is wrong.
  var wrongWords: [String] { get }
  /// What playing the same once more is called.
  var againAction: String { get }
  /// What playing what was missed just now is called.
  var missedHereAction: String { get }
  /// The list of the topics, in place of one.
  var listOfTopics: String { get }
}
