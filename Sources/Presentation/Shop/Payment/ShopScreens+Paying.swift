import ArcadeDomain

extension ShopScreens {
  /// Pays for the cart and shows the receipt, or a question if the prices have changed.
  ///
  /// An earlier payment with an unknown result is asked about first. `agreed` is the total that the user confirmed.
  /// `shown` is the total on the screen; only the cart shows the prices. A different total is asked about, and so is
  /// how cards are taken, once.
  func pay(
    _ request: RequestedPayment = .usual,
    agreed: Money? = nil,
    shown: Money? = nil,
    saying first: [Notice] = [],
    on screen: ShopRoute,
    _ progress: (String) -> Void
  ) async -> Next<ShopRoute> {
    var news = first
    do {
      let seen = shown.map { screen == .cart ? CartShown.prices($0) : .total($0) }
      let checkout = try await shop.prepareCheckout(agreed: agreed, shown: seen)
      news += checkout.settled.filter { !$0.isOpen }.flatMap { phrases.notices(for: $0) }
      switch checkout.next {
      case .pay(let quote):
        let tenders = try tenders(request, for: quote.total)
        let isSlip = agreed == nil && Denominations.isUnlikely(tenders.change(in: quote.total.currency))
        let asks = try await mustAsk(about: tenders)
        if isSlip || asks { return .go(.payment(request), news) }
        progress(phrases.paying(phrases.formats.money(quote.total)))
        news += await ages()
        let outcome = try await shop.payForCart(quote, with: tenders, nonce: nonce())
        if case .atTerminal = outcome { return .go(.payment(request), news) }
        news += phrases.news(of: outcome)
        if let order = outcome.order { return .go(.order(order), news) }
      case .ask(let quote, _):
        _ = try tenders(request, for: quote.total)
        if let shown, shown != quote.total {
          let (before, now) = (phrases.formats.money(shown), phrases.formats.money(quote.total))
          news.append(Notice(phrases.totalChanged(from: before, to: now), .warning))
        }
        return .go(.payment(request), news)
      case .askAboutTerminal: return .go(.payment(request), news)
      case .nothingToPay:
        if case .paid(let order)? = checkout.settled.last { return .go(.order(order.id), news) }
        news.append(Notice(phrases.nothingToPay, .bad))
      case .removeFirst(let gone): news.append(Notice(phrases.removeFirst(gone.map(\.product.name)), .bad))
      case .wait(let attempt):
        news.append(Notice(phrases.unconfirmed(phrases.formats.money(attempt.quote.total)), .bad))
      case .failed(let error): news.append(notice(of: error))
      }
    } catch let error as RepositoryError where error.code == .discountUsedUp {
      return .go(.payment(request), news + [Notice(phrases.usedUpMeanwhile, .warning)])
    } catch let refusal as InputError {
      news.append(Notice(phrases.sentence(for: refusal), .bad))
    } catch {
      news.append(notice(of: error))
    }
    return .stay(news)
  }

  /// Returns how old the prices are, if they are not fresh. They were just loaded, so they are cached.
  func ages() async -> [Notice] { (try? await shop.prices()).map(phrases.ages) ?? [] }
}

extension PaymentOutcome {
  /// Whether its result is unknown.
  var isOpen: Bool {
    switch self {
    case .unconfirmed, .atTerminal: true
    case .paid, .declined, .neverArrived: false
    }
  }

  /// The attempt whose result the user must enter.
  var atTerminal: PaymentAttempt? { if case .atTerminal(let attempt) = self { attempt } else { nil } }

  /// The resulting order.
  var order: Order.ID? { if case .paid(let order) = self { order.id } else { nil } }
}

extension Parameter<Money> {
  /// A fixed amount: the subject of an action.
  static func money(_ name: String, _ amount: Money) -> Parameter {
    Parameter(Field(name, "", .fixed("\(amount.decimalText) \(amount.currency.code)"))) { text throws(InputError) in
      let parts = text?.split(separator: " ").map(String.init) ?? []
      guard parts.count == 2, let currency = Currency(code: parts[1]),
        let money = try? Money(decimal: parts[0], currency: currency)
      else { throw .stale }
      return money
    }
  }
}

extension Parameter<Money?> {
  /// The total of the cart on the screen, if it is shown.
  static func shownTotal(_ total: Money?) -> Parameter {
    guard let total else { return Parameter(Field("total", "", .fixed(""))) { _ throws(InputError) in nil } }
    let slot = Parameter<Money>.money("total", total)
    return Parameter(slot.field) { text throws(InputError) in try slot.read(text) }
  }
}
