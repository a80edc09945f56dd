import ArcadePresentation

/// A round on the console.
final class ConsoleNameGameView: ScreenView, ConsoleModule {
  private let presenter: NameGamePresenter
  private let router: ConsoleNameRouter
  private let console: NameConsole
  /// The round that was shown last, which a typed number answers.
  private var shownRound = 0
  /// Whether the last load failed, so that the next one does not find the people at hand.
  private var hasFailed = false

  init(presenter: NameGamePresenter, router: ConsoleNameRouter, console: NameConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    let words = console.words
    return [
      .init("1–6", "", words.answer),
      .init("hint", "", words.strikeOut),
      .init("finish", "", words.finish),
    ] + console.everywhere.filter { !["hint", "people", "person"].contains($0.word) } + [console.retry]
  }

  /// Whether a round waits for its answer.
  private var isAsked: Bool { shownRound > 0 && !presenter.hasEnded }

  var wakeAfter: Duration? { presenter.wakeAfter }

  func begin() async {
    await presenter.begin()
    if isAsked { console.output.paragraph(console.words.howToAnswer, .faint) }
  }

  /// The game ends while other screens lie above it, too.
  var wakesWhenCovered: Bool { true }

  func wake() async -> Bool {
    await presenter.wake()
    // A hint or a warning leaves what is half typed; only the end comes before it.
    return presenter.hasEnded
  }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch (line.command, line.arguments.count) {
    case ("hint", 0): await presenter.hint()
    case ("finish", 0): await presenter.finish()
    case ("retry", 0): await presenter.retry()
    case (let word, 0) where Int(word) != nil:
      let before = shownRound
      await presenter.answer(word, inRound: before)
      return shownRound == before ? .done : .movedOn
    // They would tell the answer.
    case ("people", _) where isAsked, ("person", _) where isAsked: return .refused(console.words.cardsClosed)
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: NameGameScreen) {
    let output = console.output
    if case .loading(let text) = screen.content {
      // The first screen has loaded the people, unless that failed; pictures can take a while too.
      if console.pictures.isOpen || hasFailed { output.progress(text) }
      return
    }
    output.notices(screen.notices)
    guard !screen.isUpdate else { return time(screen) }
    output.heading(screen.title)
    time(screen)
    switch screen.content {
    case .loading: break
    case .failed(let failure):
      hasFailed = true
      output.failure(failure, phrases: console.phrases)
    case .round(let round):
      shownRound = round.number
      draw(round)
    }
  }

  private func time(_ screen: NameGameScreen) {
    if let time = screen.time { console.output.paragraph(time, .faint) }
  }

  private func draw(_ round: NameGameScreen.Round) {
    let faces = FaceGrid(pictures: console.pictures, output: console.output)
    console.output.paragraph(round.question, .strong)
    let options = round.options.filter { !$0.isStruckOut }
    if let face = round.face { faces.draw(face, linesBelow: options.count) }
    faces.draw(options)
  }
}
