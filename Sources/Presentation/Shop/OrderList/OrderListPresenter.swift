public import ArcadeDomain

/// A page of the list of orders, newest first: the orders of a day, or all.
public struct OrderListPresenter: ShopPresenter {
  public let system: ShopScreens
  private let day: CalendarDay?
  private let place: PageCursor

  /// Creates a list of the orders of a day, or of all days, from a cursor.
  public init(_ system: ShopScreens, on day: CalendarDay? = nil, at place: PageCursor = .newest) {
    (self.system, self.day, self.place) = (system, day, place)
  }

  public var route: ShopRoute { .orders(on: day, at: place) }
  public var title: String { phrases.ordersTitle(on: day) }

  public func load(into contents: inout PageContents<ShopIntent>, progress: (String) -> Void) async throws {
    contents.followsStore = true
    var can = await system.actions()
    (can.list, can.orders) = (can.list.main, system.orders())
    contents.actions = can.all
    contents.layout = layout(can)
    let days = day.map(DaySpan.on) ?? .all
    let orders = try await shop.orders(in: days, at: place, most: system.pageSize)
    contents.content = .tables(Table(orders.rows, phrases: phrases), else: phrases.noOrders(on: day))
    let turning: [Action<ShopIntent>] = orders.turning(phrases) { .orders(on: day, at: $0) }
    if orders.rows.isEmpty { can.list = can.list.leading(to: ShopRoute.home, calledOn: phrases.productsTitle) }
    contents.actions = opening(orders.rows) + can.all + turning
    contents.layout = layout(can, turning: turning, isEmpty: orders.rows.isEmpty)
  }

  private func layout(_ can: ShopActions, turning: [Action<ShopIntent>] = [], isEmpty: Bool = false) -> Layout {
    .besideSelling(can) {
      Block.pages(turning.reversed())
      if isEmpty { Block.bar(can.list.first) }
      Block.more {
        Block.forms(can.orders, can.order, can.refund)
        Block.list(can.refresh)
      }
    }
  }

  /// Opens an order, for an input without an action word.
  private func opening(_ orders: [OrderSummary]) -> [Action<ShopIntent>] {
    let known = orders.map { Choice(String($0.id.number)) }
    guard !known.isEmpty else { return [] }
    return [
      Action(
        "open",
        phrases.orderAction,
        caption: phrases.openCaption,
        .order("id", phrases.orderLabel, known: known, phrases),
        weight: .usual
      ) {
        .go(.order($0))
      }
    ]
  }
}

extension Table {
  /// Creates a table of orders with their numbers, in the given order.
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
