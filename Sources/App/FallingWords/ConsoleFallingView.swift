import ArcadeDomain
import ArcadePresentation

/// A game of falling words on the console: the fall is a line each second, further in each time.
final class ConsoleFallingView: ScreenView, ConsoleModule {
  private static let farthestStep = 6

  private let presenter: FallingPresenter
  private let plan: FallingPlan
  private let router: ConsoleWordRouter
  private let console: WordConsole
  /// The round that was shown last, which a typed line answers.
  private var shown: FallingTurn?
  private var isOver = false

  init(presenter: FallingPresenter, plan: FallingPlan, router: ConsoleWordRouter, console: WordConsole) {
    self.presenter = presenter
    self.plan = plan
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    let own: [ConsoleCommand] =
      isOver
      ? [.init("again", "", console.words.again), .init("missed", "", console.words.missedHere)]
      : [.init("r", "", console.words.sayRight), .init("w", "", console.words.sayWrong)]
    return own + console.everywhere.filter { !(isOver && $0.word == "missed") } + [console.retry]
  }

  var wakeAfter: Duration? { presenter.wakeAfter }

  func begin() async {
    await presenter.begin(plan)
    if shown != nil, !isOver { console.output.paragraph(console.words.howToAnswer, .faint) }
  }

  func resume() async {
    shown = nil
    await presenter.show()
  }

  func wake() async -> Bool {
    let before = shown
    await presenter.wake()
    return isOver || shown != before
  }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    if let shown, !isOver, line.arguments.isEmpty, let answer = console.answer(line.command) {
      await presenter.answer(answer, to: shown)
      return .movedOn
    }
    switch (line.command, line.arguments.count) {
    case ("again", 0) where isOver, ("retry", 0) where isOver: await presenter.again()
    case ("missed", 0) where isOver: await presenter.playMissed()
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: FallingScreen) {
    let output = console.output
    if case .loading(let text) = screen.content { return output.progress(text) }
    output.notices(screen.notices)
    switch screen.content {
    case .loading: break
    case .round(let round): draw(round, title: screen.title)
    case .results(let results):
      isOver = true
      draw(results, title: screen.title)
    case .failed(let failure):
      isOver = true
      output.heading(screen.title)
      output.failure(failure, phrases: console.phrases)
    }
  }

  private func draw(_ round: FallingScreen.Round, title: String) {
    let output = console.output
    isOver = false
    if shown != round.turn { output.heading(title) }
    guard let fall = round.fall else {
      shown = round.turn
      return output.facts([
        Fact(console.wordPhrases.wordLabel, round.word), Fact(console.wordPhrases.translationLabel, round.translation),
      ])
    }
    if shown != round.turn { output.paragraph(round.word, .strong) }
    shown = round.turn
    let time = " (\(fall.timeLeft))"
    let room = output.width - DisplayWidth.columns(of: TextSanitiser.clean(round.translation + time))
    let indent = min(fall.step * Self.farthestStep, fall.step * max(0, room) / max(1, fall.steps))
    output.paragraph(round.translation + time, indent: indent)
  }

  private func draw(_ results: FallingScreen.Results, title: String) {
    let output = console.output
    output.heading(title)
    output.facts(results.facts)
    if !results.missed.isEmpty {
      output.paragraph(results.missedTitle, .strong)
      output.definitions(results.missed.map { ($0.label, $0.value) })
    }
    output.paragraph(results.missed.isEmpty ? console.phrases.afterGame : console.words.whatNextWithMissed, .faint)
  }
}
