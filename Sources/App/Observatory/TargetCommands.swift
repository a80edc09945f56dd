import ArcadeDomain
import ArcadePresentation

// `arcade observe target` and `arcade observe targets`.
extension WatchCommands {
  func target() async throws {
    let (invocation, id) = (context.invocation, context.invocation.value(of: .listingID))
    let text = invocation.operands.dropFirst().joined(separator: " ")
    let rule = text.lowercased() == "off" ? nil : try self.rule(text)
    let margin = try invocation.checked(.margin) { try? TargetRule.percent($0) }
    let rest = try invocation.checked(.rest) { TargetRule.hours($0) }
    let summary = try await watch(invocation.operands[0])
    let watch = summary.watch
    if let id { _ = try await listing(id, of: summary) }
    guard let rule else {
      let count = try await observatory.removeTargets(about: id, in: watch.id)
      let members: JSONText = ["watch": watch.name.text, "id": id, "removed": count]
      return context.report(phrases.targetsRemoved(count), as: "arcade.targetsRemoved/1", members)
    }
    if case .new = rule, id != nil { throw wrong(consolePhrases.newIsForAll) }
    let wish = TargetWish(rule, about: id, margin: margin, rest: rest)
    let (since, _) = try await saying { try await observatory.setTarget(wish, in: watch.id) }
    let target = Target(id: Target.ID(number: 0), wish, since: since)
    let sentence = phrases.about(watch.name.text, phrases.targetSet(rule, about: id))
    context.report(sentence, .good, as: "arcade.target/1", .joining(["watch": watch.name.text], target.json))
  }

  func targets() async throws {
    let watches = try await watches(context.invocation.operands)
    var all: [(watch: Watch, targets: [Target], listings: [ListingSummary])] = []
    for watch in watches {
      let (targets, listings) = try await observatory.targets(of: watch.id)
      all.append((watch.watch, targets, listings))
    }
    guard !context.options.isJSON else {
      let documents = all.map { ["name": $0.watch.name.text, "targets": $0.targets] as JSONText }
      return context.print("arcade.targets/1", ["watches": documents])
    }
    let shown = all.filter { !$0.targets.isEmpty }
    guard !shown.isEmpty else { return context.show(phrases.targetsTitle, .empty(phrases.noTargets)) }
    for (watch, targets, listings) in shown {
      context.show(watch.name.text, .ready(Page(.table(Table(targets, named: listings, phrases: phrases)))))
    }
  }

  /// Says what the targets of a watch would have told over the stored history.
  func tryTargets() async throws {
    let watch = try await watch(context.invocation.operands[0])
    let told = try await observatory.tryTargets(of: watch.id)
    guard !context.options.isJSON else {
      let members: JSONText = [
        "name": watch.watch.name.text, "told": (told ?? []).map { JSONText.joining(["at": $0.at], $0.json) },
      ]
      return context.print("arcade.targetTrial/1", members)
    }
    let none = told == nil ? phrases.noTargets : phrases.nothingToTell
    context.show(phrases.trialTitle(of: watch.watch.name.text), Table(told ?? [], phrases: phrases), orSay: none)
  }

  private func rule(_ text: String) throws -> TargetRule {
    do throws(TargetRuleError) {
      return try TargetRule(text, sign: phrases.formats.decimalSign)
    } catch {
      throw wrong(phrases.sentence(for: error))
    }
  }

  private func wrong(_ message: String) -> CommandFailure {
    CommandFailure(exit: .usage, code: "target", message: message)
  }
}
