import ArcadeDomain
import ArcadePresentation

extension CommandContext {
  /// Runs a session that begins with the system of a word, or with the menu.
  func runSession(in word: String?) async throws {
    defer { TerminalSettings.end() }
    let (lines, composition) = (sessionLines, composition)
    let changes = lines.isTerminal ? StoreChanges { await composition.revision() } : nil
    let watching = Task { await changes?.watch() }
    defer { watching.cancel() }
    let entries = composition.app.systems.map { system in
      ConsoleSystem(entry: system.entry(in: composition.language), isSecretive: system.isForThisMachineAlone) {
        session in
        try home(
          of: system.makeScreens(opening),
          pictures: system.pictures(in: composition, for: .terminal),
          on: session
        )
      }
    }
    let session = ConsoleSession(
      canvas: canvas,
      lines: lines,
      reporter: process.reporter,
      systems: entries,
      answers: options.answers,
      changes: changes
    ) { failure($0).message }
    let owner = composition.owner
    let greeting = owner.isNobody ? nil : composition.phrases.youAre(owner.name)
    try await session.run(from: menu(of: entries, on: session), in: word, greeting: greeting)
  }

  private func menu(of systems: [ConsoleSystem], on session: ConsoleSession) -> any ConsoleModule {
    let router = ConsoleRouter<MenuRoute>(session: session) { [unowned session] route, _ in
      try systems.first { $0.entry.id == route.word }?.open(session) ?? menu(of: systems, on: session)
    }
    let presenter = MenuPresenter(systems.map(\.entry), title: Program.title, phrases: composition.phrases) {
      [composition] in
      await composition.app.due(systems.map(\.entry.id), in: composition)
    }
    return ConsoleScreen(presenter, at: "/", router: router, canvas: canvas) { .zero }
  }

  /// Pushes the first screen of a system, and its router, onto the stack of a session.
  private func home<Screens: ScreenSystem>(
    of screens: Screens,
    pictures: (any PictureRepository)?,
    on session: ConsoleSession
  ) throws -> any ConsoleModule {
    let (canvas, time, phrases) = (canvas, composition.time, composition.phrases)
    let viewer = pictures.map { pictures in
      ExternalViewer(opener: process.opener, pictures: pictures, canvas: canvas) { phrases.sentence(for: $0) }
    }
    let router = ConsoleRouter<Screens.Destination>(session: session) { route, router in
      func screen(_ module: some Module<Screens.Destination>) -> any ConsoleModule {
        ConsoleScreen(
          module,
          at: route.address,
          place: route.place,
          router: router,
          canvas: canvas,
          viewer: viewer
        ) { time.elapsed() }
      }
      return screen(screens.module(at: route))
    }
    return try router.module(at: screens.start)
  }

  /// The lines of a session. They are edited if a person uses a capable terminal and has editing turned on.
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
