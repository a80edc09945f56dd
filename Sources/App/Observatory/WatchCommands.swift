import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The one-shot commands of the observatory, with their common parts.
struct WatchCommands {
  let context: CommandContext
  let observatory: Observatory

  init(_ context: CommandContext) throws(RepositoryError) {
    self.context = context
    var observatory = try context.composition.makeObservatory()
    let program = context.invocation.values(of: .run)
    if !program.isEmpty {
      observatory.senders.append(AlertProgram(program, environment: context.process.environment))
    }
    self.observatory = observatory
  }

  var phrases: WatchPhrases { context.composition.watchPhrases }

  var consolePhrases: WatchConsolePhrases { context.composition.language.watchConsolePhrases }

  /// Returns the watch of a typed name; throws a failure if there is none.
  func watch(_ name: String) async throws -> WatchSummary {
    guard let typed = Watch.Name(name), let watch = try await observatory.watch(named: typed) else {
      throw CommandFailure.notFound(consolePhrases.noSuchWatch(name))
    }
    return watch
  }

  func watches(_ names: [String]) async throws -> [WatchSummary] {
    guard !names.isEmpty else { return try await observatory.allWatches() }
    var watches: [WatchSummary] = []
    for name in names { watches.append(try await watch(name)) }
    return watches
  }

  /// Prints that there are no watches, and how to add one.
  func sayNothingIsWatched() {
    context.output.paragraph(phrases.noWatches)
    if let search = Command.ofObservatory.first(where: { $0.words == ["observe", "search"] }) {
      context.output.paragraph(context.phrases.forExample(search.exampleLine))
    }
  }

  /// Prints the progress of a search on standard error if a person may be looking; long searches load a page a
  /// second.
  func progress(of watch: String) -> (SearchProgress) -> Void {
    let isSeen = context.process.areErrorsTerminal && !context.options.isQuiet && !context.options.isJSON
    return { [errors = context.process.errors, phrases] progress in
      let line = phrases.about(watch, phrases.searched(progress.found, of: progress.total))
      if isSeen { try? errors.write(Array("\(line.sanitized)\n".utf8)) }
    }
  }

  /// Runs an operation, and describes its errors in the words of the observatory.
  func saying<Result>(_ work: () async throws -> Result) async throws -> Result {
    do {
      return try await work()
    } catch {
      throw context.watchFailure(for: error)
    }
  }
}

extension CommandContext {
  func watchFailure(for error: any Error) -> CommandFailure {
    switch error {
    case let error as RepositoryError:
      var failure = failure(error)
      failure.message = composition.watchPhrases.failure(for: error).text
      if let remedy = error.remedy {
        failure.message = phrases.joined([failure.message, phrases.usage.sayIt(with: remedy)])
      }
      return failure
    case is WatchQueryError, is WatchSearchMistake, is AmountError:
      return CommandFailure(exit: .usage, code: "search", message: composition.watchPhrases.failure(for: error).text)
    default: return failure(error)
    }
  }
}
