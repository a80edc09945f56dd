public import ArcadeDomain

extension ShopScreens {
  /// Makes a page of the list of orders, newest first: of those of one day, or of all.
  public func orderList(
    on day: CalendarDay? = nil,
    at place: ListPlace = .newest
  ) -> OldPagePresenter<ShopIntent, ShopRoute> {
    page(at: .orders(on: day, at: place), titled: phrases.ordersTitle(on: day), naming: ["list"]) { contents, _ in
      contents.followsStore = true
      let days = day.map(DaySpan.on) ?? .all
      let orders = try await shop.orders.summaries(in: days, at: place, most: pageSize)
      contents.content = .tables(Table(orders.rows, phrases: phrases), else: phrases.noOrders(on: day))
      let onADay = self.orders().belonging(to: [ShopRoute.orders.address])
      contents.actions =
        opening(orders.rows) + contents.actions.replacing(onADay)
        + orders.turning(phrases, by: \.id.number) { .orders(on: day, at: $0) }
      guard orders.rows.isEmpty else { return }
      contents.actions = contents.actions.leadingToProducts(calledOn: phrases.productsTitle)
    }
  }

  /// Looks at the orders of a day, or at all of them; a frontend leads to all of them by their address.
  func orders(address: String? = nil) -> Action<ShopIntent> {
    let day = Parameter.day("day", phrases.dayLabel, example: shop.time.today(), phrases)
    return Action("orders", phrases.ordersAction, day.optional(phrases.everyDay), address: address) {
      .go(.orders(on: $0, at: .newest))
    }.changingWhatIsShared
  }

  /// What an input without a word means among orders: the number of one.
  private func opening(_ orders: [OrderSummary]) -> [Action<ShopIntent>] {
    let known = orders.map { Choice(String($0.id.number)) }
    guard !known.isEmpty else { return [] }
    return [
      Action("open", phrases.orderAction, .order("id", phrases.orderLabel, known: known, phrases), weight: .usual) {
        .go(.order($0))
      }
    ]
  }
}

extension Table {
  /// Lists orders in their order, each with the number that it is known by.
  public init(_ orders: [OrderSummary], phrases: ShopPhrases) {
    let formats = phrases.formats
    self.init(of: orders, id: { String($0.id.number) }, address: { ShopRoute.order($0.id).address }) {
      TableColumn(phrases.orderLabel, isNumber: true) { Cell(String($0.id.number), .strong) }
      TableColumn(phrases.tillLabel, owners: orders, phrases) { $0.till }
      TableColumn(phrases.paidLabel) { formats.moment($0.paidAt) }
      TableColumn(phrases.piecesLabel, isNumber: true) { formats.number($0.pieces) }
      TableColumn(phrases.totalLabel, isNumber: true) { formats.money($0.total) }
      if orders.contains(where: { !$0.refunded.isZero }) {
        TableColumn(phrases.refundedLabel, isNumber: true) { $0.refunded.isZero ? "" : formats.money($0.refunded) }
      }
    }
  }
}
