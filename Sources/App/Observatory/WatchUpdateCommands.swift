import ArcadeDomain
import ArcadePresentation

/// `arcade observe update` and `arcade observe every`.
struct WatchUpdateCommands {
  let desk: CommandDesk

  func update() async throws {
    let watchDesk = try WatchDesk(desk)
    let watches = try await watchDesk.watches(desk.invocation.operands)
    let outcome = await outcome(of: watches, on: watchDesk)
    if desk.options.isJSON {
      desk.print(WatchDocuments.updates(outcome.updates))
    } else {
      for updated in outcome.updates { show(updated, on: watchDesk) }
      if watches.isEmpty { desk.output.paragraph(watchDesk.phrases.noWatches) }
    }
    if let failure = outcome.failures.first { throw failure }
    if desk.invocation.has(.failIfUnchanged), !outcome.updates.contains(where: \.update.hasNews) {
      throw CommandFailure.unchanged
    }
  }

  /// Updates, waits, and updates again; a failure that may pass is said, and the next round tries again.
  func every() async throws {
    guard let interval = Interval(desk.invocation.operands[0]) else {
      throw CommandFailure(
        exit: .usage,
        code: "usage",
        message: desk.watchPhrases.badInterval(desk.invocation.operands[0])
      )
    }
    let times = try desk.invocation.checked(.times) { Int($0).flatMap { $0 > 0 ? $0 : nil } }
    let names = Array(desk.invocation.operands.dropFirst())
    let watchDesk = try WatchDesk(desk)
    var watches = try await watchDesk.watches(names)
    var round = 0
    while true {
      round += 1
      let outcome = await outcome(of: watches, on: watchDesk)
      for updated in outcome.updates { report(updated, on: watchDesk) }
      desk.output.flush()
      for failure in outcome.failures {
        desk.surroundings.report(failure, isJSON: desk.options.isJSON, isVerbose: desk.options.isVerbose)
      }
      watches.removeAll { outcome.deleted.contains($0.id) }
      guard names.isEmpty || !watches.isEmpty else { throw CommandFailure.nothingLeft }
      if round == times || desk.output.failure != nil { return }
      try await desk.composition.pause(interval.duration)
      // Those that are named stay the same ones; without names, what was added meanwhile joins them.
      if names.isEmpty { watches = (try? await watchDesk.watches([])) ?? watches }
    }
  }

  /// What became of some updates.
  private struct Outcome {
    var updates: [UpdatedWatch] = []
    var failures: [CommandFailure] = []
    /// The watches that were not there any more; their failures are among the others.
    var deleted: [Watch.ID] = []
  }

  /// Updates watches one after the other; one that fails does not keep the others back.
  private func outcome(of watches: [WatchSummary], on watchDesk: WatchDesk) async -> Outcome {
    var outcome = Outcome()
    for summary in watches {
      let name = summary.watch.name.text
      do {
        let updated = try await watchDesk.observatory.updateWatch(summary.id, progress: watchDesk.progress(of: name))
        outcome.updates.append(updated)
      } catch {
        var failure = desk.watchFailure(for: error)
        failure.message = watchDesk.phrases.about(name, failure.message)
        outcome.failures.append(failure)
        if error.code == .noSuchWatch { outcome.deleted.append(summary.id) }
      }
    }
    return outcome
  }

  private func show(_ updated: UpdatedWatch, on watchDesk: WatchDesk) {
    desk.output.notices(watchDesk.phrases.notices(about: updated, isNamed: true))
    for event in updated.events { desk.output.paragraph(watchDesk.phrases.line(for: event), indent: 2) }
  }

  private func report(_ updated: UpdatedWatch, on watchDesk: WatchDesk) {
    for event in updated.events {
      if desk.options.isJSON {
        desk.print(WatchDocuments.event(event, of: updated))
      } else {
        let line = watchDesk.phrases.about(updated.watch.name.text, watchDesk.phrases.line(for: event))
        desk.output.line("\(watchDesk.phrases.formats.moment(updated.update.at))  \(line)")
      }
    }
  }
}

extension CommandFailure {
  /// It worked, and nothing was different.
  static let unchanged = CommandFailure(exit: .no, code: "unchanged", message: "")
  /// All watches were deleted meanwhile, as was said already.
  fileprivate static let nothingLeft = CommandFailure(exit: .noInput, code: "notFound", message: "")
}
