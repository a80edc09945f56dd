public import ArcadeDomain

/// Pays for the basket, and says honestly how far that is.
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

  /// Makes a presenter for paying in a shop; the generator draws what makes a payment's key hard to guess.
  public init(shop: Shop, phrases: any ShopPhrases, random: SplitMix64) {
    self.shop = shop
    self.phrases = phrases
    self.random = random
  }

  /// Pays, or asks first where prices are not those last shown.
  ///
  /// After a payment of which nobody knows how it ended, it asks about that one first.
  public func begin() async {
    await pay()
  }

  /// Pays at the prices just shown, or leaves, as the shopper answered.
  public func answer(_ isYes: Bool) async {
    guard isYes else { return await go(to: .back) }
    // Asking kept the prices that it showed, so only a newer change is asked about again.
    await pay()
  }

  /// Goes to another screen.
  public func go(to route: ShopRoute) async {
    await router?.follow(route)
  }

  private func pay() async {
    var notices: [Notice] = []
    do {
      let earlier = try await shop.settlePayments()
      notices = earlier.filter { $0.openAttempt == nil }.map { phrases.notice(for: $0) }
      if let open = earlier.lazy.compactMap(\.openAttempt).first {
        return render(.stopped(Failure(phrases.unconfirmed(total(of: open)), canRetry: true)), notices)
      }
      let review = try await shop.openCart()
      let quote = try await shop.applyDiscounts(to: review.cart, on: shop.time.today())
      guard review.gone.isEmpty else {
        let names = review.gone.map(\.product.name)
        return render(.stopped(Failure(phrases.removeFirst(names), canRetry: false)), notices)
      }
      guard !review.cart.isEmpty else {
        return render(.stopped(Failure(phrases.nothingToPay, canRetry: false)), notices)
      }
      let total = phrases.formats.money(quote.total)
      try await shop.carts.save(review.shown)
      if !review.repriced.isEmpty {
        let changes = review.repriced.map { Notice(phrases.line(for: $0), .warning) }
        return render(.asking(phrases.askToPay(total)), notices + changes)
      }
      render(.inProgress(phrases.paying(total)), notices)
      await show(try await shop.payForCart(quote, using: &random))
    } catch {
      render(.stopped(phrases.shopFailure(for: error)), notices)
    }
  }

  private func show(_ outcome: PaymentOutcome) async {
    switch outcome {
    case .paid(let order):
      render(.completed(phrases.paid(phrases.formats.money(order.quote.total))))
      await router?.follow(.receipt(order.id))
    case .declined(let attempt), .neverArrived(let attempt):
      render(.stopped(Failure(phrases.declined(total(of: attempt)), canRetry: true)))
    case .unconfirmed(let attempt, _):
      render(.stopped(Failure(phrases.unconfirmed(total(of: attempt)), canRetry: true)))
    }
  }

  private func total(of attempt: PaymentAttempt) -> String {
    phrases.formats.money(attempt.quote.total)
  }

  private func render(_ state: PaymentScreen.State, _ notices: [Notice] = []) {
    view?.render(PaymentScreen(title: phrases.paymentTitle, state: state, notices: notices))
  }
}

extension PaymentOutcome {
  fileprivate var openAttempt: PaymentAttempt? {
    if case .unconfirmed(let attempt, _) = self { attempt } else { nil }
  }
}
