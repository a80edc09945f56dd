public import ArcadeDomain

/// The result of a finished game, which need not exist.
public struct WordPastGamePresenter: WordPresenter {
  public let system: WordScreens
  let choice: DeckSelection?
  private let id: PastWordGame.ID

  /// Creates the screen of a finished game.
  public init(_ system: WordScreens, _ id: PastWordGame.ID, _ choice: DeckSelection? = nil) {
    (self.system, self.choice) = (system, choice)
    self.id = id
  }

  public var route: WordRoute { WordRoute(.pastGame(id), choice) }
  public var title: String { phrases.historyTitle }

  func load(_ can: inout WordActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.layout = can.layout(can.play.first)
    guard let game = try await quiz.pastGame(id) else {
      return contents.content = .failed(Failure(phrases.noSuchGame(String(id.number)), canRetry: false))
    }
    contents.title = phrases.pastGameTitle(String(id.number))
    contents.content = .ready(Page(game, phrases: phrases))
  }
}

extension Page {
  /// Creates the page of a finished game's result.
  init(_ owned: Owned<PastWordGame>, phrases: WordPhrases) {
    let game = owned.value
    var about = [
      Fact(phrases.deckLabel, phrases.name(of: game.start, deckName: game.start.deckName)),
      Fact(phrases.playedLabel, phrases.formats.moment(game.finishedAt)),
    ]
    if !owned.owner.isNobody { about.insert(Fact(phrases.whoLabel, owned.owner.name), at: 0) }
    let missed = game.rounds.filter { $0.outcome != .right }.map { Fact($0.prompt, $0.answer) }
    self.init(about + phrases.counts(of: game.score), missed: missed, phrases: phrases)
  }
}
