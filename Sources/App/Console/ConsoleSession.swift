import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// A stack of screens, and the loop that reads lines for the topmost one.
final class ConsoleSession {
  let output: ConsoleOutput
  private let lines: any LineSource
  private let phrases: ConsolePhrases
  private let farewell: ShutdownReporter
  private let answers: AnswerRule
  /// What is said before anything else.
  private let greeting: String?
  private let systems: [ConsoleSystem]
  private let menuPhrases: any Phrases
  /// Says in words why a screen could not be put together.
  private let sentence: (any Error) -> String
  /// Says that others have changed something; nil where nobody sits at the prompt.
  private let changes: StoreChanges?
  private var stack: [any ConsoleModule] = []

  init(
    output: ConsoleOutput,
    lines: any LineSource,
    phrases: ConsolePhrases,
    farewell: ShutdownReporter,
    systems: [ConsoleSystem],
    menuPhrases: any Phrases,
    answers: AnswerRule = .ask,
    changes: StoreChanges? = nil,
    greeting: String? = nil,
    sentence: @escaping (any Error) -> String
  ) {
    self.output = output
    self.lines = lines
    self.phrases = phrases
    self.farewell = farewell
    self.systems = systems
    self.menuPhrases = menuPhrases
    self.answers = answers
    self.changes = changes
    self.greeting = greeting
    self.sentence = sentence
    if let changes { lines.notice(changes) }
  }

  /// Shows the first screen of a system, or the menu, and reads lines until the person quits or the input ends.
  func run(_ word: String? = nil) async throws {
    stack = [menu()]
    if let system = systems.first(where: { $0.word == word }) {
      stack.append(try system.open(self))
    }
    if let greeting, !output.isQuiet { output.paragraph(greeting, .faint) }
    await StepReads.during { await stack.last?.show([]) }
    try await readLines()
  }

  private func readLines() async throws(InputFailure) {
    while !stack.isEmpty, output.failure == nil {
      await StepReads.during { await answerByRule() }
      guard let top = stack.last else { break }
      help.prompt(on: top, for: lines)
      let sleeper = nextToWake()
      changes?.await(top.followsStore)
      switch try await lines.nextLine(within: sleeper?.wakeAfter) {
      case .line(let text):
        let echo = top.echo(of: text)
        if !lines.isTerminal { output.echo(echo) }
        let isAsked = top.isAsking || top.isRound
        if echo == text, HistoryRule.keeps(text, isAsked: isAsked, offers: top.offers) { lines.remember(text) }
        await StepReads.during { await accept(ConsoleLine(text), on: top) }
      case .timeLimitPassed:
        output.blank()
        if await sleeper?.wake() == true { lines.dropBegunLine() }
      case .storeChanged:
        // Where there is nothing new, the prompt is drawn over itself.
        if await !StepReads.during({ await top.refresh() }) { output.raw("\r") }
      case .endOfInput:
        output.blank()
        await quit()
      }
    }
    output.flush()
  }

  private var help: ConsoleHelp { ConsoleHelp(output: output, phrases: phrases, systems: systems) }

  private func menu() -> any ConsoleModule {
    let entries = systems.map { Choice($0.word, $0.summary) }
    let router = ConsoleRouter<MenuRoute>(session: self) { [systems, unowned self] route, _ in
      guard let system = systems.first(where: { $0.word == route.word }) else { return menu() }
      return try system.open(self)
    }
    let presenter = MenuPresenter(entries, phrases: menuPhrases)
    let canvas = Canvas(output: output, phrases: phrases)
    return ConsoleScreen(presenter, at: "/", router: router, canvas: canvas) { .zero }
  }

  /// The screen that wants to be woken first: the topmost one, or one below that does not stand still.
  private func nextToWake() -> (any ConsoleModule)? {
    stack.filter { $0.wakeAfter != nil && ($0 === stack.last || $0.wakesWhenCovered) }
      .min { ($0.wakeAfter ?? .zero) < ($1.wakeAfter ?? .zero) }
  }

  /// Leaves the topmost screen and draws the one below, if any, with what happened.
  func pop(saying news: [Notice] = []) async {
    stack.removeLast()
    await stack.last?.show(news)
  }

  /// Goes to the screen at an address, from which `back` leads here, unless this one is left for good.
  func go(
    to address: String,
    place: String? = nil,
    saying news: [Notice] = [],
    leaving isLeft: Bool = false,
    make: () throws -> any ConsoleModule
  ) async {
    if stack.count > 1, let top = stack.last, isLeft || !top.isGoneBackTo { stack.removeLast() }
    do {
      let open = stack.map { ObjectIdentifier($0) }
      try stack.bringUp(address, place: place ?? address, make)
      guard let top = stack.last else { return }
      // Whoever brings good news back to a screen knows what stands there.
      let isKnown =
        !news.isEmpty && news.allSatisfy { $0.tone == .good } && open.dropLast().contains(ObjectIdentifier(top))
      if isKnown { await top.showAgain(news) } else { await top.show(news) }
    } catch {
      output.paragraph(sentence(error), .bad)
    }
  }

  private func accept(_ line: ConsoleLine, on top: any ConsoleModule) async {
    switch line.command {
    case "": if top.isAsking, top.takesNoForGranted { await top.answer(false) }
    case "help" where line.arguments.isEmpty && !top.isAsking, "?" where line.arguments.isEmpty && !top.isAsking:
      help.show(of: top)
    case "help" where !top.isAsking: help.show(of: top, on: line.rest.lowercased())
    case "back" where line.arguments.isEmpty: if stack.count > 1 { await pop() } else { await quit() }
    case "menu" where line.arguments.isEmpty: await goToMenu()
    // What other programs call it leaves as well.
    case "quit" where line.arguments.isEmpty, "exit" where line.arguments.isEmpty: await quit()
    case _ where top.isAsking:
      if let isYes = line.isYes { await top.answer(isYes) } else { output.paragraph(phrases.answerYesOrNo, .warning) }
    default:
      switch await top.accept(line) {
      case .done: break
      case .movedOn:
        output.flush()
        lines.dropTypedAhead()
      case .refused(let sentence): output.paragraph(help.inTwoLines(line, on: top) ?? sentence, .bad)
      case .unknown(let words):
        guard let system = systems.first(where: { $0.word == line.command }), line.arguments.isEmpty else {
          return help.reportUnknown(line, on: top, alsoKnown: words)
        }
        await go(to: system.address) { try system.open(self) }
      }
    }
  }

  private func goToMenu() async {
    stack.removeSubrange(1...)
    await stack.last?.show([])
  }

  private func quit() async {
    stack = []
    let canvas = Canvas(output: output, phrases: phrases)
    for screen in await farewell.retry() { screen.draw(on: canvas) }
    let stored = farewell.stored
    let isUsable = stored.lost.isEmpty && stored.obstacle == nil
    if !output.isQuiet || !isUsable { output.paragraph(farewell.goodbye, isUsable ? .plain : .bad) }
  }

  private func answerByRule() async {
    while let top = stack.last, top.isAsking, answers != .ask {
      if answers == .refuse { output.paragraph(phrases.neverAsks(passing: "--yes"), .bad) }
      await top.answer(answers == .yes)
    }
  }
}
