public import ArcadeDomain

extension ShopPhrases {
  /// Returns the result of a payment that was left open.
  func notice(for outcome: PaymentOutcome) -> Notice {
    switch outcome {
    case .paid(let order):
      Notice(saying(paidMeanwhile(formats.money(order.quote.total), order: order.id.number), ofPractice: order), .good)
    case .declined(let attempt):
      Notice(declined(formats.money(attempt.quote.total)), .bad)
    case .neverArrived(let attempt):
      Notice(neverArrived(formats.money(attempt.quote.total)), .warning)
    case .atTerminal(let attempt): Notice(terminalWaits(formats.money(attempt.quote.total)), .warning)
    case .unconfirmed(let attempt, _):
      Notice(unconfirmed(formats.money(attempt.quote.total)), .bad)
    }
  }

  /// Returns the result of a payment that was left open, with the change or the cash to return.
  func notices(for outcome: PaymentOutcome) -> [Notice] { [notice(for: outcome)] + news(of: outcome).dropFirst() }

  /// Returns the results of open payments for the goodbye, with a receipt for each order.
  public func screens(of outcomes: [PaymentOutcome]) -> [Screen<Page>] {
    outcomes.filter { !$0.isOpen }.map { outcome in
      guard case .paid(let order) = outcome else {
        return Screen(title: paymentTitle, content: .ready(Page([])), news: notices(for: outcome))
      }
      let receipt = Page(order, phrases: self)
      return Screen(title: receiptTitle(order.id.number), content: .ready(receipt), news: notices(for: outcome))
    }
  }

  /// Returns the result of a new payment, with the change or the cash to return.
  func news(of outcome: PaymentOutcome) -> [Notice] {
    switch outcome {
    case .paid(let order):
      let paid = Notice(saying(paid(formats.money(order.quote.total)), ofPractice: order), .good)
      return order.change.isZero ? [paid] : [paid, Notice(change(order.change), .strong)]
    case .declined(let attempt), .neverArrived(let attempt):
      let declined = Notice(declined(formats.money(attempt.quote.total)), .bad)
      guard let cash = attempt.payment.cash else { return [declined] }
      return [declined, Notice(giveBack(formats.money(cash)), .warning)]
    case .atTerminal, .unconfirmed: return [notice(for: outcome)]
    }
  }

  /// Returns a sentence about a payment. If it was practice, it adds that no card was charged.
  private func saying(_ sentence: String, ofPractice order: Order) -> String {
    order.isPractice ? joining(sentence, practice) : sentence
  }

  /// Returns the change, with its coins and notes if they are known.
  private func change(_ change: Money) -> String {
    let piles = Denominations(of: change.currency)?.fewest(for: change) ?? []
    return self.change(formats.money(change), piles.map { pile($0.count, formats.money($0.value)) })
  }

  /// Returns why prices and discounts are old or missing, and which entries were skipped.
  func standing(_ prices: ShopPrices) -> [Notice] {
    let problems = prices.list.value.problems.total
    let mistakes = prices.discounts.value.mistakes.total
    return ages(prices: prices.list.freshness, discounts: prices.discounts.freshness)
      + (problems > 0 ? [Notice(productsLeftOut(problems), .warning)] : [])
      + (mistakes > 0 ? [Notice(discountsLeftOut(mistakes), .warning)] : [])
      + notices(ofMissing: prices.missing)
  }

  /// Returns the unused columns of a price list.
  public func notices(ofUnusedIn catalog: Catalog) -> [Notice] {
    let columns = catalog.unusedColumns.joined(separator: language.comma)
    return columns.isEmpty ? [] : [Notice(unusedColumns(columns), .warning)]
  }

  /// Returns why the discounts are missing, and that list prices apply until then.
  func notices(ofMissing discounts: RepositoryError?) -> [Notice] {
    discounts.map { [Notice(joining(failure(for: $0).text, atListPrices), .bad)] } ?? []
  }

  /// Returns why prices and discounts are not fresh, and how old they are. A shared reason appears once.
  public func ages(prices: Freshness, discounts: Freshness) -> [Notice] {
    let old = notices(about: prices, asOf: pricesAsOf)
    return old + notices(about: discounts, asOf: discountsAsOf).filter { !old.contains($0) }
  }

  /// Returns the same for a payment or an explanation; empty if the discounts are missing, which has its own notice.
  func ages(of prices: ShopPrices) -> [Notice] {
    prices.missing == nil ? ages(prices: prices.list.freshness, discounts: prices.discounts.freshness) : []
  }

  /// Returns the old and the new price of a changed line.
  func line(for repriced: CartReview.Repriced) -> String {
    priceChanged(
      repriced.product.name,
      from: price(repriced.before, per: repriced.product.unit),
      to: price(of: repriced.product)
    )
  }
}
