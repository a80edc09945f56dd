import ArcadeDomain
import ArcadePresentation

/// `arcade observe update` and `arcade observe every`.
struct WatchUpdateCommands {
  let context: CommandContext

  func update() async throws {
    let watchCommands = try WatchCommands(context)
    let watches = try await watchCommands.watches(context.invocation.operands)
    if watches.isEmpty, !context.options.isJSON { sayNothingIsWatched() }
    var (updates, failures): ([UpdatedWatch], [CommandFailure]) = ([], [])
    for summary in watches {
      do {
        let progress = watchCommands.progress(of: summary.watch.name.text)
        let updated = try await updated(summary, on: watchCommands, progress: progress)
        updates.append(updated)
        if !context.options.isJSON { show(updated) }
      } catch {
        failures.append(error)
      }
    }
    if context.options.isJSON { context.print(WatchDocuments.updates(updates, phrases: phrases)) }
    for failure in failures.dropLast() { tell(failure) }
    if let failure = failures.last { throw failure }
    if context.invocation.has(.failIfUnchanged), !updates.contains(where: \.update.hasNews) {
      throw CommandFailure.unchanged
    }
  }

  /// Updates, waits, and updates again; a failure that may pass is said, and the next round tries again.
  func every() async throws {
    guard let interval = Interval(context.invocation.operands[0]) else {
      throw CommandFailure(
        exit: .usage,
        code: "usage",
        message: context.composition.language.watchConsolePhrases.badInterval(context.invocation.operands[0])
      )
    }
    let times = try context.invocation.checked(.times) { Int($0).flatMap { $0 > 0 ? $0 : nil } }
    let names = Array(context.invocation.operands.dropFirst())
    let watchCommands = try WatchCommands(context)
    var watches = try await watchCommands.watches(names)
    if watches.isEmpty, !context.options.isJSON { sayNothingIsWatched() }
    var round = 0
    while true {
      round += 1
      for summary in watches {
        do {
          report(try await updated(summary, on: watchCommands))
        } catch {
          tell(error)
          if error.code == RepositoryError.Code.noSuchWatch.rawValue { watches.removeAll { $0.id == summary.id } }
        }
      }
      context.output.flush()
      guard names.isEmpty || !watches.isEmpty else { throw CommandFailure.nothingLeft }
      if round == times || context.output.failure != nil { return }
      try await context.composition.pause(interval.duration)
      // Those that are named stay the same ones; without names, what was added meanwhile joins them.
      if names.isEmpty { watches = (try? await watchCommands.watches([])) ?? watches }
    }
  }

  private var phrases: any WatchPhrases { context.watchPhrases }

  /// Updates a watch; a failure names it, so that whoever updates several knows which one.
  private func updated(
    _ summary: WatchSummary,
    on watchCommands: WatchCommands,
    progress: (SearchProgress) -> Void = { _ in }
  ) async throws(CommandFailure) -> UpdatedWatch {
    do {
      return try await watchCommands.observatory.updateWatch(summary.id, progress: progress)
    } catch {
      var failure = context.watchFailure(for: error)
      failure.message = phrases.about(summary.watch.name.text, failure.message)
      throw failure
    }
  }

  private func sayNothingIsWatched() {
    context.output.paragraph(phrases.noWatches)
  }

  private func show(_ updated: UpdatedWatch) {
    context.output.notices(phrases.notices(about: updated, isNamed: true))
    for event in updated.events { context.output.paragraph(phrases.line(for: event), indent: 2) }
  }

  /// Prints one line a change; what kept the update from being complete goes to standard error.
  private func report(_ updated: UpdatedWatch) {
    let name = updated.watch.name.text
    for event in updated.events {
      if context.options.isJSON {
        context.print(WatchDocuments.event(event, of: updated))
      } else {
        let line = phrases.about(name, phrases.line(for: event))
        context.output.line("\(phrases.formats.moment(updated.update.at))  \(line)")
      }
    }
    if let why = phrases.shortcomings(of: updated).first {
      let code = updated.update.isComplete ? "repeated" : "incomplete"
      tell(CommandFailure(exit: .done, code: code, message: phrases.about(name, why)))
    }
  }

  private func tell(_ failure: CommandFailure) {
    context.output.flush()
    context.process.report(failure, isJSON: context.options.isJSON, isVerbose: context.options.isVerbose)
  }
}

extension CommandFailure {
  /// It worked, and nothing was different.
  static let unchanged = CommandFailure(exit: .no, code: "unchanged", message: "")
  /// All watches were deleted meanwhile, as was said already.
  fileprivate static let nothingLeft = CommandFailure(exit: .noInput, code: "notFound", message: "")
}
