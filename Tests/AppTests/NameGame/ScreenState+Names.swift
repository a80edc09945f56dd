import ArcadeDomain
import ArcadePresentation
import ArcadeTesting

extension ScreenState {
  /// The screens of the name game: a round of each kind, its end, and the pages: full, empty and failed.
  static func names(in language: Language) async throws -> [ScreenState] {
    let (full, calm, broken) = (SampleRoster(), SampleRoster(hasClock: false), SampleRoster())
    for call in NameGameCall.allCases { broken.faults.fail(call, with: .noConnection) }
    let (some, none) = (full.actions(in: language), SampleRoster(people: 0).actions(in: language))
    let (unhurried, trouble) = (calm.actions(in: language), broken.actions(in: language))
    let finish = NameGameIntent.finish(RoundID(game: 5, number: 1))
    let first = Person.ID("P00")
    return [
      await ScreenState("home", of: some, some.home()), await ScreenState("home, failed", of: trouble, trouble.home()),
      await ScreenState("no game", of: some, NameGamePresenter(some, game: 0)),
      await ScreenState("practice", of: some, game(some, .practice)),
      await ScreenState("timed", of: some, game(some, .timed)),
      await ScreenState("hint", of: some, game(some, .hint)),
      await ScreenState("reverse", of: some, game(some, .reversePractice)),
      await ScreenState("over", of: unhurried, game(unhurried, .timed), doing: finish),
      await ScreenState("hint on demand", of: unhurried, game(unhurried, .hint)),
      await ScreenState("people", of: some, some.people()),
      await ScreenState("people, nobody", of: none, none.people()),
      await ScreenState("people, failed", of: trouble, trouble.people()),
      await ScreenState("person", of: some, some.person(first)),
      await ScreenState("person, unknown", of: none, none.person(first)),
      await ScreenState("person, failed", of: trouble, trouble.person(first)),
      await ScreenState("history", of: some, some.history()),
      await ScreenState("history, failed", of: trouble, trouble.history()),
      await ScreenState("best", of: some, some.best()), await ScreenState("progress", of: some, some.progress()),
      await ScreenState("stats", of: some, some.stats()),
    ]
  }

  /// Begins a game in a mode.
  private static func game(_ screens: NameScreens, _ mode: NameGameMode) async -> NameGamePresenter {
    let (home, router) = (screens.home(), RecordingRouter<NameRoute>())
    home.router = router
    await home.perform(.play(mode))
    let id: GameID = if case .game(let id)? = router.routes.last { id } else { 0 }
    return NameGamePresenter(screens, game: id)
  }
}
