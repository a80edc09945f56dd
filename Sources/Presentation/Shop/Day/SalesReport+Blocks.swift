import ArcadeDomain

extension SalesReport {
  /// Returns the sums, as on the screens of a day and a closing.
  func blocks(phrases: ShopPhrases) -> [Block] {
    let tables = [taxTable(phrases), discountTable(phrases), priceTable(phrases), sellerTable(phrases)]
    let practice: [Block] = payments.contains { $0.isPractice } ? [.text(phrases.practice, .warning)] : []
    return [.facts(facts(phrases))] + [paymentTable(phrases)].filter { !$0.rows.isEmpty }.map(Block.table) + practice
      + (isDetailed ? tables.filter { !$0.rows.isEmpty }.map(Block.table) : [.text(phrases.tooManyToDetail, .faint)])
  }

  private func facts(_ phrases: ShopPhrases) -> [Fact] {
    let formats = phrases.formats
    var facts = [Fact(phrases.salesLabel(orders: orderCount), formats.money(sales), .strong)]
    if refundCount > 0 {
      facts.append(Fact(phrases.refundsLabel(refundCount), formats.reduction(refunds)))
      facts.append(Fact(phrases.netSalesLabel, formats.money(net), .strong))
    }
    if let first, let last {
      let numbers = [first, last].map { String($0.number) }
      facts.append(Fact(phrases.firstAndLastLabel, first == last ? numbers[0] : numbers.joined(separator: " – ")))
    }
    return facts
  }

  private func paymentTable(_ phrases: ShopPhrases) -> Table {
    Table(of: payments, id: { $0.isPractice ? "practice" : $0.kind.rawValue }) {
      TableColumn(phrases.paidByTitle) { phrases.name(of: $0.kind, isPractice: $0.isPractice) }
      TableColumn(phrases.salesColumn, isNumber: true) { phrases.formats.money($0.sales) }
      TableColumn(phrases.refundsColumn, isNumber: true) { phrases.formats.reduction($0.refunds) }
      TableColumn(phrases.leftColumn, isNumber: true) { phrases.formats.money($0.net) }
    }
  }

  private func taxTable(_ phrases: ShopPhrases) -> Table {
    var table = Table(taxes, phrases: phrases)
    table.title = phrases.taxesTitle
    return table
  }

  private func discountTable(_ phrases: ShopPhrases) -> Table {
    Table(of: discounts, title: phrases.discountsGivenTitle, id: { $0.id }) {
      TableColumn(phrases.discountNameLabel, mayBeCut: true) { $0.name.text(in: phrases.language.code) }
      TableColumn(phrases.ordersColumn, isNumber: true) { phrases.formats.number($0.orderCount) }
      TableColumn(phrases.amountLabel, isNumber: true) { phrases.formats.reduction($0.amount) }
    }
  }

  private func priceTable(_ phrases: ShopPhrases) -> Table {
    Table(of: pricesByHand, title: phrases.pricesByHandTitle, id: { $0.reason ?? "" }) {
      TableColumn(phrases.reasonLabel, mayBeCut: true) { $0.reason ?? phrases.noReason }
      TableColumn(phrases.linesColumn, isNumber: true) { phrases.formats.number($0.lineCount) }
      TableColumn(phrases.amountLabel, isNumber: true) { phrases.formats.reduction($0.amount) }
    }
  }

  private func sellerTable(_ phrases: ShopPhrases) -> Table {
    Table(of: bestSellers.enumerated(), title: phrases.bestSellersTitle, id: { String($0.offset) }) {
      TableColumn(phrases.codeLabel) { Table.Cell($0.element.product.code.text, .strong) }
      TableColumn(phrases.productNameLabel, mayBeCut: true) { $0.element.product.name }
      TableColumn(phrases.piecesLabel, isNumber: true) {
        phrases.text(of: $0.element.quantity, $0.element.product.unit)
      }
      TableColumn(phrases.amountLabel, isNumber: true) { phrases.formats.money($0.element.amount) }
    }
  }
}
