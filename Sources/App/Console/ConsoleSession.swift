import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// A system that a session can open, from the menu and from every screen.
struct ConsoleSystem {
  /// The system's word and summary.
  package let entry: Choice
  /// Whether its lines may hold a key, so that they are left out of the history.
  var isSecretive = false
  package let open: (ConsoleSession) throws -> any ConsoleModule
}

/// A stack of screens, and the loop that reads lines for the topmost one.
final class ConsoleSession {
  private let canvas: Canvas
  private let lines: any LineSource
  private let reporter: ShutdownReporter
  private let answers: AnswerRule
  private let systems: [ConsoleSystem]
  /// Returns why a screen could not be made.
  private let sentence: (any Error) -> String
  /// Notices changes by other people; nil if nobody types at the prompt.
  private let changes: StoreChanges?
  private var stack: [any ConsoleModule] = []
  private var output: ConsoleOutput { canvas.output }
  private var phrases: ConsolePhrases { canvas.phrases }

  package init(
    canvas: Canvas,
    lines: any LineSource,
    reporter: ShutdownReporter,
    systems: [ConsoleSystem],
    answers: AnswerRule = .ask,
    changes: StoreChanges? = nil,
    sentence: @escaping (any Error) -> String
  ) {
    (self.canvas, self.lines, self.reporter, self.systems) = (canvas, lines, reporter, systems)
    (self.answers, self.changes, self.sentence) = (answers, changes, sentence)
    if let changes { lines.notice(changes) }
  }

  /// Shows the first screen of a system, or the menu, and reads lines until the person quits or the input ends.
  ///
  /// `greeting` is printed first.
  package func run(from menu: any ConsoleModule, in word: String?, greeting: String? = nil) async throws {
    stack = [menu]
    if let system = system(word) { stack.append(try system.open(self)) }
    if let greeting, !output.isQuiet { output.paragraph(greeting, .faint) }
    await RequestCache.during { await stack.last?.show([]) }
    try await readLines()
  }

  private func readLines() async throws(InputFailure) {
    while !stack.isEmpty, output.failure == nil {
      await RequestCache.during { await answerByRule() }
      guard let top = stack.last else { break }
      help.prompt(on: top, for: lines)
      let sleeper = nextToWake()
      changes?.await(top.followsStore)
      switch try await lines.nextLine(within: sleeper?.wakeAfter) {
      case .line(let text):
        let isAsked = top.isAsking || top.isRound
        let line = TypedLine(text, isAsked: isAsked, offers: top.offers, numbers: top.numbers)
        if !lines.isTerminal { output.line(line.echo) }
        if line.isRemembered { lines.remember(text) }
        await RequestCache.during { await accept(line, on: top) }
      case .timeLimitPassed:
        output.blank()
        if await sleeper?.wake() == true { lines.dropBegunLine() }
      case .storeChanged:
        // If nothing has changed, the prompt is drawn over itself.
        if await !RequestCache.during({ await top.refresh() }) { output.raw("\r") }
      case .endOfInput:
        output.blank()
        await quit()
      }
    }
    output.flush()
  }

  private var help: ConsoleHelp {
    ConsoleHelp(
      output: output,
      phrases: phrases,
      systems: systems.map(\.entry),
      secretive: Set(systems.filter(\.isSecretive).map(\.entry.id))
    )
  }

  private func system(_ word: String?) -> ConsoleSystem? { systems.first { $0.entry.id == word } }

  /// The screen to wake first: the topmost one, or a covered one that still runs.
  private func nextToWake() -> (any ConsoleModule)? {
    stack.filter { $0.wakeAfter != nil && ($0 === stack.last || $0.wakesWhenCovered) }
      .min { ($0.wakeAfter ?? .zero) < ($1.wakeAfter ?? .zero) }
  }

  /// Leaves the topmost screen and draws the one below, if any, with the news.
  func pop(saying news: [Notice] = []) async {
    stack.removeLast()
    await stack.last?.show(news)
  }

  /// Goes to the screen at an address, from which `back` leads here, unless this screen is left for good.
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
      // A person who returns to a screen with good news has seen its contents.
      let isKnown =
        !news.isEmpty && news.allSatisfy { $0.tone == .good } && open.dropLast().contains(ObjectIdentifier(top))
      if isKnown { await top.showAgain(news) } else { await top.show(news) }
    } catch {
      output.paragraph(sentence(error), .bad)
    }
  }

  private func accept(_ typed: TypedLine, on top: any ConsoleModule) async {
    let line = typed.line
    if !top.isAsking, let reply = await top.answered(typed) { return follow(reply, to: line, on: top) }
    switch line.command {
    case "" where top.isAsking: if top.takesNoForGranted { await top.answer(false) }
    case "": await top.enter()
    case "help" where line.arguments.isEmpty && !top.isAsking, "?" where line.arguments.isEmpty && !top.isAsking:
      help.show(of: top)
    case "help" where !top.isAsking: help.show(of: top, on: line.rest.lowercased())
    case "back" where line.arguments.isEmpty: if stack.count > 1 { await pop() } else { await quit() }
    case "menu" where line.arguments.isEmpty:
      stack.removeSubrange(1...)
      await stack.last?.show([])
    // The usual words for leaving in other programs work as well.
    case "quit" where line.arguments.isEmpty, "exit" where line.arguments.isEmpty: await quit()
    case _ where top.isAsking:
      if let isYes = line.isYes { await top.answer(isYes) } else { output.paragraph(phrases.answerYesOrNo, .warning) }
    default:
      let reply = await top.accept(typed)
      if case .unknown = reply, let system = system(line.command), line.arguments.isEmpty {
        return await go(to: "/\(system.entry.id)") { try system.open(self) }
      }
      follow(reply, to: line, on: top)
    }
  }

  /// Reports the result of a line if the screen does not do so itself.
  private func follow(_ reply: ConsoleReply, to line: ConsoleLine, on top: any ConsoleModule) {
    switch reply {
    case .done: break
    case .movedOn:
      output.flush()
      lines.dropTypedAhead()
    case .refused(let sentence): output.paragraph(help.inTwoLines(line, on: top) ?? sentence, .bad)
    case .unknown(let words): help.reportUnknown(line, on: top, alsoKnown: words)
    }
  }

  private func quit() async {
    stack = []
    for screen in await reporter.retry() { screen.draw(on: canvas) }
    let stored = reporter.stored
    let isUsable = stored.lost.isEmpty && stored.obstacle == nil
    if !output.isQuiet || !isUsable { output.paragraph(reporter.goodbye, isUsable ? .plain : .bad) }
  }

  private func answerByRule() async {
    while let top = stack.last, top.isAsking, answers != .ask {
      if answers == .refuse { output.paragraph(phrases.neverAsks(passing: "--yes"), .bad) }
      await top.answer(answers == .yes)
    }
  }
}

/// How a question for yes or no is answered.
package enum AnswerRule: Hashable, Sendable {
  /// Ask the person.
  case ask
  /// The answer is yes (`--yes`).
  case yes
  /// No question may be asked (`--no-input`), so the answer is no.
  case refuse
}
