public import ArcadeDomain

/// The completed games, newest first.
public struct NameHistoryPresenter: NamePresenter {
  public let system: NameScreens
  private let place: PageCursor

  /// Creates a page of the completed games.
  public init(_ system: NameScreens, at place: PageCursor = .newest) { (self.system, self.place) = (system, place) }

  public var route: NameRoute { .history(place) }
  public var title: String { phrases.historyTitle }

  func load(_ can: inout NameActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.followsStore = true
    let part = try await roster.pastGames(at: place)
    contents.content = .tables(Table(part.rows, phrases: phrases), else: phrases.noGames)
    can.pages = part.turning(phrases) { .history($0) }
    contents.layout = can.layout(can.practice.first)
  }
}

extension Table {
  /// Creates a table of games in the given order.
  public init(_ games: [NameGameResult], phrases: NamePhrases) {
    self.init(of: games) {
      TableColumn(phrases.playedLabel, isSecondary: true) { phrases.formats.moment($0.finishedAt) }
      TableColumn(phrases.modeLabel) { phrases.name(of: $0.mode) }
      TableColumn(phrases.rightLabel, isNumber: true) { phrases.formats.number($0.score) }
      TableColumn(phrases.wrongLabel, isNumber: true, isSecondary: true) { phrases.formats.number($0.wrong) }
      TableColumn(phrases.accuracyLabel, isNumber: true, isSecondary: true) { phrases.share($0.accuracy) }
    }
  }
}
