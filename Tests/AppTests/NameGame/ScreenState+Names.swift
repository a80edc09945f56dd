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
      await ScreenState("home", some.home()), await ScreenState("home, failed", trouble.home()),
      await ScreenState("no game", NameGamePresenter(some, game: 0)),
      await ScreenState("practice", NameGamePresenter(some, playing: .practice)),
      await ScreenState("timed", NameGamePresenter(some, playing: .timed)),
      await ScreenState("hint", NameGamePresenter(some, playing: .hint)),
      await ScreenState("reverse", NameGamePresenter(some, playing: .reversePractice)),
      await ScreenState("over", NameGamePresenter(unhurried, playing: .timed), doing: finish),
      await ScreenState("hint on demand", NameGamePresenter(unhurried, playing: .hint)),
      await ScreenState("game, failed", NameGamePresenter(trouble, playing: .practice)),
      await ScreenState("people", some.people()), await ScreenState("people, nobody", none.people()),
      await ScreenState("people, failed", trouble.people()),
      await ScreenState("person", some.person(first)), await ScreenState("person, unknown", none.person(first)),
      await ScreenState("person, failed", trouble.person(first)),
      await ScreenState("history", some.history()), await ScreenState("history, failed", trouble.history()),
      await ScreenState("best", some.best()), await ScreenState("stats", some.stats()),
    ]
  }
}
