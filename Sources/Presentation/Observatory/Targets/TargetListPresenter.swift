public import ArcadeDomain

/// What is waited for in a watch, with what was told lately.
public struct TargetListPresenter: WatchPresenter {
  private static let mostTellings = 50

  /// What all screens of the observatory share.
  public let system: WatchScreens
  private let id: Watch.ID

  /// Lists the targets of a watch.
  public init(_ system: WatchScreens, of id: Watch.ID) { (self.system, self.id) = (system, id) }

  /// The list.
  public var route: WatchRoute { .targets(id) }
  /// What the list is called until the watch is known.
  public var title: String { phrases.targetsTitle }

  /// Loads the targets, and what was told.
  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    let can = system.actions()
    (contents.actions, contents.layout) = (can.all, can.withoutPage)
    contents.followsStore = true
    contents.title = phrases.targetsTitle(of: try await observatory.watch(id).watch.name.text)
    let (targets, listings) = try await observatory.targets(of: id)
    let told = try await observatory.tellings(of: id, most: Self.mostTellings)
    let tables =
      (targets.isEmpty ? [] : [Table(targets, firstNumber: 1, named: listings, phrases: phrases)])
      + (told.isEmpty ? [] : [Table(told, title: phrases.toldTitle, phrases: phrases)])
    contents.content = tables.isEmpty ? .empty(phrases.noTargets) : .ready(Page(tables.map(Block.table)))
    let rows = targets.map { ($0.id, Choice(String($0.id.number), $0.wish.rule.text)) }
    let row = rows.isEmpty ? nil : Parameter.row("n", phrases.targetLabel, of: rows, phrases)
    let (back, target) = (wayBack(to: id), telling)
    let (margin, rest) = (row.map(changingMargin), row.map(changingRest))
    let trial = rows.isEmpty ? nil : Action<WatchIntent>("try", phrases.tryAction, to: .trial(id))
    contents.actions = [back, target, margin, rest, trial].compactMap(\.self) + can.all
    contents.layout = Layout {
      Block.forms(target.first)
      Block.more {
        Block.forms(margin, rest, can.search)
        Block.list(trial)
      }
    }.leading(to: back)
  }

  private var telling: Action<WatchIntent> {
    Action("target", phrases.targetAllAction, caption: phrases.targetCaption, .rule(phrases), weight: .main) {
      .target($0, about: nil, in: id)
    }.changingWhatIsShared
  }

  private func changingMargin(of row: Parameter<Target.ID>) -> Action<WatchIntent> {
    let margin = Parameter<Int64>(Field("margin", phrases.marginLabel, .text, example: "2%")) {
      [phrases] text throws(InputError) in
      do throws(TargetRuleError) {
        return try TargetRule.percent(text ?? "")
      } catch {
        throw .refused(phrases.sentence(for: error))
      }
    }
    return Action("margin", phrases.marginAction, row, margin) { .change($0, in: id, margin: $1) }.changingWhatIsShared
  }

  private func changingRest(of row: Parameter<Target.ID>) -> Action<WatchIntent> {
    let rest = Parameter(Field("rest", phrases.restLabel, .text, example: "12h"), else: phrases.noHours) {
      TargetRule.hours($0)
    }
    return Action("rest", phrases.restAction, row, rest) { .change($0, in: id, rest: $1) }.changingWhatIsShared
  }
}

extension TargetRule {
  /// Whether a price has to be back by some part before it is told again.
  fileprivate var hasMargin: Bool {
    switch self {
    case .below, .above: true
    case .drop, .low, .back, .new: false
    }
  }
}

extension Table {
  /// Lists targets in their order; the listings have the names.
  public init(
    _ targets: [Target],
    firstNumber: Int? = nil,
    named listings: [ListingSummary],
    phrases: WatchPhrases
  ) {
    let names = Dictionary(listings.map { (Array($0.id.utf8), $0.watched.listing.name) }) { first, _ in first }
    self.init(of: targets, firstNumber: firstNumber, id: { String($0.id.number) }) {
      TableColumn(phrases.ruleLabel) { Cell($0.wish.rule.text, .strong) }
      TableColumn(phrases.listingLabel, mayBeCut: true) { target in
        Cell(target.wish.listing.map { names[Array($0.utf8)] ?? $0 } ?? phrases.eachListing)
      }
      TableColumn(phrases.marginLabel, isNumber: true, isSecondary: true) { target in
        Cell(target.wish.rule.hasMargin ? phrases.formats.percent(Percent(hundredths: target.wish.margin)) : "")
      }
      TableColumn(phrases.restLabel, isNumber: true, isSecondary: true) {
        Cell(phrases.hours(Int($0.wish.rest / .seconds(3_600))))
      }
      TableColumn(phrases.sinceLabel, isSecondary: true) { Cell(phrases.formats.moment($0.since)) }
    }
  }

  /// Lists what was told, in its order.
  public init(_ tellings: [Telling], title: String? = nil, phrases: WatchPhrases) {
    self.init(of: tellings.enumerated(), title: title, id: { String($0.offset + 1) }) {
      TableColumn(phrases.toldAtLabel) { Cell(phrases.formats.moment($0.element.at)) }
      TableColumn(phrases.nameLabel, mayBeCut: true) { Cell($0.element.name) }
      TableColumn(phrases.ruleLabel) { Cell($0.element.rule.text) }
      TableColumn(phrases.label(of: .price)) { Cell(phrases.move(from: $0.element.from, to: $0.element.to)) }
    }
  }
}
