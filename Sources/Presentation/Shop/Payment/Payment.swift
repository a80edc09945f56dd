public import ArcadeDomain

extension ShopActions {
  /// Makes the question before paying at prices that are not those last shown, or whether the terminal took the card;
  /// showing it never pays by itself.
  public func payment(_ wish: PaymentWish = .usual) -> PagePresenter<PaymentIntent, ShopRoute> {
    PagePresenter(at: .payment(wish), title: phrases.paymentTitle) { _ in
      var contents = PageContents(
        title: phrases.paymentTitle,
        content: .empty(phrases.nothingToPay),
        actions: await offered(naming: ["cart", "pay"]).map { $0.map(PaymentIntent.shop) }
      )
      do {
        let checkout = try await shop.prepareCheckout()
        let missing = phrases.notices(ofMissing: checkout.missing)
        contents.news = checkout.settled.filter { !$0.isOpen }.map { phrases.notice(for: $0) }
        switch checkout.next {
        case .pay(let quote): await ask(quote, wish, standing: missing, in: &contents)
        case .askAboutTerminal(let attempt): askAboutTerminal(attempt, in: &contents) { .shop($0) }
        case .ask(let quote, let review):
          let changes = phrases.changes(in: review, total: quote.total)
          await ask(quote, wish, standing: missing + changes, in: &contents)
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
    } act: { intent, stage in
      func leave(_ news: [Notice]) async { await stage.router?.goBack(orTo: .cart, saying: news) }
      switch intent {
      case .shop(let intent): await perform(intent, on: stage)
      case .agree(let total, let wish):
        await pay(
          wish,
          agreed: total,
          on: Stage(here: .payment(wish), router: stage.router, progress: stage.progress) { await leave($0) }
        )
      case .leave(let total):
        // A page from before may ask about what has been paid since.
        guard case .pay? = try? await shop.prepareCheckout(agreed: total).next else {
          return await stage.show([Notice(phrases.questionIsOld, .warning)])
        }
        await leave([Notice(phrases.notPaid)])
      }
    }
  }

  private func ask(
    _ quote: PromotionQuote,
    _ wish: PaymentWish,
    standing: [Notice] = [],
    in contents: inout PageContents<PaymentIntent>
  ) async {
    let tenders = wish == .usual ? [] : (try? tenders(wish, for: quote.total)) ?? []
    contents.content = .ready(Page(.table(Table(Payment(quote, tenders: tenders), phrases: phrases))))
    contents.standing = await ages() + standing
    contents.question = phrases.askToPay(phrases.formats.money(quote.total))
    contents.actions = [
      Action("yes", phrases.payAction, .money("total", quote.total)) { .agree($0, by: wish) },
      Action("no", phrases.notPayAction, .money("total", quote.total)) { .leave($0) },
    ]
  }
}

/// What a shopper can want where a payment is asked about.
public enum PaymentIntent: Hashable, Sendable {
  /// What every screen of the shop offers.
  case shop(ShopIntent)
  /// The cart paid in some way, if it costs this.
  case agree(Money, by: PaymentWish = .usual)
  /// Nothing paid of a cart that costs this.
  case leave(Money)
}
