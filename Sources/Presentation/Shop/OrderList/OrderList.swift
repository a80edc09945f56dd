public import ArcadeDomain

extension ShopActions {
  /// Makes the list of orders, newest first.
  public func orderList() -> PagePresenter<ShopIntent, ShopRoute> {
    page(at: .orders, titled: phrases.ordersTitle, naming: ["list"]) { contents, _ in
      contents.followsStore = true
      let orders = try await shop.orders.orders()
      contents.content = .tables(Table(orders, phrases: phrases), else: phrases.noOrders)
      contents.actions = opening(orders) + contents.actions
    }
  }

  /// What an input without a word means among orders: the number of one.
  private func opening(_ orders: [Order]) -> [Action<ShopIntent>] {
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
  public init(_ orders: [Order], phrases: any ShopPhrases) {
    let formats = phrases.formats
    let table = Table(
      columns: [
        Column(phrases.orderLabel, isNumber: true), Column(phrases.paidLabel),
        Column(phrases.piecesLabel, isNumber: true), Column(phrases.totalLabel, isNumber: true),
      ],
      rows: orders.map { order in
        Row(
          String(order.id.number),
          [
            Cell(String(order.id.number), .strong), Cell(formats.moment(order.paidAt)),
            Cell(formats.number(order.quote.pieceCount)),
            Cell(formats.money(order.quote.total)),
          ],
          address: ShopRoute.order(order.id).address
        )
      }
    )
    self = table.showingRefunds(of: orders, phrases).naming(orders.map(\.till), phrases.tillLabel, phrases)
  }
}
