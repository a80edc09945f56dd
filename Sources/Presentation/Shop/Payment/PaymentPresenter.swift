public import ArcadeDomain

/// Asks before paying at prices that are not those last shown.
public final class PaymentPresenter: Module {
  /// The view; weak, because it owns the presenter.
  public weak var view: (any ScreenView<Screen<Page>>)?
  /// What leaves the payment.
  public weak var router: (any Router<ShopRoute>)?
  /// What can be done now.
  public private(set) var actions: [Action<PaymentIntent>] = []

  private let common: ShopActions

  private var phrases: any ShopPhrases { common.phrases }

  /// Makes a presenter for paying in a shop.
  public init(_ common: ShopActions) { self.common = common }

  /// Shows what there is to pay, and asks; it never pays by itself.
  public func show(_ news: [Notice]) async {
    actions = common.declared(products: await common.products(), naming: ["cart", "pay"])
      .map { $0.map(PaymentIntent.shop) }
    var news = news
    do {
      let checkout = try await common.shop.prepareCheckout()
      news += checkout.settled.filter { !$0.isOpen }.map { phrases.notice(for: $0) }
      switch checkout.next {
      case .pay(let quote): await ask(quote, news: news)
      case .ask(let quote, let review):
        await ask(quote, standing: phrases.changes(in: review, total: quote.total), news: news)
      case .nothingToPay: render(.empty(phrases.nothingToPay), news: news)
      case .removeFirst(let gone):
        render(.failed(Failure(phrases.removeFirst(gone.map(\.product.name)), canRetry: false)), news: news)
      case .wait(let attempt):
        let total = phrases.formats.money(attempt.quote.total)
        render(.failed(Failure(phrases.unconfirmed(total), canRetry: true)), news: news)
      case .failed(let error): render(.failed(phrases.shopFailure(for: error)), news: news)
      }
    } catch {
      render(.failed(phrases.shopFailure(for: error)), news: news)
    }
  }

  /// Does what is wanted.
  public func perform(_ intent: PaymentIntent) async {
    switch intent {
    case .shop(let intent):
      await common.perform(intent, on: stage { await self.show($0) })
    case .agree(let total):
      await common.pay(agreed: total, on: stage { await self.leave($0) })
    case .leave: await leave([Notice(phrases.notPaid)])
    }
  }

  private func leave(_ news: [Notice]) async { await router?.goBack(orTo: .cart, saying: news) }

  private func stage(show: @escaping ([Notice]) async -> Void) -> Stage<ShopRoute> {
    Stage(here: .payment, router: router, progress: { self.render(.loading($0)) }, show: show)
  }

  private func ask(_ quote: Quote, standing: [Notice] = [], news: [Notice]) async {
    let total = phrases.formats.money(quote.total)
    actions = [
      Action("yes", phrases.payAction, .money("total", quote.total)) { .agree($0) },
      Action("no", phrases.notPayAction) { .leave },
    ]
    render(
      .ready(Page(.table(Table(quote, phrases: phrases)))),
      await common.ages() + standing,
      news: news,
      question: phrases.askToPay(total)
    )
  }

  private func render(
    _ content: Loadable<Page>,
    _ standing: [Notice] = [],
    news: [Notice] = [],
    question: String? = nil
  ) {
    view?.render(
      Screen(
        title: phrases.paymentTitle,
        content: content,
        standing: standing,
        news: news,
        question: question,
        offers: actions.map(\.offer)
      )
    )
  }
}

/// What a shopper can want where a payment is asked about.
public enum PaymentIntent: Hashable, Sendable {
  /// What every screen of the shop offers.
  case shop(ShopIntent)
  /// The cart paid, if it costs this.
  case agree(Money)
  /// Nothing paid.
  case leave
}
