import ArcadeDomain

/// The question before a payment: changed prices, how cards are taken, or whether the terminal took the card. Showing
/// it never pays.
public struct PaymentPresenter: ShopPresenter {
  public let system: ShopScreens
  private let request: RequestedPayment

  /// Creates the question before a payment.
  public init(_ system: ShopScreens, _ request: RequestedPayment = .usual) {
    (self.system, self.request) = (system, request)
  }

  public var route: ShopRoute { .payment(request) }
  public var title: String { phrases.paymentTitle }

  public func load(into contents: inout PageContents<PaymentIntent>, progress: (String) -> Void) async throws {
    contents.content = .empty(phrases.nothingToPay)
    var can = await system.actions()
    (can.cart, can.pay) = (can.cart.main, can.pay.main)
    contents.actions = can.all.map { $0.map(PaymentIntent.shop) }
    contents.layout = .besideSelling(can) {
      Block.bar(can.cart.first)
      Block.more { Block.list(can.refresh) }
    }
    let checkout = try await shop.prepareCheckout()
    let missing = phrases.notices(ofMissing: checkout.missing)
    contents.news = checkout.settled.filter { !$0.isOpen }.flatMap { phrases.notices(for: $0) }
    switch checkout.next {
    case .pay(let quote): await ask(quote, banners: missing, in: &contents)
    case .askAboutTerminal(let attempt): system.askAboutTerminal(attempt, in: &contents) { .shop($0) }
    case .ask(let quote, let review):
      let changes = review.repriced.map { Notice(phrases.line(for: $0), .warning) }
      await ask(quote, banners: missing + changes, in: &contents)
    case .nothingToPay: break
    case .removeFirst(let gone):
      contents.content = .failed(Failure(phrases.removeFirst(gone.map(\.product.name)), canRetry: false))
    case .wait(let attempt):
      let total = phrases.formats.money(attempt.quote.total)
      contents.content = .failed(Failure(phrases.unconfirmed(total), canRetry: true))
    case .failed(let error): contents.content = .failed(phrases.failure(for: error))
    }
  }

  public func perform(_ intent: PaymentIntent, progress: (String) -> Void) async throws -> Next<ShopRoute> {
    switch intent {
    case .shop(let intent): return try await system.perform(intent, on: route, progress: progress)
    case .take(let reader, let total): return leaving(await take(reader, of: total, progress))
    case .agree(let total, let request): return leaving(await system.pay(request, agreed: total, on: route, progress))
    case .leave(let total):
      // The page may be outdated, and its cart already paid.
      guard case .pay? = try? await shop.prepareCheckout(agreed: total).next else {
        return .stay([Notice(phrases.questionIsOld, .warning)])
      }
      return leaving(.stay([Notice(phrases.notPaid)]))
    }
  }

  /// Goes back to the cart instead of asking again.
  private func leaving(_ next: Next<ShopRoute>) -> Next<ShopRoute> {
    if case .stay(let news) = next { .back(orTo: .cart, news) } else { next }
  }

  /// Stores how cards are taken, and pays.
  private func take(_ reader: CardReader, of total: Money, _ progress: (String) -> Void) async -> Next<ShopRoute> {
    do {
      try await shop.answer(reader)
    } catch {
      return .stay([system.notice(of: error)])
    }
    let news = [Notice(phrases.cardsKept(reader), .good)]
    return await system.pay(request, shown: total, saying: news, on: route, progress)
  }

  private func ask(
    _ quote: PromotionQuote,
    banners: [Notice],
    in contents: inout PageContents<PaymentIntent>
  ) async {
    let said = try? system.tenders(request, for: quote.total)
    let payment = Payment(quote, tenders: request == .usual ? [] : said ?? [])
    contents.content = .ready(Page(.table(Table(payment, phrases: phrases))))
    if system.canAsk, let said, (try? await system.mustAsk(about: said)) == true {
      return askAboutCards(quote.total, in: &contents)
    }
    contents.banners = await system.ages() + banners
    let total = phrases.formats.money(quote.total)
    let change = (said ?? []).change(in: quote.total.currency)
    let unlikely = Denominations.isUnlikely(change) ? change : nil
    contents.question =
      unlikely.map { phrases.askAboutChange(phrases.formats.money($0), of: total) } ?? phrases.askToPay(total)
    contents.actions = [
      Action("yes", phrases.payAction, .money("total", quote.total)) { [request] in .agree($0, by: request) },
      // An amount that is probably a typo is not paid with Enter.
      Action("no", phrases.notPayAction, .money("total", quote.total), weight: unlikely == nil ? .other : .usual) {
        .leave($0)
      },
    ]
  }

  /// Asks whether there is a card terminal; without one, card payments are practice.
  private func askAboutCards(_ total: Money, in contents: inout PageContents<PaymentIntent>) {
    contents.question = phrases.askAboutCards
    contents.actions = [
      Action("yes", phrases.terminalAction, .money("total", total)) { .take(.terminal, $0) },
      Action("no", phrases.practiceAction, .money("total", total)) { .take(.gateway, $0) },
    ]
  }
}
