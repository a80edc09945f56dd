public import ArcadeDomain

/// Asks one round after another, judges answers at once and keeps them.
///
/// It runs on whichever actor calls it.
public final class NameGamePresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<NameGameScreen>)?
  /// What leaves the game.
  public weak var router: (any NameRouter)?

  private let roster: NameRoster
  private let mode: NameGameMode
  private let phrases: any NamePhrases
  private let random: SplitMix64
  private var game: NameGame?
  /// The pictures of those in the round.
  private var pictures: [Person.ID: String] = [:]

  /// Makes a presenter for a game that begins when `begin()` is called.
  public init(roster: NameRoster, mode: NameGameMode, phrases: any NamePhrases, random: SplitMix64) {
    self.roster = roster
    self.mode = mode
    self.phrases = phrases
    self.random = random
  }

  /// How long from now until `wake()` has something to do; nil where nothing will happen by itself.
  public var wakeAfter: Duration? { game?.nextWake(at: roster.time.elapsed()) }

  /// Whether the game has ended.
  public var hasEnded: Bool { game?.isOver ?? false }

  /// Draws the first round and lets the time run; after a failure, tries again.
  public func begin() async {
    guard game == nil else { return render() }
    view?.render(NameGameScreen(title: phrases.name(of: mode), content: .loading(phrases.loadingPeople)))
    do {
      game = try await roster.beginNameGame(mode, random: random)
      await loadPictures()
      // The time runs from the moment in which the round is seen.
      render()
      game?.begin(at: roster.time.elapsed())
    } catch {
      let failure = phrases.nameFailure(for: error)
      view?.render(NameGameScreen(title: phrases.name(of: mode), content: .failed(failure)))
    }
  }

  /// Answers a round with one of its options, from 1.
  public func answer(_ text: String, inRound number: Int) async {
    guard var next = game else { return await begin() }
    let reply = next.answer((Int(text) ?? 0) - 1, inRound: number, at: roster.time.elapsed())
    let before = game?.round.number
    game = next
    switch reply {
    case .late: await next.isOver ? end() : say(Notice(phrases.tooLate, .warning))
    case .noSuchOption: say(Notice(phrases.noSuchOption(text), .warning))
    case .judged(let answer):
      let notices = await kept(answer)
      if next.isOver { return await end(by: answer, failure: notices.first) }
      if next.round.number != before { await loadPictures() }
      render([phrases.notice(for: answer, endsGame: false)] + notices, isUpdate: next.round.number == before)
    }
  }

  /// Strikes a wrong option out, where hints come on demand.
  public func hint() async {
    guard var next = game else { return await begin() }
    let option = next.hint(at: roster.time.elapsed())
    game = next
    say(option.map { phrases.struckOut($0, in: next) } ?? Notice(phrases.noHint, .warning))
  }

  /// Ends a game that has no limit; says what else ends it where it has one.
  public func finish() async {
    guard var next = game else { return await begin() }
    let isFinished = next.finish(at: roster.time.elapsed())
    game = next
    if isFinished || next.isOver { await end() } else { say(Notice(phrases.endsByItself, .warning)) }
  }

  /// Does what is due by now: a warning, a hint, the end.
  public func wake() async {
    guard var next = game else { return }
    let events = next.wake(at: roster.time.elapsed())
    game = next
    if next.isOver { return await end() }
    for event in events {
      switch event {
      case .warning(let seconds):
        render([Notice(phrases.secondsLeft(seconds), .warning)], isUpdate: true, showsTime: false)
      case .struckOut(let option): say(phrases.struckOut(option, in: next))
      case .over: break
      }
    }
  }

  /// Draws the round again.
  public func show() { render() }

  /// Goes to another screen; the time runs on meanwhile.
  public func go(to route: NameRoute) async {
    await router?.follow(route)
  }
}

extension NamePhrases {
  fileprivate func struckOut(_ option: Int, in game: NameGame) -> Notice {
    Notice(struckOut(String(option + 1), name: game.mode.isReverse ? nil : game.round.asked.name))
  }
}

extension NameGame {
  fileprivate var isOver: Bool { if case .over = phase { true } else { false } }
}

extension NameGamePresenter {
  /// Keeps an answer; returns why that failed, where it did. The game goes on all the same.
  private func kept(_ answer: NameAnswer) async -> [Notice] {
    do {
      try await roster.games.record(answer, at: roster.time.now())
      return []
    } catch {
      return [Notice(phrases.nameFailure(for: error).text, .bad)]
    }
  }

  private func end(by answer: NameAnswer? = nil, failure notice: Notice? = nil) async {
    guard let game, let result = game.result(finishedAt: roster.time.now()) else { return await go(to: .home) }
    var failure = notice.map { Failure($0.text, canRetry: false) }
    do {
      try await roster.games.finish(result)
    } catch {
      failure = phrases.nameFailure(for: error)
    }
    await router?.follow(
      .over(NameGameOutcome(game: game, result: result, lastAnswer: answer, failure: failure))
    )
  }

  private func loadPictures() async {
    guard let game, let portraits = roster.portraits else { return }
    pictures = await portraits.files(of: game.mode.isReverse ? [game.round.asked] : game.round.options)
  }

  private func say(_ notice: Notice) { render([notice], isUpdate: true) }

  private func render(_ notices: [Notice] = [], isUpdate: Bool = false, showsTime: Bool = true) {
    guard let game else { return }
    var screen = NameGameScreen(
      game,
      at: roster.time.elapsed(),
      pictures: pictures,
      notices: notices,
      isUpdate: isUpdate,
      phrases: phrases
    )
    if !showsTime { screen.time = nil }
    view?.render(screen)
  }
}
