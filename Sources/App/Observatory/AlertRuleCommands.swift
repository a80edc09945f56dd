import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

// `arcade observe rule` and `arcade observe rules`.
extension WatchCommands {
  func rule() async throws {
    let (invocation, id) = (context.invocation, context.invocation.value(of: .listingID))
    let text = invocation.operands.dropFirst().joined(separator: " ")
    let condition = text.lowercased() == "off" ? nil : try self.condition(text)
    let hysteresis = try invocation.checked(.hysteresis) { try? AlertCondition.percent($0) }
    let cooldown = try invocation.checked(.cooldown) { AlertCondition.hours($0) }
    let summary = try await watch(invocation.operands[0])
    let watch = summary.watch
    if let id { _ = try await listing(id, of: summary) }
    guard let condition else {
      let count = try await observatory.removeAlertRules(about: id, in: watch.id)
      let members: JSONText = ["watch": watch.name.text, "id": id, "removed": count]
      return context.report(phrases.alertRulesRemoved(count), as: "arcade.targetsRemoved/1", members)
    }
    if case .new = condition, id != nil { throw wrong(consolePhrases.newIsForAll) }
    let request = AlertRequest(condition, about: id, hysteresis: hysteresis, cooldown: cooldown)
    let (since, _) = try await saying { try await observatory.setAlertRule(request, in: watch.id) }
    let rule = AlertRule(id: AlertRule.ID(number: 0), request, since: since)
    let sentence = phrases.about(watch.name.text, phrases.alertRuleSet(condition, about: id))
    context.report(sentence, .good, as: "arcade.target/1", .joining(["watch": watch.name.text], rule.json))
  }

  func rules() async throws {
    let watches = try await watches(context.invocation.operands)
    var all: [(watch: Watch, rules: [AlertRule], listings: [ListingSummary])] = []
    for watch in watches {
      let (rules, listings) = try await observatory.rules(of: watch.id)
      all.append((watch.watch, rules, listings))
    }
    guard !context.options.isJSON else {
      let documents = all.map { ["name": $0.watch.name.text, "targets": $0.rules] as JSONText }
      return context.print("arcade.targets/1", ["watches": documents])
    }
    let shown = all.filter { !$0.rules.isEmpty }
    guard !shown.isEmpty else { return context.show(phrases.alertRulesTitle, .empty(phrases.noAlertRules)) }
    for (watch, rules, listings) in shown {
      context.show(watch.name.text, .ready(Page(.table(Table(rules, named: listings, phrases: phrases)))))
    }
  }

  /// Prints the alerts that the rules of a watch would have caused over the stored history.
  func tryAlertRules() async throws {
    let watch = try await watch(context.invocation.operands[0])
    let alerts = try await observatory.tryAlertRules(of: watch.id)
    guard !context.options.isJSON else {
      let members: JSONText = [
        "name": watch.watch.name.text, "told": (alerts ?? []).map { JSONText.joining(["at": $0.at], $0.json) },
      ]
      return context.print("arcade.targetTrial/1", members)
    }
    let none = alerts == nil ? phrases.noAlertRules : phrases.noAlertsYet
    context.show(phrases.trialTitle(of: watch.watch.name.text), Table(alerts ?? [], phrases: phrases), orSay: none)
  }

  private func condition(_ text: String) throws -> AlertCondition {
    do throws(AlertConditionError) {
      return try AlertCondition(text, sign: phrases.formats.decimalSign)
    } catch {
      throw wrong(phrases.sentence(for: error))
    }
  }

  private func wrong(_ message: String) -> CommandFailure {
    CommandFailure(exit: .usage, code: "target", message: message)
  }
}
