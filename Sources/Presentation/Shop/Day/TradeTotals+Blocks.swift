import ArcadeDomain

extension TradeTotals {
  /// Everything added up, as a day and a closing show it.
  func blocks(phrases: ShopPhrases) -> [Block] {
    let tables = [taxTable(phrases), discountTable(phrases), sellerTable(phrases)]
    let practice: [Block] = payments.contains { $0.isPractice } ? [.text(phrases.practice, .warning)] : []
    return [.facts(facts(phrases))] + [paymentTable(phrases)].filter { !$0.rows.isEmpty }.map(Block.table) + practice
      + tables.filter { !$0.rows.isEmpty }.map(Block.table)
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
    Table(
      columns: [
        Table.Column(phrases.paidByTitle), Table.Column(phrases.salesColumn, isNumber: true),
        Table.Column(phrases.refundsColumn, isNumber: true), Table.Column(phrases.leftColumn, isNumber: true),
      ],
      rows: payments.map { payment in
        Table.Row(
          payment.isPractice ? "practice" : payment.kind.rawValue,
          [
            Table.Cell(phrases.name(of: payment.kind, isPractice: payment.isPractice)),
            Table.Cell(phrases.formats.money(payment.sales)),
            Table.Cell(phrases.formats.reduction(payment.refunds)), Table.Cell(phrases.formats.money(payment.net)),
          ]
        )
      }
    )
  }

  private func taxTable(_ phrases: ShopPhrases) -> Table {
    var table = Table(taxes, phrases: phrases)
    table.title = phrases.taxesTitle
    return table
  }

  private func discountTable(_ phrases: ShopPhrases) -> Table {
    Table(
      title: phrases.discountsGivenTitle,
      columns: [
        Table.Column(phrases.discountNameLabel, mayBeCut: true), Table.Column(phrases.ordersColumn, isNumber: true),
        Table.Column(phrases.amountLabel, isNumber: true),
      ],
      rows: discounts.map { discount in
        Table.Row(
          discount.id,
          [
            Table.Cell(discount.name.text(in: phrases.language.code)),
            Table.Cell(phrases.formats.number(discount.orderCount)),
            Table.Cell(phrases.formats.reduction(discount.amount)),
          ]
        )
      }
    )
  }

  private func sellerTable(_ phrases: ShopPhrases) -> Table {
    Table(
      title: phrases.bestSellersTitle,
      columns: [
        Table.Column(phrases.codeLabel), Table.Column(phrases.productNameLabel, mayBeCut: true),
        Table.Column(phrases.piecesLabel, isNumber: true), Table.Column(phrases.amountLabel, isNumber: true),
      ],
      rows: bestSellers.enumerated().map { place, seller in
        Table.Row(
          String(place),
          [
            Table.Cell(seller.product.code.text, .strong), Table.Cell(seller.product.name),
            Table.Cell(phrases.text(of: seller.quantity, seller.product.unit)),
            Table.Cell(phrases.formats.money(seller.amount)),
          ]
        )
      }
    )
  }
}
