public import ArcadeDomain

/// The sentences of the name game, in one language.
public protocol NamePhrases: SystemPhrases {
  /// The title of the first screen.
  var homeTitle: String { get }
  /// While people are loaded.
  var loadingPeople: String { get }
  /// What a mode is called.
  func name(of mode: NameGameMode) -> String
  /// What happens in a mode.
  func meaning(of mode: NameGameMode) -> String
  /// The best score of a mode so far.
  func bestSoFar(_ score: Int) -> String
  /// How old the people are.
  func peopleAsOf(_ moment: Moment) -> String
  /// How many people were left out, and the reasons.
  func leftOut(_ count: Int, because reasons: String) -> String
  /// So many people were left out for one reason.
  func count(_ count: Int, of reason: ExcludedPerson.Reason) -> String
  /// Why somebody was left out.
  func word(for reason: ExcludedPerson.Reason) -> String
  /// There are not enough people.
  func tooFewPeople(usable: Int, needed: Int) -> String
  /// There is nobody.
  var nobody: String { get }

  /// The number of a round, and the score so far.
  func roundTitle(_ number: Int, score: Int) -> String
  /// Asks for a person by name.
  func who(is name: String) -> String
  /// Asks for the name of a face.
  var whoIsThis: String { get }
  /// How much time is left.
  func secondsLeft(_ seconds: Int) -> String
  /// How much time has passed.
  func secondsPassed(_ seconds: Int) -> String
  /// A number of seconds.
  func seconds(_ seconds: Int) -> String
  /// The right person, or the right name, was chosen.
  func right(_ name: String) -> String
  /// A wrong face was chosen; who it was and, where the game ended, who was asked for and which number that was.
  func wrongFace(_ chosen: String, was asked: (name: String, number: String)?) -> String
  /// A wrong name was chosen; where the game ended, the right one.
  func wrongName(_ chosen: String, was asked: String?) -> String
  /// An option was struck out; whom it is not, where that is known.
  func struckOut(_ number: String, name: String?) -> String
  /// There is no hint to be had.
  var noHint: String { get }
  /// There is no such option, or it was struck out.
  func noSuchOption(_ text: String) -> String
  /// The game ends without being told to.
  var endsByItself: String { get }
  /// The cards of people cannot be looked at, as they would tell the answer.
  var cardsClosed: String { get }
  /// Something that is no time for a game.
  func badSeconds(_ text: String) -> String
  /// Nothing is known of how a person looks.
  var nothingKnown: String { get }
  /// The words for the traits of a portrait: hair, glasses, beard and clothes.
  func traitWords(of traits: PortraitTraits) -> [String]

  /// The title of the end of a game.
  func overTitle(_ mode: String) -> String
  /// The time has run out.
  var timeUp: String { get }
  /// The player has finished the game.
  var finished: String { get }
  /// Before the share of right answers.
  var accuracyLabel: String { get }
  /// Before the time that a game took.
  var timeLabel: String { get }
  /// Before the best score so far.
  var bestSoFarLabel: String { get }

  /// The title of the list of people.
  var peopleTitle: String { get }
  /// Above the names.
  var nameLabel: String { get }
  /// Before what a person does.
  var jobLabel: String { get }
  /// Before who was chosen instead of a person.
  var confusedLabel: String { get }
  /// Before the team of a person.
  var teamLabel: String { get }
  /// There is nobody with that number.
  func noSuchPerson(_ number: String) -> String
  /// Somebody whose card was asked for is not among the people.
  var personIsGone: String { get }
  /// Above the modes of games.
  var modeLabel: String { get }
  /// The title of the people in need of practice.
  var inNeedTitle: String { get }
  /// What is chosen where a name is given.
  var faceLabel: String { get }

  /// What choosing a mode of the list is called.
  var modeAction: String { get }
  /// What looking at the people is called.
  var peopleAction: String { get }
  /// What looking at the card of somebody is called.
  var personAction: String { get }
  /// What looking at the statistics is called.
  var statsAction: String { get }
  /// What looking at the best games is called.
  var bestAction: String { get }
  /// What loading the people anew is called.
  var refreshAction: String { get }
  /// What answering is called.
  var answerAction: String { get }
  /// What asking for a hint is called.
  var hintAction: String { get }
  /// What ending a game is called.
  var finishAction: String { get }
  /// What another game in the same mode is called.
  var againAction: String { get }
}

extension Language {
  /// The sentences of the name game in this language, with the formats of a region.
  public func namePhrases(formats: Formats) -> any NamePhrases {
    switch self {
    case .english: EnglishNames(base: phrases(formats: formats))
    case .spanish: SpanishNames(base: phrases(formats: formats))
    case .japanese: JapaneseNames(base: phrases(formats: formats))
    }
  }
}
