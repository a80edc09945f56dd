// The sums, tenders and taxes of refunded pieces.
extension Order {
  /// Returns the quote for pieces; `tenders` are those of a stored refund, or computed if nil.
  func refundQuote(
    of runs: [ReturnablePieces],
    _ shipping: Money?,
    _ tenders: [Tender]? = nil
  ) throws(RefundError) -> RefundQuote {
    let lines = try refundLines(of: runs)
    var total = shipping ?? .zero(quote.total.currency)
    for line in lines { total = try checked { () throws(MoneyError) in try total.adding(line.total) } }
    return RefundQuote(
      lines: lines,
      shipping: shipping,
      tenders: tenders ?? refundTenders(for: total),
      isPractice: isPractice,
      taxes: refundTaxes(of: lines, shipping),
      total: total
    )
  }

  private func refundLines(of runs: [ReturnablePieces]) throws(RefundError) -> [RefundQuote.Line] {
    let products = soldProducts
    var lines: [RefundQuote.Line] = []
    for position in products.indices {
      let own = runs.filter { $0.position == position }.sorted { $0.price.minorUnits > $1.price.minorUnits }
      guard own.pieceCount > 0 else { continue }
      var total = Money.zero(quote.total.currency)
      for run in own {
        total = try checked { () throws(MoneyError) in try total.adding(run.price.multiplied(by: run.count)) }
      }
      let isWeighing = position < quote.lines.count && quote.lines[position].quantity.isWeighing
      lines.append(
        RefundQuote.Line(
          position: position,
          product: products[position],
          quantity: isWeighing ? quote.lines[position].quantity : .pieces(own.pieceCount),
          pieces: own.map { PromotionQuote.Pieces(count: $0.count, price: $0.price) },
          total: total
        )
      )
    }
    return lines
  }

  /// Refunds cash first, and never more in one payment method than was paid in it.
  private func refundTenders(for total: Money) -> [Tender] {
    let currency = total.currency
    let paid = tenders.amount(by: .cash, in: currency).minorUnits
    let back = refunds.reduce(0) { $0 + $1.quote.amount(by: .cash).minorUnits }
    let cash = min(total.minorUnits, max(0, paid - back))
    return [(Tender.Kind.cash, cash), (.card, total.minorUnits - cash)].compactMap { kind, units in
      units > 0 ? Tender(kind, Money(minorUnits: units, currency: currency)) : nil
    }
  }

  /// Returns the tax in all refunds so far minus that in earlier refunds; together they are the tax that was paid.
  private func refundTaxes(of lines: [RefundQuote.Line], _ shipping: Money?) -> [TaxShare] {
    var gross: [Percent: Int64] = [:]
    for line in lines {
      if let rate = line.product.tax { gross[rate, default: 0] += line.total.minorUnits }
    }
    if let shipping, let rate = quote.shipping?.tax { gross[rate, default: 0] += shipping.minorUnits }
    let currency = quote.total.currency
    func tax(_ rate: Percent, in units: Int64) -> Int64 {
      TaxShare(rate: rate, in: Money(minorUnits: units, currency: currency)).tax.minorUnits
    }
    return gross.sorted { $0.key.hundredths < $1.key.hundredths }.map { rate, units in
      let before = refunds.reduce(0) { $0 + $1.quote.gross(at: rate) }
      return TaxShare(
        rate: rate,
        gross: Money(minorUnits: units, currency: currency),
        tax: Money(minorUnits: tax(rate, in: before + units) - tax(rate, in: before), currency: currency)
      )
    }
  }

  private func checked(_ sum: () throws(MoneyError) -> Money) throws(RefundError) -> Money {
    do {
      return try sum()
    } catch {
      throw .money(error)
    }
  }
}

extension RefundQuote {
  fileprivate func gross(at rate: Percent) -> Int64 {
    taxes.reduce(0) { $1.rate == rate ? $0 + $1.gross.minorUnits : $0 }
  }
}

/// Pieces of one line with the same price that are not refunded yet.
struct ReturnablePieces {
  /// The index of the line on the receipt, from 0; free pieces follow the lines.
  let position: Int
  let price: Money
  var count: Int
}

extension [ReturnablePieces] {
  var pieceCount: Int { reduce(0) { $0 + $1.count } }

  func first(_ count: Int) -> [ReturnablePieces] {
    var missing = count
    var first: [ReturnablePieces] = []
    for var run in self where missing > 0 {
      run.count = Swift.min(run.count, missing)
      missing -= run.count
      first.append(run)
    }
    return first
  }

  /// Removes pieces of a line with a price.
  mutating func take(_ count: Int, at position: Int, for price: Money) {
    var missing = count
    for index in indices where self[index].position == position && self[index].price == price {
      let taken = Swift.min(missing, self[index].count)
      self[index].count -= taken
      missing -= taken
    }
  }
}
