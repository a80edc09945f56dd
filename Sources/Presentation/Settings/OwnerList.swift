public import ArcadeDomain

extension SettingsScreens {
  /// Makes the list of everybody to whom something belongs.
  public func ownerList() -> PagePresenter<SettingsIntent, SettingsRoute> {
    page(at: .owners, titled: phrases.ownersTitle, naming: ["adopt"]) { contents, _ in
      contents.content = .tables(Table(try await owners.owners(), phrases: phrases), else: phrases.noOwners)
      contents.actions.insert(Action("list", phrases.listAction, to: .list, weight: .main), at: 0)
    }
  }

  /// Makes the question whether somebody gets what is nobody's.
  public func adoptionQuestion(for owner: Owner) -> PagePresenter<SettingsIntent, SettingsRoute> {
    page(at: .adoption(owner), titled: phrases.ownersTitle) { contents, _ in
      contents.content = .ready(Page(.text(phrases.dataFolder(place))))
      contents.question = phrases.askToAdopt(owner.name)
      contents.actions = [
        Action("yes", phrases.adoptAction) { .adopt(owner) }, Action("no", phrases.leaveAction) { .go(.owners) },
      ]
    }
  }

  /// What gives somebody what is nobody's, once that was asked.
  var adopting: Action<SettingsIntent> {
    let name = Parameter(Field("name", phrases.whoLabel, .text), else: { [phrases] in phrases.badOwner($0) }) {
      Owner($0)
    }
    return Action("adopt", phrases.adoptAction, name) { .go(.adoption($0)) }
  }

  /// Says what came of giving somebody what is nobody's.
  public func notice(of adoption: OwnershipTransfer, by owner: Owner) -> Notice {
    switch adoption {
    case .adopted(let summary):
      Notice(phrases.adopted(by: summary.owner.name, games: summary.games, orders: summary.orders), .good)
    case .nothing: Notice(phrases.nothingToAdopt)
    case .refused(let obstacles): Notice(phrases.adoptionRefused(obstacles, for: owner.name), .warning)
    }
  }
}

extension Table {
  /// Lists owners in their order.
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
