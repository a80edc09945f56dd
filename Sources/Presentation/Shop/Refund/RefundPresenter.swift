public import ArcadeDomain

/// The confirmation of a refund; showing it never refunds.
public struct RefundPresenter: ShopPresenter {
  public let system: ShopScreens
  private let id: Order.ID
  private let code: String?
  private let pieces: Int?

  /// Creates the confirmation of a refund: pieces of a product or a line, or the rest of an order. The order need not
  /// exist.
  public init(_ system: ShopScreens, of id: Order.ID, code: String? = nil, pieces: Int? = nil) {
    (self.system, self.id, self.code, self.pieces) = (system, id, code, pieces)
  }

  public var route: ShopRoute { .refund(id, code: code, pieces: pieces) }
  public var title: String { phrases.refundTitle(id.number) }

  public func load(into contents: inout PageContents<RefundIntent>, progress: (String) -> Void) async throws {
    var can = await system.actions()
    (can.orders, can.refund) = (can.orders.main, can.refund.main)
    contents.actions = can.all.map { $0.map(RefundIntent.shop) }
    contents.layout = .besideSelling(can) {
      Block.bar(can.orders.first)
      Block.more { Block.list(can.refresh) }
    }
    let (order, wanted) = try await wanted()
    let quote = try order.refund(of: wanted)
    contents.content = .ready(Page(.table(Table(quote, of: order, phrases: phrases))))
    let due = quote.due.total(in: quote.total.currency)
    contents.banners = quote.isPractice ? [Notice(phrases.practice, .warning)] : []
    let short = try await shop.shortDrawer(for: quote.amount(by: .cash))
    contents.question = phrases.question(giveBack: due, short: short)
    contents.actions = [
      Action("yes", phrases.giveBackAction, .fixed("after", order.refunds.count)) { .giveBack(after: $0) }
        .changingWhatIsShared,
      // If the drawer contains too little, by default nothing is refunded.
      Action("no", phrases.notRefundAction, weight: short == nil ? .other : .usual) { .keep },
    ]
  }

  public func perform(_ intent: RefundIntent, progress: (String) -> Void) async throws -> Next<ShopRoute> {
    switch intent {
    case .shop(let intent): return try await system.perform(intent, on: route, progress: progress)
    case .giveBack(let refunds):
      do {
        let refund = try await shop.refundOrder(id, try await wanted().request, after: refunds)
        // The question is answered, so going back skips it.
        return .replace(.order(id), [Notice(phrases.news(of: refund), .good)])
      } catch {
        return .stay([system.notice(of: error)])
      }
    case .keep: return .back(orTo: .order(id), [Notice(phrases.nothingRefunded)])
    }
  }

  private func wanted() async throws -> (order: Order, request: RefundRequest) {
    guard let order = try await shop.order(id) else { throw RefundError.noSuchOrder(id) }
    return (order, try order.refundRequest(for: code, pieces: pieces))
  }
}

extension ShopPhrases {
  /// Returns the question before a refund, with the amount in the drawer if that is too little.
  fileprivate func question(giveBack due: Money, short: Money?) -> String {
    guard !due.isZero else { return askToTakeBack }
    let question = askToRefund(formats.money(due))
    return short.map { joining(expectedNow(formats.money($0)), question) } ?? question
  }

  /// Returns what is to be handed back.
  func news(of refund: Refund) -> String {
    let said = refunded(refund.id.number, refund.quote.due.map { ($0.kind, formats.money($0.amount)) })
    return refund.quote.isPractice ? joining(said, practice) : said
  }
}
