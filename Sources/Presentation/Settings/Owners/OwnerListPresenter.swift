public import ArcadeDomain

/// The owners of stored data.
public struct OwnerListPresenter: SettingsPresenter {
  public let system: SettingsScreens

  /// Creates the list of owners.
  public init(_ system: SettingsScreens) { self.system = system }

  public var route: SettingsRoute { .owners }
  public var title: String { phrases.ownersTitle }

  public func load(into contents: inout PageContents<SettingsIntent>, progress: (String) -> Void) async throws {
    var can = system.actions
    can.claim = can.claim.main
    contents.actions = [can.list] + can.all
    contents.layout = Layout {
      Block.forms(can.claim.first)
      Block.bar(can.list)
      can.more()
    }
    let owners = try await system.administration.ownerSummaries()
    contents.content = .tables(Table(owners, phrases: phrases), else: phrases.noOwners)
  }
}

extension Table {
  /// Creates a table of owners in the given order.
  public init(_ owners: [OwnerSummary], phrases: SettingsPhrases) {
    self.init(of: owners, id: { $0.owner.key }) {
      TableColumn(phrases.whoLabel, mayBeCut: true) {
        $0.owner.isNobody ? Cell(phrases.noOwner, .faint) : Cell($0.owner.name, .strong)
      }
      TableColumn(phrases.gamesLabel, isNumber: true) { phrases.formats.number($0.games) }
      TableColumn(phrases.ordersLabel, isNumber: true) { phrases.formats.number($0.orders) }
    }
  }
}
