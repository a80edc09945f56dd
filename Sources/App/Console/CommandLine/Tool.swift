import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// Runs one command line from its words to its exit code.
package struct Tool {
  package let app: ConsoleApp
  package let process: ProcessEnvironment

  package init(app: ConsoleApp, process: ProcessEnvironment) { (self.app, self.process) = (app, process) }

  package func run(_ arguments: [String]) async -> ExitCode {
    // Not in the command table, because no person types it.
    if arguments.first == "complete" {
      await complete(Array(arguments.dropFirst()))
      return .done
    }
    let asked = UnfinishedLine(whole: arguments, in: app.table).language
    let early = LanguageChoice(option: asked, setting: nil, environment: process.environment)
    do {
      let invocation = try ArgumentParser(app.table).parse(arguments)
      let options = try GlobalOptions(invocation)
      if invocation.has(.version) || invocation.command == .help {
        return try explain(invocation, options, in: early.language)
      }
      let composition = try await compose(options)
      process.reporter.speak(
        composition.language,
        isJSON: options.isJSON,
        retrying: composition.settle,
        stored: composition.stored,
        closing: composition.close
      )
      // Commands that repair the settings, or that a shell runs at its start, work even if settings are not valid.
      let isFree = invocation.command.needsNoSettings
      if let mistake = composition.settingMistakes.first, !isFree { throw mistake }
      if invocation.command != .completion { warn(ofUnreadKeys: composition) }
      return await run(invocation, composition)
    } catch {
      let failure = CommandFailure(
        error,
        of: ArgumentParser(app.table).command(meantBy: arguments),
        phrases: SharedPhrases(early.language, formats: Formats(locale: early.locale)),
        console: early.language.consolePhrases
      )
      // A script with a mistake in its options still gets a document.
      let isVerbose = arguments.contains("--verbose")
      return process.report(failure, isJSON: arguments.contains("--json"), isVerbose: isVerbose)
    }
  }

  /// Prints the version, or the help of a command.
  private func explain(
    _ invocation: Invocation,
    _ options: GlobalOptions,
    in language: Language
  ) throws -> ExitCode {
    let output = process.makeOutput(options)
    if invocation.has(.version) {
      let document: JSONText = ["schema": "arcade.version/1", "version": Program.version]
      output.line(options.isJSON ? document.text : "\(Program.name) \(Program.version)")
    } else {
      let command = try app.table.command(helpWords: invocation.operands)
      let page = HelpPage(table: app.table, introduction: app.introduction, language: language, output: output)
      if options.isJSON { page.print(command) } else { page.show(command) }
    }
    return try finish(output, language.consolePhrases)
  }

  /// Composes the app, after finishing a restoration that was interrupted.
  private func compose(_ options: GlobalOptions) async throws -> Composition {
    let composition = try Composition(app, options: options, process: process)
    let backup = ArcadeBackup(database: composition.database, settings: composition.settingsFile)
    let isRestored = (try? await backup.finish()) == true
    return isRestored ? try Composition(app, options: options, process: process) : composition
  }

  private func run(_ invocation: Invocation, _ composition: Composition) async -> ExitCode {
    let context = CommandContext(invocation: invocation, composition: composition, process: process)
    do {
      switch invocation.command {
      case let command where command.isSession: try await context.runSession(in: command.words.first)
      case let command where command.runsLong: try await command.run?(context)
      case let command: try await RequestCache.during { try await command.run?(context) }
      }
      let exit = try finish(context.output, composition.consolePhrases)
      guard invocation.command.isSession, exit == .done else { return exit }
      // The final message has already named the loss.
      guard process.reporter.stored.lost.isEmpty else { return .io }
      return composition.database.obstacle.map { ExitCode($0.code) } ?? exit
    } catch {
      context.output.flush()
      let options = composition.options
      return process.report(context.failure(error), isJSON: options.isJSON, isVerbose: options.isVerbose)
    }
  }

  /// Warns on standard error of a key in the settings file that nothing reads; the key stays.
  private func warn(ofUnreadKeys composition: Composition) {
    let unread = composition.settingsFile.unreadKeys
    guard let first = unread.first else { return }
    let (phrases, others) = (composition.phrases, unread.count - 1)
    let sentence = phrases.words(for: first) + phrases.language.fullStop
    process.warn(
      "unknownKey",
      others > 0 ? phrases.joining(sentence, phrases.moreProblems(others)) : sentence,
      isJSON: composition.options.isJSON
    )
  }

  /// Flushes the output. A reader that went away is no failure; any other write error is.
  private func finish(_ output: ConsoleOutput, _ phrases: ConsolePhrases) throws -> ExitCode {
    output.flush()
    guard case .failed(let number)? = output.failure else { return .done }
    throw CommandFailure(exit: .io, code: "output", message: phrases.outputFailed, log: "errno \(number)")
  }
}

extension ProcessEnvironment {
  /// Prints a failure on standard error; a failure without words is only an exit code.
  @discardableResult
  package func report(_ failure: CommandFailure, isJSON: Bool, isVerbose: Bool) -> ExitCode {
    if !failure.message.isEmpty {
      try? errors.write(Array("\(failure.text(isJSON: isJSON, isVerbose: isVerbose))\n".utf8))
    }
    return failure.exit
  }

  /// Prints a warning on standard error.
  package func warn(_ code: String, _ message: String, isJSON: Bool) {
    let document: JSONText = ["warning": ["code": code, "message": message] as JSONText]
    let text = isJSON ? document.text : message.sanitized
    try? errors.write(Array("\(text)\n".utf8))
  }

  /// Makes the output in the style of the options and the environment.
  func makeOutput(_ options: GlobalOptions) -> ConsoleOutput {
    let isAccessible = options.isAccessible || !["", "0"].contains(environment["ACCESSIBLE"] ?? "")
    let isColoured = ColourRule.allowsColour(
      options.color,
      isTerminal: isOutputTerminal,
      isAccessible: isAccessible,
      environment: environment
    )
    return ConsoleOutput(
      sink: output,
      width: columns,
      theme: Theme(isColoured: isColoured, isAccessible: isAccessible),
      height: rows,
      isQuiet: options.isQuiet
    )
  }
}
