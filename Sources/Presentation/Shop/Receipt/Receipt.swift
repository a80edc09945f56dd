public import ArcadeDomain

extension ShopScreens {
  /// Makes the receipt of the order with a number, which need not exist, as it was when it was paid.
  public func receipt(of id: Order.ID) -> OldPagePresenter<ShopIntent, ShopRoute> {
    page(at: .order(id), titled: phrases.ordersTitle, naming: ["list", "orders"]) { contents, _ in
      guard let order = try await shop.orders.order(id) else {
        return contents.content = .failed(Failure(phrases.noSuchOrder(String(id.number)), canRetry: false))
      }
      contents.title = phrases.receiptTitle(id.number)
      contents.content = .ready(Page(order, phrases: phrases))
      // Behind a payment comes the next one.
      contents.actions = contents.actions.replacing(declaredRefund(of: order))
        .leadingToProducts(calledOn: phrases.nextCustomerCaption)
    }
  }
}

extension [Action<ShopIntent>] {
  /// The same actions, of which the one for the products is a link under a short name.
  func leadingToProducts(calledOn caption: String) -> Self {
    map { $0.offer.word == "list" ? $0.leading(to: ShopRoute.home, calledOn: caption) : $0 }
  }
}

extension Page {
  /// Shows an order as its receipt; what came back last is what is printed with the news of that.
  public init(_ order: Order, phrases: ShopPhrases) {
    let till = order.till.isNobody ? [] : [Block.facts([Fact(phrases.tillLabel, order.till.name)])]
    let taxes = order.quote.taxes
    let head = order.shop.head(phrases)
    let practice: [Block] = order.isPractice ? [.text(phrases.practice, .warning)] : []
    var blocks = head + [.text(phrases.paidAt(order.paidAt, reference: order.gatewayReference))] + practice + till
    blocks += [.table(Table(order, phrases: phrases))] + (taxes.isEmpty ? [] : [.table(Table(taxes, phrases: phrases))])
    var latest = head.count
    for refund in order.refunds {
      latest = blocks.count
      blocks += Block.blocks(of: refund, order, phrases: phrases)
    }
    blocks += order.shop.receiptLine.map { [.text($0)] } ?? []
    self.init(blocks)
    printed = Set(blocks.indices).subtracting(head.count..<latest)
  }
}

extension ShopDetails {
  /// What stands at the head of what a customer gets.
  fileprivate func head(_ phrases: ShopPhrases) -> [Block] {
    (name.map { [.text($0, .strong)] } ?? []) + addressLines.map { .text($0) }
      + (taxNumber.map { [.text(phrases.taxNumber($0))] } ?? [])
  }
}

extension Table {
  /// Lists what is paid with how it is paid beneath the total, and the change.
  init(_ payment: Payment, isPractice: Bool = false, phrases: ShopPhrases) {
    self.init(payment.quote, phrases: phrases)
    let formats = phrases.formats
    rows += payment.tenders.enumerated().map { index, tender in
      Row(sum: "tender\(index)", phrases.name(of: tender.kind, isPractice: isPractice), formats.money(tender.given))
    }
  }

  /// Lists what was bought, each line with the number that a refund takes for it, and how it was paid.
  init(_ order: Order, phrases: ShopPhrases) {
    self.init(Payment(order.quote, tenders: order.tenders), isPractice: order.isPractice, phrases: phrases)
    for (line, row) in rows.enumerated() where !row.isSummary {
      let code = row.cells.first?.text ?? ""
      let cells = [Cell("\(line + 1). \(code)", .strong)] + row.cells.dropFirst()
      rows[line] = Row(row.id, cells, details: row.details)
    }
    guard !order.change.isZero else { return }
    rows.append(Row(sum: "change", phrases.changeLabel, phrases.formats.money(order.change), .strong))
  }

  /// Lists the taxes that are included in what was paid.
  init(_ taxes: [TaxShare], phrases: ShopPhrases) {
    let formats = phrases.formats
    self.init(of: taxes, id: { "tax\($0.rate.shortText)" }) {
      TableColumn(phrases.taxRateLabel) { phrases.taxed(formats.percent($0.rate)) }
      TableColumn(phrases.netLabel, isNumber: true) { formats.money($0.net) }
      TableColumn(phrases.taxLabel, isNumber: true) { formats.money($0.tax) }
      TableColumn(phrases.grossLabel, isNumber: true) { formats.money($0.gross) }
    }
  }
}
