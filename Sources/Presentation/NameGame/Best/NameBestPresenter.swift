public import ArcadeDomain

/// The best game of each mode, of all players.
public struct NameBestPresenter: NamePresenter {
  public let system: NameScreens

  /// Creates the list of the best games.
  public init(_ system: NameScreens) { self.system = system }

  public var route: NameRoute { .best }
  public var title: String { phrases.bestTitle }

  func load(_ can: inout NameActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.followsStore = true
    contents.layout = can.layout(can.practice.first)
    let best = try await roster.everybodysBest()
    contents.title = phrases.bestTitle(of: best)
    contents.content = .tables(Table(best, phrases: phrases), else: phrases.noGames)
  }
}

extension Table {
  /// Creates a table of the best games in the given order. If a player has a name, it has a column of players.
  public init(_ best: [Owned<BestNameResults>], phrases: NamePhrases) {
    self.init(of: best) {
      TableColumn(phrases.modeLabel) { phrases.name(of: $0.value.mode) }
      TableColumn(phrases.whoLabel, owners: best, phrases) { $0.owner }
      TableColumn(phrases.firstTenLabel, isNumber: true) { phrases.share(ofTen: $0.value.bestOfTen) }
      TableColumn(phrases.bestLabel, isNumber: true) { phrases.formats.number($0.value.best.score) }
      TableColumn(phrases.playedLabel, isSecondary: true) { phrases.formats.moment($0.value.best.finishedAt) }
      TableColumn(phrases.gamesLabel, isNumber: true, isSecondary: true) { phrases.formats.number($0.value.games) }
      TableColumn(phrases.accuracyLabel, isNumber: true, isSecondary: true) { phrases.share($0.value.accuracy) }
    }
  }
}
