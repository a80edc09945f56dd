import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// Does what a command line asks for, with everything that it needs at hand.
struct CommandDesk {
  let invocation: Invocation
  let composition: Composition
  let surroundings: Surroundings
  let output: ConsoleOutput

  init(invocation: Invocation, composition: Composition, surroundings: Surroundings) {
    self.invocation = invocation
    self.composition = composition
    self.surroundings = surroundings
    output = surroundings.makeOutput(composition.options)
  }

  var options: GlobalOptions { composition.options }
  var phrases: any ConsolePhrases { composition.consolePhrases }

  /// Runs the command; throws what keeps it from being done.
  func run() async throws {
    try await invocation.command.run(self)
  }

  /// What draws pictures, as the options, the settings and the terminal have it.
  var pictureDesk: PictureDesk {
    PictureDesk(
      options.pictures ?? composition.settings[.pictures].flatMap(PictureChoice.init(rawValue:)) ?? .auto,
      program: surroundings.pictureProgram,
      isTerminal: surroundings.isOutputTerminal,
      isAccessible: output.theme.isAccessible
    )
  }

  /// What shows pages and pictures, with a sentence for those that cannot be loaded.
  func outsideDesk(
    pictures: any PictureRepository,
    sentence: @escaping @Sendable (RepositoryError) -> String
  ) -> OutsideDesk {
    OutsideDesk(
      opener: surroundings.opener,
      pictures: pictures,
      pictureDesk: pictureDesk,
      output: output,
      phrases: phrases,
      sentence: sentence
    )
  }

  /// A failure in words.
  func failure(_ error: any Error) -> CommandFailure {
    CommandFailure(error, phrases: composition.phrases, console: phrases)
  }

  /// Prints the one JSON document of a command.
  func print(_ document: JSONText) {
    output.raw(document.text + "\n")
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
      guard case .line(let text) = try await surroundings.lines.nextLine(within: nil) else {
        output.blank()
        // Whoever ends the input at a keyboard was there, and did not say yes.
        guard surroundings.lines.isTerminal else { throw UsageError.unanswered(passing: .yes) }
        return false
      }
      if !surroundings.lines.isTerminal { output.echo(text) }
      switch ConsoleLine(text).command {
      case let word where YesOrNo.yes.contains(word): return true
      case let word where YesOrNo.no.contains(word): return false
      default: output.paragraph(phrases.answerYesOrNo, .warning)
      }
    }
  }
}

extension CommandDesk {
  /// Runs a session that begins with a screen.
  func runSession(_ first: (ConsoleSession) async throws -> any ConsoleModule) async throws {
    let session = ConsoleSession(
      output: output,
      lines: surroundings.lines,
      phrases: phrases,
      farewell: surroundings.farewell,
      answers: options.answers,
      isQuiet: options.isQuiet
    )
    try await session.run(first(session))
  }

  /// Runs a session that begins with the menu.
  func runMenu() async throws {
    try await runSession { session in menu(session) }
  }

  private func menu(_ session: ConsoleSession) -> any ConsoleModule {
    let entries = [
      shopEntry(session), pricesEntry(session), namesEntry(session), wordsEntry(session), observeEntry(session),
      settingsEntry(session),
    ]
    return ConsoleMenuView(entries: entries, output: output, phrases: phrases)
  }

  /// What the menu shows for a screen, and opens; where it cannot be put together, it says why.
  func entry(
    _ word: String,
    _ summary: String,
    on session: ConsoleSession,
    open: @escaping (ConsoleSession) throws -> any ConsoleModule
  ) -> ConsoleMenuView.Entry {
    ConsoleMenuView.Entry(word: word, summary: summary) { [weak session] in
      guard let session else { return }
      do {
        await session.push(try open(session))
      } catch {
        output.paragraph(failure(error).message, .bad)
      }
    }
  }

  private func settingsEntry(_ session: ConsoleSession) -> ConsoleMenuView.Entry {
    entry("settings", phrases.settingsEntry, on: session) { _ in
      ConsoleSettingsView(desk: settingsDesk, output: output, phrases: phrases)
    }
  }

  /// What reads and changes the settings.
  var settingsDesk: SettingsDesk {
    SettingsDesk(
      folder: composition.dataFolder,
      file: composition.settingsFile,
      environment: surroundings.environment,
      database: composition.database,
      language: composition.language,
      phrases: composition.phrases,
      console: phrases
    )
  }
}
