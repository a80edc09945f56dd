import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// Does what a command line asks for, with everything that it needs at hand.
struct CommandContext {
  let invocation: Invocation
  let composition: Composition
  let process: ProcessEnvironment
  let output: ConsoleOutput

  init(invocation: Invocation, composition: Composition, process: ProcessEnvironment) {
    self.invocation = invocation
    self.composition = composition
    self.process = process
    output = process.makeOutput(composition.options)
  }

  var options: GlobalOptions { composition.options }
  var phrases: any ConsolePhrases { composition.consolePhrases }

  /// What screens are drawn on.
  var canvas: Canvas { Canvas(output: output, phrases: phrases, pictures: pictureRenderer) }

  /// Makes what leaves the screens of a system, on the stack of a session; `viewer` opens its pages and draws its pictures.
  func router<Destination: Route>(
    on session: ConsoleSession,
    viewer: ExternalViewer? = nil,
    making module: @escaping (Destination) throws -> any Module<Destination>
  ) -> ConsoleRouter<Destination> {
    let (canvas, time) = (canvas, composition.time)
    return ConsoleRouter(session: session) { route, router in
      func screen(_ module: some Module<Destination>) -> any ConsoleModule {
        ConsoleScreen(
          module,
          at: route.address,
          place: route.place,
          router: router,
          canvas: canvas,
          viewer: viewer
        ) { time.elapsed() }
      }
      return screen(try module(route))
    }
  }

  /// Draws a screen that nothing can be done on.
  func show(_ title: String, _ content: Loadable<Page>, standing: [Notice] = []) {
    Screen(title: title, content: content, standing: standing).draw(on: canvas)
  }

  /// Runs the command; throws what keeps it from being done.
  func run() async throws {
    try await invocation.command.run(self)
  }

  /// What draws pictures, as the options, the settings and the terminal have it.
  var pictureRenderer: PictureRenderer {
    PictureRenderer(
      options.pictures ?? composition.settings[.pictures].flatMap(ShowChoice.init(rawValue:)) ?? .auto,
      program: process.pictureProgram,
      isTerminal: process.isOutputTerminal,
      isAccessible: output.theme.isAccessible
    )
  }

  /// What shows pages and pictures, with a sentence for those that cannot be loaded.
  func externalViewer(
    pictures: any PictureRepository,
    sentence: @escaping @Sendable (RepositoryError) -> String
  ) -> ExternalViewer {
    ExternalViewer(opener: process.opener, pictures: pictures, canvas: canvas, sentence: sentence)
  }

  /// A failure in words.
  func failure(_ error: any Error) -> CommandFailure {
    CommandFailure(error, of: invocation.command, phrases: composition.phrases, console: phrases)
  }

  /// Draws a table that nothing can be done on; a sentence in its place where it has no rows.
  func show(_ title: String, _ table: Table, orSay none: String, standing: [Notice] = []) {
    show(title, table.rows.isEmpty ? .empty(none) : .ready(Page(.table(table))), standing: standing)
  }

  /// Prints the one JSON document of a command: its schema, and the members of objects.
  func print(_ schema: String, _ objects: JSONText...) {
    JSONText.joining([["schema": schema]] + objects).write { output.raw($0) }
    output.raw("\n")
  }

  /// Asks for yes or no where the options do not answer already.
  func confirm(_ question: String) async throws -> Bool {
    switch options.answers {
    case .yes: return true
    case .refuse: throw UsageError.wouldAsk(passing: .yes)
    // A document on standard output leaves no room for a question.
    case .ask where options.isJSON: throw UsageError.wouldAsk(passing: .yes)
    case .ask: break
    }
    output.question(question, phrases: phrases)
    while true {
      output.prompt()
      guard case .line(let text) = try await process.lines.nextLine(within: nil) else {
        output.blank()
        // Whoever ends the input at a keyboard was there, and did not say yes.
        guard process.lines.isTerminal else { throw UsageError.unanswered(passing: .yes) }
        return false
      }
      if !process.lines.isTerminal { output.echo(text) }
      if let isYes = ConsoleLine(text).isYes { return isYes }
      output.paragraph(phrases.answerYesOrNo, .warning)
    }
  }
}

extension CommandContext {
  /// Runs a session that begins with a system, or with the menu.
  func runSession(in system: ArcadeSystem? = nil) async throws {
    defer { TerminalSettings.end() }
    let session = ConsoleSession(
      output: output,
      lines: sessionLines,
      phrases: phrases,
      farewell: process.farewell,
      systems: ArcadeSystem.all.map { system in
        ConsoleSystem(word: system.word, summary: system.summary(composition.language)) { try system.open(self, $0) }
      },
      menuPhrases: composition.phrases,
      answers: options.answers
    ) { failure($0).message }
    try await session.run(system?.word)
  }

  /// What copies everything into a file, and brings it back.
  var backup: ArcadeBackup { ArcadeBackup(database: composition.database, settings: composition.settingsFile) }

  /// The lines of a session: edited where a person sits at a terminal that can do it, and wants to see it.
  private var sessionLines: any LineSource {
    let environment = process.environment
    guard process.lines.isTerminal, process.isOutputTerminal, !output.theme.isAccessible,
      !["", "dumb"].contains(environment["TERM"] ?? "")
    else { return process.lines }
    do throws(MissingLibrary) {
      let history = LineHistory(folder: composition.dataFolder)
      let lines = try LineEditing.lines(output: output, history: history) {
        TerminalSize.columns(environment: environment)
      }
      if let lines { return lines }
    } catch {
      let message = phrases.linesNotEdited(without: error.package)
      let failure = CommandFailure(exit: .done, code: "plain-lines", message: message, log: error.detail)
      if options.isVerbose { process.report(failure, isJSON: false, isVerbose: true) }
    }
    return process.lines
  }
}
