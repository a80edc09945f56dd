public import ArcadeDomain

/// A trial of the alert rules of a watch over its stored history.
public struct AlertTrialPresenter: WatchPresenter {
  public let system: WatchScreens
  private let id: Watch.ID

  /// Creates the trial for a watch.
  public init(_ system: WatchScreens, of id: Watch.ID) { (self.system, self.id) = (system, id) }

  public var route: WatchRoute { .trial(id) }
  public var title: String { phrases.alertRulesTitle }

  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    let can = system.actions()
    (contents.actions, contents.layout) = (can.all, can.withoutPage)
    contents.followsStore = true
    contents.title = phrases.trialTitle(of: try await observatory.watch(id).watch.name.text)
    let alerts = try await observatory.tryAlertRules(of: id)
    let none = alerts == nil ? phrases.noAlertRules : phrases.noAlertsYet
    contents.content = .tables(Table(alerts ?? [], phrases: phrases), else: none)
    let (back, rules) = (wayBack(to: id), wayToAlertRules(of: id))
    contents.actions = [back, rules] + can.all
    contents.layout = Layout {
      Block.bar(alerts?.isEmpty == false ? nil : rules)
      Block.more { Block.forms(can.search) }
    }.leading(to: back, rules)
  }
}
