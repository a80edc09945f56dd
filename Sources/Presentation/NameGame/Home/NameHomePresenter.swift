public import ArcadeDomain

/// Shows the modes and who can be asked for.
///
/// It runs on whichever actor calls it.
public final class NameHomePresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<NameHomeScreen>)?
  /// What leaves the screen.
  public weak var router: (any NameRouter)?

  /// The modes that can be played, in the order in which they are shown.
  private let modes: [NameGameMode]
  private let roster: NameRoster
  private let phrases: any NamePhrases

  /// Makes a presenter for a roster; a timed game lasts `seconds`, if that makes sense, else a minute.
  public init(roster: NameRoster, phrases: any NamePhrases, seconds: Int = 60) {
    let timed = NameGameMode(.timed(seconds: seconds)) ?? .timed
    let reverseTimed = NameGameMode(.timed(seconds: seconds), isReverse: true) ?? .reverseTimed
    modes = [.practice, timed, .reversePractice, reverseTimed, .hint].map { roster.hasClock ? $0 : $0.withoutLimit }
    self.roster = roster
    self.phrases = phrases
  }

  /// Loads the people for the first time.
  public func begin() async {
    view?.render(NameHomeScreen(title: phrases.homeTitle, content: .loading(phrases.loadingPeople)))
    await render { try await roster.people.people() }
  }

  /// Shows the screen again.
  public func show() async { await render { try await roster.people.people() } }

  /// Loads the people anew.
  public func refresh() async {
    view?.render(NameHomeScreen(title: phrases.homeTitle, content: .loading(phrases.loadingPeople)))
    await render { try await roster.people.refreshed() }
  }

  /// Begins a game in the mode with a number; false where there is no such mode.
  public func choose(_ number: String) async -> Bool {
    guard let mode = modes.row(numbered: number) else { return false }
    await go(to: .play(mode))
    return true
  }

  /// Goes to another screen.
  public func go(to route: NameRoute) async {
    await router?.follow(route)
  }

  private func render(_ load: () async throws -> Loaded<PeopleList>) async {
    do {
      let loaded = try await load()
      let (best, trouble) = await bestGames()
      let rows = modes.enumerated().map { index, mode in
        NameHomeScreen.Row(
          mode: mode,
          number: index + 1,
          meaning: phrases.meaning(of: mode),
          best: best.first { $0.mode == mode }.map { phrases.bestSoFar($0.best.score) }
        )
      }
      view?.render(
        NameHomeScreen(
          title: phrases.homeTitle,
          content: .modes(rows),
          notices: phrases.notices(about: loaded) + trouble + phrases.notices(aboutUnsaved: roster.games.unsaved)
        )
      )
    } catch {
      view?.render(NameHomeScreen(title: phrases.homeTitle, content: .failed(phrases.peopleFailure(for: error))))
    }
  }

  private func bestGames() async -> ([BestNameResults], trouble: [Notice]) {
    do {
      return (try await roster.games.best(), [])
    } catch {
      return ([], [Notice(phrases.nameFailure(for: error).text, .bad)])
    }
  }
}
