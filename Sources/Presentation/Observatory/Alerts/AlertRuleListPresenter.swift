public import ArcadeDomain

/// The alert rules of a watch, with the latest alerts.
public struct AlertRuleListPresenter: WatchPresenter {
  private static let mostAlerts = 50

  public let system: WatchScreens
  private let id: Watch.ID

  /// Creates the list of a watch's alert rules.
  public init(_ system: WatchScreens, of id: Watch.ID) { (self.system, self.id) = (system, id) }

  public var route: WatchRoute { .rules(id) }
  public var title: String { phrases.alertRulesTitle }

  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    let can = system.actions()
    (contents.actions, contents.layout) = (can.all, can.withoutPage)
    contents.followsStore = true
    contents.title = phrases.alertRulesTitle(of: try await observatory.watch(id).watch.name.text)
    let (rules, listings) = try await observatory.rules(of: id)
    let alerts = try await observatory.alerts(of: id, most: Self.mostAlerts)
    let tables =
      (rules.isEmpty ? [] : [Table(rules, firstNumber: 1, named: listings, phrases: phrases)])
      + (alerts.isEmpty ? [] : [Table(alerts, title: phrases.alertsTitle, phrases: phrases)])
    contents.content = tables.isEmpty ? .empty(phrases.noAlertRules) : .ready(Page(tables.map(Block.table)))
    let rows = rules.map { ($0.id, Choice(String($0.id.number), $0.request.condition.text)) }
    let row = rows.isEmpty ? nil : Parameter.row("n", phrases.alertRuleLabel, of: rows, phrases)
    let (back, rule) = (wayBack(to: id), alert)
    let (hysteresis, cooldown) = (row.map(changingHysteresis), row.map(changingCooldown))
    let trial = rows.isEmpty ? nil : Action<WatchIntent>("try", phrases.tryAction, to: .trial(id))
    contents.actions = [back, rule, hysteresis, cooldown, trial].compactMap(\.self) + can.all
    contents.layout = Layout {
      Block.forms(rule.first)
      Block.more {
        Block.forms(hysteresis, cooldown, can.search)
        Block.list(trial)
      }
    }.leading(to: back)
  }

  private var alert: Action<WatchIntent> {
    Action("target", phrases.alertRuleAllAction, caption: phrases.alertRuleCaption, .condition(phrases), weight: .main)
    {
      .rule($0, about: nil, in: id)
    }.changingWhatIsShared
  }

  private func changingHysteresis(of row: Parameter<AlertRule.ID>) -> Action<WatchIntent> {
    let hysteresis = Parameter<Int64>(Field("margin", phrases.hysteresisLabel, .text, example: "2%")) {
      [phrases] text throws(InputError) in
      do throws(AlertConditionError) {
        return try AlertCondition.percent(text ?? "")
      } catch {
        throw .refused(phrases.sentence(for: error))
      }
    }
    return Action("margin", phrases.hysteresisAction, row, hysteresis) { .change($0, in: id, hysteresis: $1) }
      .changingWhatIsShared
  }

  private func changingCooldown(of row: Parameter<AlertRule.ID>) -> Action<WatchIntent> {
    let cooldown = Parameter(Field("rest", phrases.cooldownLabel, .text, example: "12h"), else: phrases.noHours) {
      AlertCondition.hours($0)
    }
    return Action("rest", phrases.cooldownAction, row, cooldown) { .change($0, in: id, cooldown: $1) }
      .changingWhatIsShared
  }
}

extension AlertCondition {
  /// Whether a price must recover by a margin before the next alert.
  fileprivate var hasHysteresis: Bool {
    switch self {
    case .below, .above: true
    case .drop, .low, .back, .new: false
    }
  }
}

extension Table {
  /// Creates a table of alert rules in the given order; the names come from the listings.
  public init(
    _ rules: [AlertRule],
    firstNumber: Int? = nil,
    named listings: [ListingSummary],
    phrases: WatchPhrases
  ) {
    let names = Dictionary(listings.map { (Array($0.id.utf8), $0.watched.listing.name) }) { first, _ in first }
    self.init(of: rules, firstNumber: firstNumber, id: { String($0.id.number) }) {
      TableColumn(phrases.ruleLabel) { Cell($0.request.condition.text, .strong) }
      TableColumn(phrases.listingLabel, mayBeCut: true) { rule in
        Cell(rule.request.listing.map { names[Array($0.utf8)] ?? $0 } ?? phrases.eachListing)
      }
      TableColumn(phrases.hysteresisLabel, isNumber: true, isSecondary: true) { rule in
        Cell(
          rule.request.condition.hasHysteresis
            ? phrases.formats.percent(Percent(hundredths: rule.request.hysteresis)) : ""
        )
      }
      TableColumn(phrases.cooldownLabel, isNumber: true, isSecondary: true) {
        Cell(phrases.hours(Int($0.request.cooldown / .seconds(3_600))))
      }
      TableColumn(phrases.sinceLabel, isSecondary: true) { Cell(phrases.formats.moment($0.since)) }
    }
  }

  /// Creates a table of alerts in the given order.
  public init(_ alerts: [PriceAlert], title: String? = nil, phrases: WatchPhrases) {
    self.init(of: alerts.enumerated(), title: title, id: { String($0.offset + 1) }) {
      TableColumn(phrases.alertAtLabel) { Cell(phrases.formats.moment($0.element.at)) }
      TableColumn(phrases.nameLabel, mayBeCut: true) { Cell($0.element.name) }
      TableColumn(phrases.ruleLabel) { Cell($0.element.condition.text) }
      TableColumn(phrases.label(of: .price)) { Cell(phrases.move(from: $0.element.from, to: $0.element.to)) }
    }
  }
}
