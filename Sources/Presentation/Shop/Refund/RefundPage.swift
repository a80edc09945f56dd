public import ArcadeDomain

extension ShopScreens {
  /// Makes the question what to give back of an order; showing it never gives anything back.
  public func refund(
    of id: Order.ID,
    code: String? = nil,
    pieces: Int? = nil
  ) -> OldPagePresenter<RefundIntent, ShopRoute> {
    let title = phrases.refundTitle(id.number)
    let here = ShopRoute.refund(id, code: code, pieces: pieces)
    return OldPagePresenter(at: here, title: title) { _ in
      var contents = PageContents(
        title: title,
        content: .empty(phrases.noSuchOrder(String(id.number))),
        actions: await offered(naming: ["orders", "refund"]).map { $0.map(RefundIntent.shop) }
      )
      do {
        guard let order = try await shop.orders.order(id) else { throw RefundError.noSuchOrder(id) }
        let quote = try order.refund(of: order.refundRequest(for: code, pieces: pieces))
        contents.content = .ready(Page(.table(Table(quote, of: order, phrases: phrases))))
        let due = quote.due.total(in: quote.total.currency)
        contents.banners = quote.isPractice ? [Notice(phrases.practice, .warning)] : []
        let cash = quote.amount(by: .cash)
        let drawer = cash.isZero ? nil : try await shop.till.drawer(in: cash.currency)
        let short = drawer.flatMap { $0.isUnlikely(taking: cash) ? $0.expected : nil }
        contents.question = phrases.question(giveBack: due, short: short)
        contents.actions = [
          Action("yes", phrases.giveBackAction, .fixed("after", order.refunds.count)) { .giveBack(after: $0) }
            .changingWhatIsShared,
          // Where the drawer does not hold so much, what comes of itself is that nothing is done.
          Action("no", phrases.notRefundAction, weight: short == nil ? .other : .usual) { .keep },
        ]
      } catch {
        contents.content = .failed(phrases.shopFailure(for: error))
      }
      return contents
    } act: { intent, context in
      switch intent {
      case .shop(let intent): await perform(intent, in: context)
      case .giveBack(let refunds):
        do {
          guard let order = try await shop.orders.order(id) else { throw RefundError.noSuchOrder(id) }
          let wanted = try order.refundRequest(for: code, pieces: pieces)
          let refund = try await shop.refundOrder(id, wanted, after: refunds)
          // The question is answered, so that nobody goes back to it.
          await context.router?.replace(with: .order(id), saying: [Notice(phrases.news(of: refund), .good)])
        } catch {
          await context.show([Notice(phrases.shopFailure(for: error).text, .bad)])
        }
      case .keep: await context.router?.goBack(orTo: .order(id), saying: [Notice(phrases.nothingRefunded)])
      }
    }
  }
}

/// What a person can want where it is asked what to give back.
public enum RefundIntent: Hashable, Sendable {
  /// What every screen of the shop offers.
  case shop(ShopIntent)
  /// It given back, while the order has so many refunds.
  case giveBack(after: Int)
  /// Nothing given back.
  case keep
}

extension ShopPhrases {
  /// What is asked before so much is given back, and how little the drawer should hold where that is less.
  fileprivate func question(giveBack due: Money, short: Money?) -> String {
    guard !due.isZero else { return askToTakeBack }
    let question = askToRefund(formats.money(due))
    return short.map { joining(expectedNow(formats.money($0)), question) } ?? question
  }

  /// What is to be handed back.
  func news(of refund: Refund) -> String {
    let said = refunded(refund.id.number, refund.quote.due.map { ($0.kind, formats.money($0.amount)) })
    return refund.quote.isPractice ? joining(said, practice) : said
  }
}

extension Table {
  /// Lists what comes back of an order, with how the money goes back.
  init(_ quote: RefundQuote, titled title: String? = nil, of order: Order, phrases: ShopPhrases) {
    let formats = phrases.formats
    var rows = quote.lines.map { line in
      Row(
        String(line.position),
        [
          Cell(line.product.code.text, .strong), Cell(line.product.name),
          Cell(phrases.text(of: line.quantity, line.product.unit)), Cell(formats.money(line.total)),
        ]
      )
    }
    func sum(_ id: String, _ label: String, _ amount: Money, _ tone: Tone = .plain) -> Row {
      Row(id, ["", Cell(label, tone), "", Cell(formats.money(amount), tone)], isSummary: true)
    }
    if let shipping = quote.shipping, let method = order.quote.shipping?.shipping.method {
      rows.append(sum("shipping", phrases.shippingLabel(method), shipping))
    }
    rows.append(sum("total", phrases.totalLabel, quote.total, .strong))
    rows += quote.tenders.map { tender in
      let isPractice = tender.kind == .card && quote.isPractice
      return sum(
        tender.kind.rawValue,
        isPractice ? phrases.practiceCard : phrases.backLabel(tender.kind),
        tender.amount
      )
    }
    self.init(
      title: title,
      columns: [
        Column(phrases.codeLabel), Column(phrases.productNameLabel, mayBeCut: true),
        Column(phrases.piecesLabel, isNumber: true, isSecondary: true),
        Column(phrases.amountLabel, isNumber: true),
      ],
      rows: rows
    )
  }
}

extension Block {
  /// What came back of an order with a refund.
  static func blocks(of refund: Refund, _ order: Order, phrases: ShopPhrases) -> [Block] {
    let title = phrases.refundLabel(refund.id.number, refund.moment)
    let taxes = refund.quote.taxes
    return [.table(Table(refund.quote, titled: title, of: order, phrases: phrases))]
      + (taxes.isEmpty ? [] : [.table(Table(taxes, phrases: phrases))])
  }
}
