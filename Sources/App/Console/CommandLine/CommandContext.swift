package import ArcadeData
package import ArcadeDomain
package import ArcadePresentation

/// Runs the request of a command line, with its options, output and composition at hand.
package struct CommandContext {
  package let invocation: Invocation
  package let composition: Composition
  package let process: ProcessEnvironment
  package let output: ConsoleOutput

  package init(invocation: Invocation, composition: Composition, process: ProcessEnvironment) {
    (self.invocation, self.composition, self.process) = (invocation, composition, process)
    output = process.makeOutput(composition.options)
  }

  /// The context from which screens are made.
  package var opening: ScreenContext {
    ScreenContext(
      composition: composition,
      invocation: invocation,
      environment: process.environment,
      unsaved: process.reporter.unsaved,
      settingGroups: composition.app.settingGroups(in: composition.language),
      surface: FrontendCapabilities(
        showsPictures: pictureRenderer.isOpen,
        lacksPictures: pictureRenderer.lacksProgram,
        hasClock: !output.theme.isAccessible,
        canAsk: process.lines.isTerminal && options.answers == .ask,
        measuresTime: process.lines.isTerminal,
        listings: output.listingsOnAPage
      )
    )
  }

  package var options: GlobalOptions { composition.options }
  package var phrases: ConsolePhrases { composition.consolePhrases }

  package var canvas: Canvas { Canvas(output: output, phrases: phrases, pictures: pictureRenderer) }

  /// Draws a screen without actions.
  package func show(_ title: String, _ content: Loadable<Page>, banners: [Notice] = []) {
    Screen(title: title, content: content, banners: banners).draw(on: canvas)
  }

  /// The renderer of pictures, according to the options, the settings and the terminal.
  var pictureRenderer: PictureRenderer {
    PictureRenderer(
      options.pictures ?? composition.settings[.pictures].flatMap(ShowChoice.init(rawValue:)) ?? .auto,
      program: process.pictureProgram,
      isTerminal: process.isOutputTerminal,
      isAccessible: output.theme.isAccessible
    )
  }

  package func failure(_ error: any Error) -> CommandFailure {
    CommandFailure(error, of: invocation.command, phrases: composition.phrases, console: phrases)
  }

  /// Draws a table without actions, or a sentence if it has no rows.
  package func show(_ title: String, _ table: Table, orSay none: String, banners: [Notice] = []) {
    show(title, table.rows.isEmpty ? .empty(none) : .ready(Page(.table(table))), banners: banners)
  }

  /// Prints the one JSON document of a command: its schema, and the members of objects.
  package func print(_ schema: String, _ objects: JSONText...) {
    JSONText.joining([["schema": schema]] + objects).write { output.raw($0) }
    output.raw("\n")
  }

  /// Prints the document of a change, or a sentence about it.
  package func report(_ sentence: String, _ tone: Tone = .plain, as schema: String, _ members: JSONText) {
    if options.isJSON { print(schema, members) } else { output.paragraph(sentence, tone) }
  }

  /// The backup of everything, which copies it into a file and restores it.
  package var backup: ArcadeBackup { ArcadeBackup(database: composition.database, settings: composition.settingsFile) }

  /// Asks for yes or no if the options do not answer already.
  package func confirm(_ question: String) async throws -> Bool {
    guard try mustAsk() else { return true }
    output.question(question, phrases: phrases)
    while true {
      output.prompt()
      guard case .line(let text) = try await process.lines.nextLine(within: nil) else {
        output.blank()
        // A person who ends the input at a keyboard was there, and did not answer yes.
        guard process.lines.isTerminal else { throw UsageError.unanswered(passing: .yes) }
        return false
      }
      if !process.lines.isTerminal { output.line(text) }
      if let isYes = ConsoleLine(text).isYes { return isYes }
      output.paragraph(phrases.answerYesOrNo, .warning)
    }
  }

  /// Whether a question has to be asked, because `--yes` is not given; throws if none may be asked.
  @discardableResult
  package func mustAsk() throws -> Bool {
    switch options.answers {
    case .yes: return false
    case .refuse: throw UsageError.wouldAsk(passing: .yes)
    // A document on standard output leaves no room for a question.
    case .ask where options.isJSON: throw UsageError.wouldAsk(passing: .yes)
    case .ask: return true
    }
  }
}

extension ConsoleOutput {
  /// The number of listings on a screen, which leaves room for the titles of three groups and other lines.
  fileprivate var listingsOnAPage: Int {
    let rows = height - 12
    return max(4, width < 72 && !theme.isAccessible ? rows / 2 : rows)
  }
}

extension CommandContext {
  /// Warns on standard error that a cached copy replaces a source, and why; throws that with `--fail-if-stale`.
  ///
  /// Without notices everything is as new as it can be.
  package func warn(ofStale notices: [Notice]) throws {
    guard let first = notices.first?.text else { return }
    let message = notices.dropFirst().reduce(first) { composition.phrases.joining($0, $1.text) }
    guard !invocation.has(.failIfStale) else {
      throw CommandFailure(exit: .unavailable, code: "stale", message: message)
    }
    warn(message, code: "stale")
  }

  /// Prints a warning about a completed action on standard error.
  package func warn(_ message: String, code: String) { process.warn(code, message, isJSON: options.isJSON) }
}

// A long list is shown a part at a time, the newest rows first.
extension CommandContext {
  /// Returns the cursor at which the requested part begins.
  package func listPlace() throws -> PageCursor {
    try invocation.checked(.before) { Int64($0).map(PageCursor.before) } ?? .newest
  }

  /// Prints rows as members of a document, or draws them, with a hint how to get the older ones.
  package func show(
    _ rows: (key: String, json: any JSONConvertible),
    as schema: String,
    _ title: String,
    _ table: Table,
    orSay none: String,
    older place: PageCursor? = nil
  ) {
    let last: Int64? = if case .before(let number)? = place { number } else { nil }
    guard !options.isJSON else { return print(schema, [rows.key: rows.json], last.map { ["before": $0] } ?? [:]) }
    show(title, table, orSay: none)
    if let last { output.paragraph(phrases.usage.older("\(CommandOption.before.flag) \(last)"), .faint) }
  }
}
