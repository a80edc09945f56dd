import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting

extension ScreenState {
  /// The screens of falling words: at rest, in a game, at its end, failed and asking.
  static func words(in language: Language) async throws -> [ScreenState] {
    let (fresh, played, broken) = (SampleWordQuiz(), SampleWordQuiz(), SampleWordQuiz())
    try await SampleWords.play("rwn", in: played.games)
    let kept = try await played.decks.keep(SampleWords.reading(), as: "Mine", replacing: false)
    for call in DeckCall.allCases { broken.deckFaults.fail(call, with: .noConnection) }
    for call in WordGameCall.allCases { broken.gameFaults.fail(call, with: .noConnection) }
    let (none, some) = (
      fresh.actions(in: language), played.actions(in: language, rules: FallingRules(rounds: 1) ?? .usual)
    )
    let trouble = broken.actions(in: language)
    let first = PastWordGame.ID(number: 1)
    return [
      await ScreenState("words", of: none, PageModule(WordHomePresenter(none))),
      await ScreenState("words, played", of: some, PageModule(WordHomePresenter(some))),
      await ScreenState("words, failed", of: trouble, PageModule(WordHomePresenter(trouble))),
      await ScreenState("topics", of: some, PageModule(WordTopicsPresenter(some))),
      await ScreenState("topics, failed", of: trouble, PageModule(WordTopicsPresenter(trouble))),
      await ScreenState("decks", of: some, PageModule(WordDecksPresenter(some))),
      await ScreenState("decks, failed", of: trouble, PageModule(WordDecksPresenter(trouble))),
      await ScreenState("decks, asking", of: some, PageModule(WordDecksPresenter(some)), doing: .askToDelete(kept.id)),
      await ScreenState("games, none", of: none, PageModule(WordHistoryPresenter(none))),
      await ScreenState("games", of: some, PageModule(WordHistoryPresenter(some))),
      await ScreenState("games, failed", of: trouble, PageModule(WordHistoryPresenter(trouble))),
      await ScreenState("past game", of: some, PageModule(WordPastGamePresenter(some, first))),
      await ScreenState("past game, unknown", of: none, PageModule(WordPastGamePresenter(none, first))),
      await ScreenState("best", of: some, PageModule(WordBestPresenter(some))),
      await ScreenState("progress", of: some, PageModule(WordProgressPresenter(some))),
      await ScreenState("pairs", of: some, PageModule(WordListPresenter(some))),
      await ScreenState("statistics", of: some, PageModule(WordStatsPresenter(some))),
      await ScreenState("statistics, failed", of: trouble, PageModule(WordStatsPresenter(trouble))),
      await ScreenState("game, not begun", of: some, FallingPresenter(some, game: first)),
      await ScreenState("game", of: some, try await begun(some).presenter),
      await ScreenState("game, over, nothing missed", of: some, try await ended(some, rightly: true)),
      await ScreenState("game, over", of: some, try await ended(some, rightly: false)),
    ]
  }

  /// Begins a game of one round.
  private static func begun(_ actions: WordScreens) async throws -> (presenter: FallingPresenter, id: PastWordGame.ID) {
    let (home, router) = (PageModule(WordHomePresenter(actions)), RecordingRouter<WordRoute>())
    home.router = router
    await home.perform(.play(nil, .all))
    guard case .game(let id)? = router.routes.last?.screen else { throw CancellationError() }
    return (FallingPresenter(actions, game: id), id)
  }

  /// Plays a game of one round to its end.
  private static func ended(_ actions: WordScreens, rightly: Bool) async throws -> FallingPresenter {
    let (presenter, id) = try await begun(actions)
    let view = RecordingView<FallingContent>()
    presenter.view = view
    await presenter.show()
    guard case .round(let round)? = view.screens.last?.content.value else { throw CancellationError() }
    let isRight = round.translation.value == round.word.value.replacing("word", with: "palabra")
    await presenter.perform(.answer(isRight == rightly ? .right : .wrong, round: RoundID(game: id.number, number: 1)))
    return presenter
  }
}
