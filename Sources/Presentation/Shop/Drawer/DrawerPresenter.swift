import ArcadeDomain

/// The confirmation of an unlikely drawer movement or closing; showing it changes nothing.
public struct DrawerPresenter: ShopPresenter {
  public let system: ShopScreens
  private let request: DrawerRequest

  /// Creates the confirmation of a request.
  public init(_ system: ShopScreens, _ request: DrawerRequest) { (self.system, self.request) = (system, request) }

  public var route: ShopRoute { .drawer(request) }
  public var title: String { phrases.drawerTitle }

  public func load(into contents: inout PageContents<DrawerIntent>, progress: (String) -> Void) async throws {
    var can = await system.actions()
    can.day = can.day.main
    contents.actions = can.all.map { $0.map(DrawerIntent.shop) }
    contents.layout = .besideSelling(can) {
      Block.bar(can.day.first)
      Block.more { Block.list(can.refresh) }
    }
    let currency = try await shop.drawerCurrency()
    guard let amount = phrases.amount(request.amount, in: currency) else {
      return contents.content = .empty(phrases.notAnAmount(request.amount, in: currency))
    }
    let drawer = try await shop.drawer(in: currency)
    contents.content = .ready(Page(.table(Table(drawer, phrases: phrases))))
    contents.question = phrases.question(
      request,
      phrases.formats.money(amount),
      phrases.formats.money(drawer.expected)
    )
    contents.actions = [
      Action("yes", phrases.label(of: request), .money("expected", drawer.expected)) { .agree(expected: $0) }
        .changingWhatIsShared,
      // By default nothing is done.
      Action("no", phrases.notMoveAction, weight: .usual) { .leave },
    ]
  }

  public func perform(_ intent: DrawerIntent, progress: (String) -> Void) async throws -> Next<ShopRoute> {
    switch intent {
    case .shop(let intent): try await system.perform(intent, on: route, progress: progress)
    case .agree(let expected): await system.use(request, agreed: expected)
    case .leave: .back(orTo: .day(nil), [Notice(phrases.nothingMoved)])
    }
  }
}

extension ShopPhrases {
  fileprivate func question(_ request: DrawerRequest, _ amount: String, _ expected: String) -> String {
    switch request {
    case .move: askToTakeOut(amount, expected: expected)
    case .close: askToClose(amount, expected: expected)
    }
  }

  fileprivate func label(of request: DrawerRequest) -> String {
    if case .move = request { takeOutAction } else { closeAction }
  }
}
