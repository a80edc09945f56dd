import ArcadeDomain

/// The first screen of the name game: the modes and the number of due names.
public struct NameHomePresenter: NamePresenter {
  public let system: NameScreens
  private var isFirst = true

  /// Creates the home screen.
  public init(_ system: NameScreens) { self.system = system }

  public var route: NameRoute { .home }
  public var title: String { phrases.homeTitle }

  mutating func load(_ can: inout NameActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    if isFirst { progress(phrases.loadingPeople) }
    isFirst = false
    (can.learn, can.people) = (can.learn?.main, can.people.main)
    can.refresh = Action("refresh", phrases.refreshAction, caption: phrases.refreshCaption) { .refresh }
    let loaded = try await roster.peopleList()
    contents.banners = phrases.notices(about: loaded)
    if loaded.value.people.contains(where: { $0.picture != nil }) {
      contents.news = system.unsaid.taken().map { Notice($0) }
    }
    let (best, trouble) = await bestGames()
    contents.banners += trouble + phrases.notices(aboutUnsaved: roster.unsaved)
    let choices = system.modes.map { choice(of: $0, best: best) }
    let due = (try? await roster.namesDue()) ?? 0
    let toLearn = due > 0 ? [Block.text(phrases.namesDue(due), .strong)] : []
    contents.content = .ready(Page(toLearn + [.choices(choices)]))
    can.mode = choosing(among: choices)
    contents.layout = can.layout(can.learn, press: can.mode)
  }

  /// Returns a mode as a choice; its ID is the same in every language.
  private func choice(of mode: NameGameMode, best: [BestNameResults]) -> Choice {
    let meaning = phrases.meaning(of: mode)
    let best = best.first { $0.mode == mode }.map { phrases.bestSoFar($0.best.score) }
    return Choice(mode.text, best.map { phrases.adding($0, to: meaning) } ?? meaning)
  }

  private func choosing(among choices: [Choice]) -> Action<NameIntent> {
    let row = Parameter.row("mode", phrases.modeLabel, of: Array(zip(system.modes, choices)), phrases)
    return Action("mode", phrases.modeAction, row, weight: .usual) { .play($0) }
  }

  private func bestGames() async -> ([BestNameResults], trouble: [Notice]) {
    do {
      return (try await roster.ownBest(), [])
    } catch {
      return ([], [Notice(phrases.failure(for: error).text, .bad)])
    }
  }
}
