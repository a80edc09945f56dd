public import ArcadeDomain

/// The finished games, newest first.
public struct PriceHistoryPresenter: PricePresenter {
  public let system: PriceScreens
  private let place: PageCursor

  /// Creates a page of the finished games.
  public init(_ system: PriceScreens, at place: PageCursor = .newest) { (self.system, self.place) = (system, place) }

  public var route: PriceRoute { .history(place) }
  public var title: String { phrases.historyTitle }

  func load(_ can: inout PriceActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.followsStore = true
    contents.layout = can.layout(can.play.first, can.retry)
    let part = try await quiz.pastGames(at: place)
    let games = part.rows
    contents.content = .tables(Table(games, phrases: phrases), else: phrases.noGames)
    can.pages = part.turning(phrases) { .history($0) }
    can.own = [opening(games)].compactMap(\.self)
    contents.layout = can.layout(can.play.first) { Block.forms(can.own) }
  }

  private func opening(_ games: [PastPriceGame]) -> Action<PriceIntent>? {
    guard !games.isEmpty else { return nil }
    let known = games.map { String($0.id.number) }
    let slot = Parameter(Field("game", phrases.gameLabel, .code(known: known.map { Choice($0) }))) {
      [phrases] in
      phrases.noSuchGame($0)
    } read: {
      known.contains($0) ? PastPriceGame.ID(text: $0) : nil
    }
    return Action("open", phrases.pastGameAction, caption: phrases.openCaption, slot, weight: .usual) {
      .go(.pastGame($0))
    }
  }
}

extension Table {
  /// Creates a table of finished games with their numbers, in the given order.
  public init(_ games: [PastPriceGame], phrases: PricePhrases) {
    let formats = phrases.formats
    self.init(of: games, id: { String($0.id.number) }, address: { PriceRoute.pastGame($0.id).address }) {
      TableColumn(phrases.gameLabel, isNumber: true) { Cell(String($0.id.number), .strong) }
      TableColumn(phrases.playedLabel, isSecondary: true) { formats.moment($0.finishedAt) }
      TableColumn(phrases.categoryLabel, mayBeCut: true) { phrases.name(of: $0.trails) }
      TableColumn(phrases.ruleLabel, isSecondary: true) { phrases.name(ofRule: $0.ruleName) }
      TableColumn(phrases.rightLabel, isNumber: true, isSecondary: true) {
        phrases.right($0.score.right, percent: $0.score.accuracy.percent)
      }
      TableColumn(phrases.scoreLabel, isNumber: true) { formats.number($0.score.points) }
    }
  }
}
