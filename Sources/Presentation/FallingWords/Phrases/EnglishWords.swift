import ArcadeDomain

/// Falling words in English.
struct EnglishWords: WordPhrases {
  let base: any Phrases

  var homeTitle: String { "Falling words" }
  func howToPlay(hasLimit: Bool) -> [String] {
    [
      hasLimit
        ? "You see a word, and a translation falls beneath it. Say whether it is right before it lands."
        : "You see a word with a translation beneath it. Say whether it is right; there is no hurry.",
      "What you miss, or leave without an answer, can be played again.",
    ]
  }
  var loadingDeck: String { "Loading the deck…" }
  var deckLabel: String { "Deck" }
  var languagesLabel: String { "Languages" }
  func direction(_ asked: String, _ answered: String) -> String { "\(asked) to \(answered)" }
  func swapped(_ deckName: String) -> String { "\(deckName), swapped" }
  func about(_ topic: String, of deckName: String) -> String { "\(deckName): \(topic)" }
  func onlyMissed(of deckName: String) -> String { "\(deckName), missed pairs" }
  var topicLabel: String { "Topic" }
  var allTopics: String { "all" }
  func topicsTitle(_ deckName: String) -> String { "Topics of \(deckName)" }
  var noTopics: String { "This deck has no topics." }
  func pairs(_ count: Int) -> String { "\(formats.number(count)) \(count == 1 ? "pair" : "pairs")" }
  var pairsLabel: String { "Pairs" }
  var rulesLabel: String { "Game" }
  func description(of rules: FallingRules) -> String {
    let rounds = "\(formats.number(rules.rounds)) \(rules.rounds == 1 ? "round" : "rounds")"
    guard let limit = rules.limit else { return "\(rounds) without a limit" }
    return "\(rounds) of \(seconds(limit.secondsRoundedUp))"
  }
  var missedLabel: String { "Missed" }
  func noSuchDeck(_ text: String) -> String { "There is no deck “\(text)”." }
  func deckAsOf(_ moment: Moment) -> String { "The deck is as of \(formats.moment(moment))." }
  func rowsLeftOut(_ count: Int) -> String {
    "\(formats.number(count)) \(count == 1 ? "row was" : "rows were") left out of the deck."
  }
  func thingsCleaned(_ count: Int) -> String {
    "\(formats.number(count)) \(count == 1 ? "thing was" : "things were") cleaned in the deck."
  }

  func roundTitle(_ number: Int, of count: Int) -> String {
    "Round \(formats.number(number)) of \(formats.number(count))"
  }
  func secondsLeft(_ seconds: Int) -> String { "\(self.seconds(seconds)) left" }
  func fewerRounds(_ count: Int) -> String {
    count == 1
      ? "There is only one word to ask, so the game has one round."
      : "There are only \(formats.number(count)) words to ask, so the game has as many rounds."
  }
  func right(_ word: String, _ answer: String, isShown: Bool) -> String {
    isShown ? "Right! \(word): \(answer)." : "Right, that was wrong! \(word): \(answer)."
  }
  func wrong(_ word: String, _ answer: String) -> String { "No. \(word): \(answer)." }
  func unanswered(_ word: String, _ answer: String) -> String { "No answer. \(word): \(answer)." }
  func noSuchGame(_ number: String) -> String { "There is no finished game “\(number)”." }
  func resultsTitle(_ deckName: String) -> String { "The game is over: \(deckName)" }
  func pastGameTitle(_ number: String) -> String { "Game \(number)" }
  var unansweredLabel: String { "No answer" }
  var missedTitle: String { "What was missed" }

  var decksTitle: String { "Decks" }
  var originLabel: String { "From" }
  func word(for origin: DeckSummary.Origin) -> String {
    switch origin {
    case .bundled: "Arcade"
    case .linked: "an address or file"
    case .kept: "you"
    }
  }
  func askToDelete(_ name: String) -> String {
    "Delete the deck “\(name)”? What was played with it stays in the history."
  }
  func deleted(_ name: String) -> String { "Deleted: “\(name)”." }
  var deckIsFixed: String { "This deck cannot be changed; only imported ones can. Choose another deck." }
  var noOwnDecks: String { "No deck was imported yet; only those can be changed." }
  func imported(_ name: String, pairs: Int) -> String { "Imported: “\(name)”, \(self.pairs(pairs))." }
  func wouldImport(_ pairs: Int, cleaned: Int, leftOut: Int) -> String {
    "Usable: \(self.pairs(pairs)). Cleaned: \(formats.number(cleaned)). Left out: \(formats.number(leftOut))."
  }
  func askToReplace(_ name: String) -> String { "There is a deck “\(name)” already. Replace it?" }
  func word(for kind: DeckChange.Kind) -> String {
    switch kind {
    case .spaces: "spaces removed"
    case .unicodeForm: "letters brought into one form"
    case .markup: "markup removed"
    case .alternatives: "alternatives told apart"
    case .duplicate: "joined with an earlier row"
    }
  }
  func sentence(for mistake: DeckMistake) -> String {
    switch mistake {
    case .feed(let mistake): sentence(for: mistake)
    case .sameOnBothSides(let text): "both sides say “\(text)”"
    case .tooLong(let limit): "longer than \(formats.number(limit)) characters"
    case .unclosedQuote: "a quote is opened here and never closed"
    }
  }
  func sentence(for error: WordsError) -> String {
    switch error {
    case .emptyDeck: "This deck holds no words. Choose another one."
    case .noSuchTopic(let topic): "This deck has nothing about “\(topic)”."
    case .nothingMissed: "Nothing was missed, so there is nothing to repeat."
    case .noUsableRows: "Nothing in it is a pair of words, so nothing was kept."
    case .badName(let name): "“\(name)” cannot be the name of a deck. Use 1 to 80 characters."
    }
  }

  var wordsTitle: String { "Words" }
  var inNeedTitle: String { "Worth another look" }
  var nothingAsked: String { "Nothing was played yet." }
  var totalLabel: String { "In all" }
  var wordLabel: String { "Word" }
  var translationLabel: String { "Translation" }

  private func seconds(_ seconds: Int) -> String { "\(formats.number(seconds)) \(seconds == 1 ? "second" : "seconds")" }
}
