import ArcadeDomain

/// The name game in English.
struct EnglishNames: NamePhrases {
  let base: any Phrases

  var homeTitle: String { "Who is who" }
  var loadingPeople: String { "Loading the people…" }
  func name(of mode: NameGameMode) -> String {
    let name =
      switch mode.rules {
      case .practice: "practice"
      case .timed(let seconds): "\(formats.number(seconds)) seconds"
      case .untimed: "no limit"
      case .hint: "hints"
      }
    return mode.isReverse ? "reverse, \(name)" : name
  }
  func meaning(of mode: NameGameMode) -> String {
    let task = mode.isReverse ? "one face, several names" : "one name, several faces"
    return switch mode.rules {
    case .practice: "\(task), until the first wrong answer"
    case .timed(let seconds): "\(task), as many as you can in \(self.seconds(seconds))"
    case .untimed: "\(task), as many as you like"
    case .hint: "as practice, while wrong ones are struck out"
    }
  }
  func bestSoFar(_ score: Int) -> String { "best so far: \(formats.number(score))" }
  func peopleAsOf(_ moment: Moment) -> String { "The people are as of \(formats.moment(moment))." }
  func leftOut(_ count: Int, because reasons: String) -> String {
    "\(formats.number(count)) \(count == 1 ? "person was" : "people were") left out: \(reasons)."
  }
  func count(_ count: Int, of reason: ExcludedPerson.Reason) -> String {
    let number = formats.number(count)
    return switch reason {
    case .noPicture: "\(number) without a picture"
    case .placeholder: "\(number) with a logo for a picture"
    case .samePictureAsOthers: "\(number) with the same picture as others"
    case .noName: "\(number) without a name"
    case .duplicateID: "\(number) listed twice"
    case .badRow: "\(number) that could not be read"
    case .tooManyFields: "\(number) with more fields than the header"
    case .notUTF8: "\(number) not written in UTF-8"
    }
  }
  func word(for reason: ExcludedPerson.Reason) -> String {
    switch reason {
    case .noPicture: "no picture"
    case .placeholder: "a logo for a picture"
    case .samePictureAsOthers: "the same picture as others"
    case .noName: "no name"
    case .duplicateID: "the id stands there a second time"
    case .badRow: "not the description of a person"
    case .tooManyFields: "more fields than the header"
    case .notUTF8: "not written in UTF-8"
    }
  }
  func tooFewPeople(usable: Int, needed: Int) -> String {
    "A game needs at least \(formats.number(needed)) people with different names, and there "
      + (usable == 0 ? "is nobody." : usable == 1 ? "is only one." : "are only \(formats.number(usable)).")
  }
  var nobody: String { "There is nobody here yet." }

  func roundTitle(_ number: Int, score: Int) -> String {
    "Round \(formats.number(number)), \(formats.number(score)) right"
  }
  func who(is name: String) -> String { "Who is \(name)?" }
  var whoIsThis: String { "Who is this?" }
  func secondsLeft(_ seconds: Int) -> String { "\(self.seconds(seconds)) left" }
  func secondsPassed(_ seconds: Int) -> String { "\(self.seconds(seconds)) so far" }
  func seconds(_ seconds: Int) -> String { "\(formats.number(seconds)) \(seconds == 1 ? "second" : "seconds")" }
  func right(_ name: String) -> String { "Right! That is \(name)." }
  func wrongFace(_ chosen: String, was asked: (name: String, number: String)?) -> String {
    "Wrong. That is \(chosen)." + (asked.map { " \($0.name) was number \($0.number)." } ?? "")
  }
  func wrongName(_ chosen: String, was asked: String?) -> String {
    "Wrong. That is not \(chosen)" + (asked.map { " but \($0)." } ?? ".")
  }
  func struckOut(_ number: String, name: String?) -> String {
    "Number \(number) is struck out" + (name.map { ": it is not \($0)." } ?? ".")
  }
  var noHint: String { "There is no hint to be had here." }
  func noSuchOption(_ text: String) -> String { "\(text) is not one of those to choose from." }
  var endsByItself: String { "This game ends by itself. Leave it to break it off." }
  var cardsClosed: String { "The cards stay closed during a round. Leave the game first." }
  func badSeconds(_ text: String) -> String { "A game lasts 1 to 3600 seconds, not “\(text)”." }
  var nothingKnown: String { "nothing is known of how this person looks" }

  func overTitle(_ mode: String) -> String { "The game is over: \(mode)" }
  var timeUp: String { "The time is up." }
  var finished: String { "Finished." }
  var accuracyLabel: String { "Accuracy" }
  var timeLabel: String { "Time" }
  var bestSoFarLabel: String { "Best so far" }

  var peopleTitle: String { "People" }
  var nameLabel: String { "Name" }
  var jobLabel: String { "Job" }
  var confusedLabel: String { "Confused with" }
  var teamLabel: String { "Team" }
  func noSuchPerson(_ number: String) -> String { "There is nobody with number \(number)." }
  var personIsGone: String { "This person is not among the people any more." }
  var modeLabel: String { "Mode" }
  var inNeedTitle: String { "Worth another look" }
  var faceLabel: String { "Face" }

  var modeAction: String { "begin a game in a mode of the list" }
  var peopleAction: String { "everybody, and how you did" }
  var personAction: String { "the card of a person, to study" }
  var statsAction: String { "the best games, and who is worth another look" }
  var bestAction: String { "the best game of each mode" }
  var refreshAction: String { "load the people anew" }
  var answerAction: String { "choose" }
  var hintAction: String { "strike a wrong one out" }
  var finishAction: String { "end the game" }
  var againAction: String { "the same mode once more" }
}
