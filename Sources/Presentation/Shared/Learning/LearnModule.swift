import ArcadeDomain

/// Asks one card after another, stores each answer at once and shows a summary at the end.
final class LearnModule<Presenter: LearnPresenter>: Module {
  typealias Card = Presenter.Card
  typealias Common = Presenter.System.Intent
  private typealias Step = Action<LearnIntent<Common>>

  weak var view: (any ScreenView<Page>)?
  weak var router: (any Router<Presenter.System.Destination>)?

  private let presenter: Presenter
  private var contents: LessonContents<Card, Common>
  private var session: LearningSession<Card>?
  /// The ID of the session among all games.
  private var id = GameID(number: 1)
  private var failure: Failure?
  private var verdict: Notice?
  private var question: (blocks: [Block], choices: [Choice]) = ([], [])
  /// The turn that was shown last, and since when.
  private var asked: (number: Int, since: Duration)?

  private var phrases: Presenter.System.Sentences { presenter.system.phrases }
  private var turn: LearningTurn<Card>? { session?.turn }

  /// Creates a module for the cards of a game.
  init(_ presenter: Presenter) {
    self.presenter = presenter
    contents = LessonContents(title: presenter.title)
  }

  /// Shows the current card. At the first call, after the last card and on a new day, it loads the cards to learn.
  func show(_ news: [Notice]) async {
    if turn == nil || session?.day != presenter.time.reviewDay() { await begin(isRetry: failure != nil) }
    await render(news)
  }

  func perform(_ intent: LearnIntent<Common>) async {
    switch intent {
    case .choose(let place, let round): await answer(.option(place), in: round)
    case .type(let text, let round):
      guard let session, let card = turn?.card, let learning = presenter.learning else { return await render() }
      let verdict = learning.verdict(on: text, for: card, in: session)
      await answer(.typed(text.shownInALine, verdict), in: round)
    case .goOn(let round): await step(round) { $0.goOn(fromTurn: round.number, at: $1) }
    case .skip(let round): await step(round) { $0.skip(turn: round.number, at: $1) }
    case .common(let intent):
      await perform(intent, of: presenter.system, on: presenter.route) { wait($0) }
    }
  }

  func isAnswer(_ text: String) -> Bool {
    guard let session, let turn, turn.question == .typed, let learning = presenter.learning else { return false }
    return learning.verdict(on: text, for: turn.card, in: session) != .wrong
  }

  private func begin(isRetry: Bool) async {
    contents = await presenter.load(isRetry: isRetry)
    (session, failure, verdict, asked) = (nil, nil, nil, nil)
    do {
      let cards = try contents.cards.get()
      let random = presenter.generator()
      id = GameID(of: random)
      session = try await presenter.learning?.begin(
        cards,
        of: presenter.game,
        newPerDay: contents.newPerDay,
        random: random
      )
    } catch {
      failure = phrases.failure(for: error)
    }
  }

  private func answer(_ response: LearningResponse, in round: RoundID) async {
    let took = presenter.time.elapsed() - (asked?.since ?? presenter.time.elapsed())
    let reply =
      round.game == id.number
      ? session?.answer(response, inTurn: round.number, at: presenter.time.now(), within: took) : nil
    guard let reply else { return await render([Notice(phrases.tooLate, .warning)]) }
    let verdict = phrases.notice(for: reply)
    self.verdict = verdict
    var news = [verdict]
    do {
      try await presenter.learning?.record(reply)
    } catch {
      news.append(Notice(phrases.failure(for: error).text, .bad))
    }
    await render(news + phrases.notices(aboutUnsaved: presenter.unsaved))
  }

  private func step(_ round: RoundID, _ take: (inout LearningSession<Card>, Moment) -> Bool) async {
    guard var session, round.game == id.number, take(&session, presenter.time.now()) else {
      return await render([Notice(phrases.tooLate, .warning)])
    }
    (self.session, verdict) = (session, nil)
    await render()
  }

  private func wait(_ text: String) { view?.render(Screen(title: contents.title, content: .loading(text))) }
}

extension LearnModule {
  /// The available actions.
  var actions: [Action<LearnIntent<Common>>] { can.actions }

  private var can: PlacedActions<LearnIntent<Common>> {
    guard let turn else { return (failure == nil ? contents.leaving : contents.retrying).map(LearnIntent.common) }
    var can = answering(turn, RoundID(game: id.number, number: turn.number))
    can.actions += contents.asking.actions.map { $0.map(LearnIntent.common) }
    can.layout.controls += contents.asking.layout.controls
    return can
  }

  private func answering(_ turn: LearningTurn<Card>, _ round: RoundID) -> PlacedActions<LearnIntent<Common>> {
    let about = Parameter.fixed("round", round)
    let skip = Step("skip", phrases.skipCardAction, caption: phrases.skipCaption, about, weight: .main) { .skip($0) }
    switch turn.question {
    case .shown, .mistake:
      let next = Step("next", phrases.goOnAction, caption: phrases.nextCaption, about, weight: .usual) { .goOn($0) }
      return PlacedActions(actions: [next], layout: Layout { Block.bar(next) })
    case .among(let options, _):
      let rows = zip(options.indices, question.choices).map { ($0, $1) }
      let row = Parameter.row("n", phrases.yourAnswerLabel, of: rows, phrases)
      let answer = Step("answer", phrases.typeAnswerAction, about, row, weight: .usual) { .choose($1, $0) }
      return PlacedActions(actions: [answer, skip], layout: Layout(press: answer) { Block.bar(skip) })
    case .typed:
      let text = Parameter.text("text", phrases.yourAnswerLabel)
      let answer = Step("answer", phrases.typeAnswerAction, about, text, weight: .usual) { .type($1, $0) }
      return PlacedActions(
        actions: [answer, skip],
        layout: Layout {
          Block.forms(answer)
          Block.bar(skip)
        }
      )
    }
  }

  private func render(_ news: [Notice] = []) async {
    if let turn { question = await presenter.ask(turn) }
    let can = can
    var screen = Screen<Page>(
      title: contents.title,
      content: .empty(phrases.allLearnt),
      banners: contents.banners,
      news: news,
      offers: can.actions.map(\.offer),
      layout: can.layout
    )
    if let session, let turn {
      screen.title = phrases.cardTitle(turn.number, left: session.left)
      screen.content = .ready(Page(question.blocks + blocks(of: turn)))
      screen.roundID = RoundID(game: id.number, number: turn.number).description
      screen.scoreboard = Scoreboard(verdict: verdict)
      if asked?.number != turn.number { asked = (turn.number, presenter.time.elapsed()) }
    } else if let session {
      screen.content = .ready(Page(phrases.summary(of: session)))
    } else if let failure {
      screen.content = .failed(failure)
    }
    view?.render(screen)
  }

  private func blocks(of turn: LearningTurn<Card>) -> [Block] {
    let answer = Fact(phrases.answerIsLabel, turn.card.answer, .good)
    return switch turn.question {
    case .shown: [.facts([answer]), .text(phrases.newCard, .faint)]
    case .mistake(let given):
      [.facts([Fact(phrases.yourAnswerLabel, given, .bad), answer]), .text(phrases.enterGoesOn, .faint)]
    case .among: [.choices(question.choices)]
    case .typed: []
    }
  }
}

extension String {
  /// The text for one line: without control characters, and cut if it is long.
  fileprivate var shownInALine: String {
    let seen = unicodeScalars.lazy.filter { $0.properties.generalCategory != .control }
    return String(String(String.UnicodeScalarView(seen.prefix(500))).prefix(80))
  }
}
