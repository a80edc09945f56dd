public import ArcadeDomain

/// Pays for the cart, and says honestly how far that is.
///
/// It runs on whichever actor calls it.
public final class PaymentPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<PaymentScreen>)?
  /// What leaves the payment.
  public weak var router: (any ShopRouter)?

  private let shop: Shop
  private let phrases: any ShopPhrases
  private var random: SplitMix64
  private var asked: Money?
  private var isPaying = false

  /// Makes a presenter for paying in a shop; the generator draws what makes a payment's key hard to guess.
  public init(shop: Shop, phrases: any ShopPhrases, random: SplitMix64) {
    self.shop = shop
    self.phrases = phrases
    self.random = random
  }

  /// Pays, or asks first where prices are not those last shown.
  ///
  /// After a payment of which nobody knows how it ended, it asks about that one
  /// first. While a payment is in progress it does nothing.
  public func begin() async {
    await pay(agreed: nil)
  }

  /// Pays the total just asked about, or leaves, as the shopper answered.
  public func answer(_ isYes: Bool) async {
    guard isYes else {
      render(.stopped(Failure(phrases.notPaid, canRetry: false)))
      return await go(to: .back)
    }
    await pay(agreed: asked)
  }

  /// Goes to another screen.
  public func go(to route: ShopRoute) async {
    await router?.follow(route)
  }

  private func pay(agreed: Money?) async {
    guard !isPaying else { return }
    isPaying = true
    let outcome = await charge(agreed: agreed)
    isPaying = false
    if case .paid(let order)? = outcome { await go(to: .paid(order.id)) }
  }

  private func charge(agreed: Money?) async -> PaymentOutcome? {
    var notices: [Notice] = []
    do {
      let checkout = try await shop.prepareCheckout(agreed: agreed)
      notices = checkout.settled.filter { !$0.isOpen }.map { phrases.notice(for: $0) }
      switch checkout.next {
      case .pay(let quote):
        render(.inProgress(phrases.paying(phrases.formats.money(quote.total))), notices + (await ages()))
        let outcome = try await shop.payForCart(quote, nonce: random.next())
        render(state(after: outcome))
        return outcome
      case .ask(let quote, let review):
        asked = quote.total
        let changes = phrases.changes(in: review, total: quote.total)
        render(.asking(phrases.askToPay(phrases.formats.money(quote.total))), notices + changes + (await ages()))
      case .nothingToPay:
        guard case .paid? = checkout.settled.last else {
          render(.stopped(Failure(phrases.nothingToPay, canRetry: false)), notices)
          return nil
        }
        render(.completed(notices.removeLast().text), notices)
        return checkout.settled.last
      case .removeFirst(let gone):
        render(.stopped(Failure(phrases.removeFirst(gone.map(\.product.name)), canRetry: false)), notices)
      case .wait(let attempt): render(.stopped(unconfirmed(attempt)), notices)
      case .failed(let error): render(.stopped(phrases.shopFailure(for: error)), notices)
      }
    } catch {
      render(.stopped(phrases.shopFailure(for: error)), notices)
    }
    return nil
  }

  /// How old what is paid for is, where it is not fresh; what was priced a moment ago is at hand.
  private func ages() async -> [Notice] {
    guard let prices = try? await shop.catalog.catalog(), let discounts = try? await shop.discounts.book() else {
      return []
    }
    return phrases.ages(prices: prices.freshness, discounts: discounts.freshness)
  }

  private func state(after outcome: PaymentOutcome) -> PaymentScreen.State {
    switch outcome {
    case .paid(let order):
      .completed(phrases.paid(phrases.formats.money(order.quote.total)))
    case .declined(let attempt), .neverArrived(let attempt):
      .stopped(Failure(phrases.declined(phrases.formats.money(attempt.quote.total)), canRetry: true))
    case .unconfirmed(let attempt, _): .stopped(unconfirmed(attempt))
    }
  }

  private func unconfirmed(_ attempt: PaymentAttempt) -> Failure {
    Failure(phrases.unconfirmed(phrases.formats.money(attempt.quote.total)), canRetry: true)
  }

  private func render(_ state: PaymentScreen.State, _ notices: [Notice] = []) {
    view?.render(PaymentScreen(title: phrases.paymentTitle, state: state, notices: notices))
  }
}

extension PaymentOutcome {
  fileprivate var isOpen: Bool {
    if case .unconfirmed = self { true } else { false }
  }
}
