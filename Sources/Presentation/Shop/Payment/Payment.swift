public import ArcadeDomain

extension ShopScreens {
  /// Makes the question before paying at prices that are not those that were shown, how cards are taken, or whether the terminal
  /// took the card; showing it never pays by itself.
  public func payment(_ wish: RequestedPayment = .usual) -> OldPagePresenter<PaymentIntent, ShopRoute> {
    OldPagePresenter(at: .payment(wish), title: phrases.paymentTitle) { _ in
      var contents = PageContents(
        title: phrases.paymentTitle,
        content: .empty(phrases.nothingToPay),
        actions: await offered(naming: ["cart", "pay"]).map { $0.map(PaymentIntent.shop) }
      )
      do {
        let checkout = try await shop.prepareCheckout()
        let missing = phrases.notices(ofMissing: checkout.missing)
        contents.news = checkout.settled.filter { !$0.isOpen }.flatMap { phrases.notices(for: $0) }
        switch checkout.next {
        case .pay(let quote): await ask(quote, wish, banners: missing, in: &contents)
        case .askAboutTerminal(let attempt): askAboutTerminal(attempt, in: &contents) { .shop($0) }
        case .ask(let quote, let review):
          let changes = review.repriced.map { Notice(phrases.line(for: $0), .warning) }
          await ask(quote, wish, banners: missing + changes, in: &contents)
        case .nothingToPay: break
        case .removeFirst(let gone):
          contents.content = .failed(Failure(phrases.removeFirst(gone.map(\.product.name)), canRetry: false))
        case .wait(let attempt):
          let total = phrases.formats.money(attempt.quote.total)
          contents.content = .failed(Failure(phrases.unconfirmed(total), canRetry: true))
        case .failed(let error): contents.content = .failed(phrases.shopFailure(for: error))
        }
      } catch {
        contents.content = .failed(phrases.shopFailure(for: error))
      }
      return contents
    } act: { intent, context in
      func leave(_ news: [Notice]) async { await context.router?.goBack(orTo: .cart, saying: news) }
      let leaving = ActionContext(here: .payment(wish), router: context.router, progress: context.progress) {
        await leave($0)
      }
      switch intent {
      case .shop(let intent): await perform(intent, in: context)
      case .take(let reader, let total): await take(reader, paying: wish, of: total, in: leaving)
      case .agree(let total, let wish): await pay(wish, agreed: total, in: leaving)
      case .leave(let total):
        // A page from before may ask about what has been paid since.
        guard case .pay? = try? await shop.prepareCheckout(agreed: total).next else {
          return await context.show([Notice(phrases.questionIsOld, .warning)])
        }
        await leave([Notice(phrases.notPaid)])
      }
    }
  }

  private func ask(
    _ quote: PromotionQuote,
    _ wish: RequestedPayment,
    banners: [Notice] = [],
    in contents: inout PageContents<PaymentIntent>
  ) async {
    let said = try? tenders(wish, for: quote.total)
    let payment = Payment(quote, tenders: wish == .usual ? [] : said ?? [])
    contents.content = .ready(Page(.table(Table(payment, phrases: phrases))))
    if canAsk, let said, (try? await mustAsk(about: said)) == true { return askAboutCards(quote.total, in: &contents) }
    contents.banners = await ages() + banners
    let total = phrases.formats.money(quote.total)
    let change = (said ?? []).change(in: quote.total.currency)
    let unlikely = Denominations.isUnlikely(change) ? change : nil
    contents.question =
      unlikely.map { phrases.askAboutChange(phrases.formats.money($0), of: total) } ?? phrases.askToPay(total)
    contents.actions = [
      Action("yes", phrases.payAction, .money("total", quote.total)) { .agree($0, by: wish) },
      // A slip is not paid by the next press of Enter.
      Action("no", phrases.notPayAction, .money("total", quote.total), weight: unlikely == nil ? .other : .usual) {
        .leave($0)
      },
    ]
  }
}

/// What a shopper can want where a payment is asked about.
public enum PaymentIntent: Hashable, Sendable {
  /// What every screen of the shop offers.
  case shop(ShopIntent)
  /// Cards taken in a way from now on, and the cart paid, if it costs this.
  case take(CardReader, Money)
  /// The cart paid in some way, if it costs this.
  case agree(Money, by: RequestedPayment = .usual)
  /// Nothing paid of a cart that costs this.
  case leave(Money)
}
