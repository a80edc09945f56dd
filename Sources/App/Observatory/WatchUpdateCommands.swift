import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

// `arcade observe update` and `arcade observe every`.
extension WatchCommands {
  func update() async throws {
    let watches = try await watches(context.invocation.operands)
    if watches.isEmpty, !context.options.isJSON { sayNothingIsWatched() }
    // Only the document of the results is held, in a file if it is long, because there may be many large watches.
    let document = HeldOutput()
    try document.begin("arcade.update/1", list: "watches")
    var (separator, hasNews, failures): (String, Bool, [CommandFailure]) = ("", false, [])
    for summary in watches {
      do {
        let updated = try await updated(summary, progress: progress(of: summary.watch.name.text))
        hasNews = hasNews || updated.update.hasNews
        if context.invocation.has(.alerts) {
          reportAlerts(updated)
        } else if context.options.isJSON {
          try document.raw(separator + updated.json(phrases: phrases).text)
          separator = ","
          reportNotPassedOn(updated)
        } else {
          show(updated)
        }
      } catch let failure as CommandFailure {
        failures.append(failure)
      }
    }
    if context.options.isJSON, !context.invocation.has(.alerts) {
      try document.raw("]}\n")
      try document.print(to: context.output)
    }
    for failure in failures.dropLast() { tell(failure) }
    if let failure = failures.last { throw failure }
    if context.invocation.has(.failIfUnchanged), !hasNews { throw CommandFailure.unchanged }
  }

  /// Updates, waits, and updates again; a temporary failure is reported, and the next round retries.
  func every() async throws {
    guard let interval = Interval(context.invocation.operands[0]) else {
      let message = consolePhrases.badInterval(context.invocation.operands[0])
      throw CommandFailure(exit: .usage, code: "usage", message: message)
    }
    let times = try context.invocation.checked(.times) { Int($0).flatMap { $0 > 0 ? $0 : nil } }
    let hours = try context.invocation.checked(.between) { DayHours($0) }
    let names = Array(context.invocation.operands.dropFirst())
    var watches = try await self.watches(names)
    if watches.isEmpty, !context.options.isJSON { sayNothingIsWatched() }
    var round = 0
    while true {
      if let wait = hours?.wait(by: observatory.time) { try await context.composition.pause(wait) }
      round += 1
      for summary in watches {
        do {
          let updated = try await updated(summary)
          if !context.invocation.has(.alerts) { report(updated) }
          reportAlerts(updated)
        } catch {
          tell(error)
          if error.code == RepositoryError.Code.noSuchWatch.rawValue { watches.removeAll { $0.id == summary.id } }
        }
      }
      context.output.flush()
      guard names.isEmpty || !watches.isEmpty else { throw CommandFailure.nothingLeft }
      if round == times || context.output.failure != nil { return }
      // The wait is up to a tenth longer, so that many instances do not send requests at once.
      try await context.composition.pause(interval.duration + interval.duration * 0.1 * context.process.jitter())
      // Named watches stay the same; without names, new watches are included.
      if names.isEmpty { watches = (try? await self.watches([])) ?? watches }
    }
  }

  /// Updates a watch; a failure names it, to identify it among several.
  private func updated(
    _ summary: WatchSummary,
    progress: (SearchProgress) -> Void = { _ in }
  ) async throws(CommandFailure) -> UpdateResult {
    do {
      return try await observatory.updateWatch(
        summary.id,
        accepting: context.invocation.has(.accept),
        progress: progress
      )
    } catch {
      var failure = context.watchFailure(for: error)
      failure.message = phrases.about(summary.watch.name.text, failure.message)
      throw failure
    }
  }

  func printUpdates(_ updates: [UpdateResult]) {
    context.print("arcade.update/1", ["watches": updates.map { $0.json(phrases: phrases) }])
  }

  private func show(_ updated: UpdateResult) {
    context.output.notices(phrases.notices(about: updated, isNamed: true))
    for event in updated.events { context.output.paragraph(phrases.line(for: event), indent: 2) }
  }

  /// Prints one line for each change; reasons for an incomplete update go to standard error.
  private func report(_ updated: UpdateResult) {
    let name = updated.watch.name.text
    for event in updated.events {
      if context.options.isJSON {
        context.print("arcade.change/1", updated.json(of: event))
      } else {
        let line = phrases.about(name, phrases.line(for: event))
        context.output.line("\(phrases.formats.moment(updated.update.at))  \(line)")
      }
    }
    if let why = phrases.shortcomings(of: updated).first {
      let code = updated.update.isComplete ? "unreadable" : "incomplete"
      tell(CommandFailure(exit: .done, code: code, message: phrases.about(name, why)))
    }
  }

  /// Prints one line for each alert.
  private func reportAlerts(_ updated: UpdateResult) {
    let watch = updated.watch
    for alert in updated.alerts {
      if context.options.isJSON {
        context.print("arcade.telling/1", alert.json(of: watch))
      } else {
        let line = phrases.about(watch.name.text, phrases.line(for: alert))
        context.output.line("\(phrases.formats.moment(alert.at))  \(line)")
      }
    }
    reportNotPassedOn(updated)
  }

  /// Warns on standard error of alerts that could not be sent, and of those given up.
  private func reportNotPassedOn(_ updated: UpdateResult) {
    let name = updated.watch.name.text
    for error in updated.undelivered {
      let message = phrases.about(name, phrases.undelivered(error))
      tell(CommandFailure(exit: .done, code: error.code.rawValue, message: message, log: error.detail))
    }
    for alert in updated.givenUp {
      tell(CommandFailure(exit: .done, code: "givenUp", message: phrases.about(name, phrases.givenUp(alert))))
    }
  }

  private func tell(_ failure: CommandFailure) {
    context.output.flush()
    context.process.report(failure, isJSON: context.options.isJSON, isVerbose: context.options.isVerbose)
  }
}

extension CommandFailure {
  /// The update worked, and nothing has changed.
  static let unchanged = CommandFailure(exit: .no, code: "unchanged", message: "")
  /// All watches were deleted in the meantime, as already reported.
  fileprivate static let nothingLeft = notFound("")
}

/// The interval between two updates, as a person types it: `30s`, `15m`, `2h`, `1d`.
struct Interval: Hashable, Sendable {
  private static let seconds: [Character: Int] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
  private static let longest = 366 * 86_400

  let duration: Duration

  /// Parses an interval from one second to a year; nil for anything else.
  init?(_ text: String) {
    guard let unit = text.last.flatMap({ Self.seconds[$0] }), let count = Int(text.dropLast()), count > 0,
      count <= Self.longest / unit
    else { return nil }
    duration = .seconds(count * unit)
  }
}
