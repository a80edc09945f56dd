import ArcadeDomain

extension ShopScreens {
  /// Where no products are shown, their list shows what came of it; where nothing did, the screen stays.
  func say(_ news: [Notice], in context: ActionContext<ShopRoute>) async {
    let staysHere = context.here.showsProducts || news.contains { $0.tone == .bad }
    if staysHere { await context.show(news) } else { await context.follow(.home, saying: news) }
  }

  /// Says what became of a payment whose end was not heard, with its receipt, and returns where an intent is performed then;
  /// nil where that was all that was wanted.
  func hear(before intent: ShopIntent, in context: ActionContext<ShopRoute>) async -> ActionContext<ShopRoute>? {
    // Whoever pays asks about it anyway.
    if case .pay = intent { return context }
    guard shop.isAnyUnheard, let outcomes = try? await shop.settlePayments() else { return context }
    let news = outcomes.filter { !$0.isOpen }.flatMap { phrases.notices(for: $0) }
    guard let order = outcomes.compactMap(\.order).last.map(ShopRoute.order) else {
      if !news.isEmpty { await context.show(news) }
      return context
    }
    await context.follow(order, saying: news)
    switch intent {
    case .refresh, .terminal: return nil
    default:
      return ActionContext(here: order, router: context.router, progress: context.progress) {
        await context.follow(order, saying: $0)
      }
    }
  }

  /// What became of payments that were left open, the one that is to be asked about, and the last order that one became.
  func settledNotices() async -> (news: [Notice], atTerminal: PaymentAttempt?, order: Order?) {
    do {
      let outcomes = try await shop.settlePayments()
      let news = outcomes.filter { $0.atTerminal == nil }.flatMap { phrases.notices(for: $0) }
      let orders = outcomes.compactMap { if case .paid(let order) = $0 { order } else { nil } }
      return (news, outcomes.compactMap(\.atTerminal).first, orders.last)
    } catch {
      return ([Notice(phrases.shopFailure(for: error).text, .bad)], nil, nil)
    }
  }

  /// Does a change and says what came of it; one of which nothing can be stored is done on `retry`, with what was typed.
  func say(in context: ActionContext<ShopRoute>, _ change: () async throws -> Notice) async {
    do {
      await say([try await change()], in: context)
    } catch {
      let (failure, mayBeDone) = (phrases.shopFailure(for: error), (error as? RepositoryError)?.mayBeDone ?? false)
      let again = Failure(failure.text, canRetry: failure.canRetry && !mayBeDone)
      await context.fail(again, orTryAgain: phrases.retryAction)
    }
  }
}

extension ShopRoute {
  /// Whether what is in the cart can be seen on the screen.
  var showsProducts: Bool {
    switch self {
    case .products, .productPage, .cart, .clearCart, .why: true
    case .payment, .discounts, .orders, .orderPage, .order, .refund, .day, .drawer, .closings, .closingPage, .closing,
      .priceList:
      false
    }
  }
}
