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
      await ScreenState("home", of: some, PageModule(NameHomePresenter(some))),
      await ScreenState("home, failed", of: trouble, PageModule(NameHomePresenter(trouble))),
      await ScreenState("no game", of: some, NameGamePresenter(some, game: 0)),
      await ScreenState("practice", of: some, game(some, .practice)),
      await ScreenState("timed", of: some, game(some, .timed)),
      await ScreenState("hint", of: some, game(some, .hint)),
      await ScreenState("reverse", of: some, game(some, .reversePractice)),
      await ScreenState("over", of: unhurried, game(unhurried, .timed), doing: finish),
      await ScreenState("hint on demand", of: unhurried, game(unhurried, .hint)),
      await ScreenState("people", of: some, PageModule(NamePeoplePresenter(some))),
      await ScreenState("people, nobody", of: none, PageModule(NamePeoplePresenter(none))),
      await ScreenState("people, failed", of: trouble, PageModule(NamePeoplePresenter(trouble))),
      await ScreenState("person", of: some, PageModule(NamePersonPresenter(some, first))),
      await ScreenState("person, unknown", of: none, PageModule(NamePersonPresenter(none, first))),
      await ScreenState("person, failed", of: trouble, PageModule(NamePersonPresenter(trouble, first))),
      await ScreenState("history", of: some, PageModule(NameHistoryPresenter(some))),
      await ScreenState("history, failed", of: trouble, PageModule(NameHistoryPresenter(trouble))),
      await ScreenState("best", of: some, PageModule(NameBestPresenter(some))),
      await ScreenState("progress", of: some, PageModule(NameProgressPresenter(some))),
      await ScreenState("stats", of: some, PageModule(NameStatsPresenter(some))),
    ]
  }

  /// Begins a game in a mode.
  private static func game(_ screens: NameScreens, _ mode: NameGameMode) async -> NameGamePresenter {
    let (home, router) = (PageModule(NameHomePresenter(screens)), RecordingRouter<NameRoute>())
    home.router = router
    await home.perform(.play(mode))
    let id: GameID = if case .game(let id)? = router.routes.last { id } else { 0 }
    return NameGamePresenter(screens, game: id)
  }
}
