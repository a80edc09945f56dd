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
  public let modes: [NameGameMode]
  private let roster: NameRoster
  private let phrases: any NamePhrases

  /// Makes a presenter for a roster; a timed game lasts `seconds`, if that makes sense, else a minute.
  public init(roster: NameRoster, phrases: any NamePhrases, seconds: Int = 60) {
    let timed = NameGameMode(.timed(seconds: seconds)) ?? .timed
    let reverseTimed = NameGameMode(.timed(seconds: seconds), isReverse: true) ?? .reverseTimed
    modes = [.practice, timed, .reversePractice, reverseTimed, .hint]
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

  /// Goes to another screen.
  public func go(to route: NameRoute) async {
    await router?.follow(route)
  }

  private func render(_ load: () async throws -> Loaded<PeopleList>) async {
    do {
      let loaded = try await load()
      let (best, trouble) = await bestGames()
      let rows = modes.enumerated().map { index, mode in
        let played = roster.hasClock ? mode : mode.withoutLimit
        return NameHomeScreen.Row(
          mode: mode,
          number: index + 1,
          name: phrases.name(of: played),
          meaning: phrases.meaning(of: played),
          best: best.first { $0.mode == played }.map { phrases.bestSoFar($0.best.score) }
        )
      }
      view?.render(
        NameHomeScreen(
          title: phrases.homeTitle,
          content: .modes(rows),
          notices: phrases.notices(about: loaded) + trouble
        )
      )
    } catch {
      let failure = phrases.nameFailure(for: error)
      let canRetry = (error as? RepositoryError)?.code != .unavailable
      let content = NameHomeScreen.Content.failed(Failure(failure.text, canRetry: canRetry))
      view?.render(NameHomeScreen(title: phrases.homeTitle, content: content))
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
