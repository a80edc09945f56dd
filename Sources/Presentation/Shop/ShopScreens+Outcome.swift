import ArcadeDomain

extension ShopScreens {
  /// What became of payments whose end was not heard: their news, with the receipt of the last one that was paid, if any;
  /// nil if there is nothing to say.
  func settled(before intent: ShopIntent) async -> (news: [Notice], receipt: ShopRoute?)? {
    // Whoever pays asks about it anyway.
    if case .pay = intent { return nil }
    guard shop.isAnyUnconfirmed, let outcomes = try? await shop.settlePayments() else { return nil }
    let news = outcomes.filter { !$0.isOpen }.flatMap { phrases.notices(for: $0) }
    let receipt = outcomes.compactMap(\.order).last.map(ShopRoute.order)
    return news.isEmpty && receipt == nil ? nil : (news, receipt)
  }

  /// What became of payments that were left open, the one that is to be asked about, and the last order that one became.
  func settledNotices() async -> (news: [Notice], atTerminal: PaymentAttempt?, order: Order?) {
    do {
      let outcomes = try await shop.settlePayments()
      let news = outcomes.filter { $0.atTerminal == nil }.flatMap { phrases.notices(for: $0) }
      let orders = outcomes.compactMap { if case .paid(let order) = $0 { order } else { nil } }
      return (news, outcomes.compactMap(\.atTerminal).first, orders.last)
    } catch {
      return ([notice(of: error)], nil, nil)
    }
  }

  /// Loads prices and discounts anew, and asks about payments that were left open; the last order that one became.
  func refreshed() async -> (news: [Notice], paid: Order.ID?) {
    do {
      let outcomes = try await shop.refresh()
      return (outcomes.flatMap { phrases.notices(for: $0) }, outcomes.compactMap(\.order).last)
    } catch {
      return ([notice(of: error)], nil)
    }
  }

  /// Does a change, and returns where its news is shown. It throws what can be tried again, which nothing is that may have
  /// been done.
  func change(on screen: ShopRoute, _ change: () async throws -> Notice) async throws -> Next<ShopRoute> {
    do {
      return showing([try await change()], on: screen)
    } catch let error as RepositoryError where error.mayBeDone {
      return .stay([notice(of: error)])
    }
  }

  /// Shows news on the screen if it shows products or if nothing was done, else on the list of products.
  func showing(_ news: [Notice], on screen: ShopRoute) -> Next<ShopRoute> {
    screen.showsProducts || news.contains { $0.tone == .bad } ? .stay(news) : .go(.home, news)
  }

  /// The news of something that failed.
  func notice(of error: any Error) -> Notice { Notice(phrases.failure(for: error).text, .bad) }
}

extension ShopRoute {
  /// Whether what is in the cart can be seen on the screen.
  fileprivate var showsProducts: Bool {
    switch self {
    case .products, .cart, .clearCart, .why: true
    case .payment, .discounts, .orders, .order, .refund, .day, .drawer, .closings, .closing, .priceList: false
    }
  }
}
