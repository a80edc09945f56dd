import ArcadeDomain

extension ShopScreens {
  /// Settles payments with an unknown result, and returns their news with the last paid receipt. Nil if there is no
  /// news.
  func settled(before intent: ShopIntent) async -> (news: [Notice], receipt: ShopRoute?)? {
    // Paying settles them itself.
    if case .pay = intent { return nil }
    guard shop.isAnyUnacknowledged, let outcomes = try? await shop.settlePayments() else { return nil }
    let news = outcomes.filter { !$0.isOpen }.flatMap { phrases.notices(for: $0) }
    let receipt = outcomes.compactMap(\.order).last.map(ShopRoute.order)
    return news.isEmpty && receipt == nil ? nil : (news, receipt)
  }

  /// Settles open payments. Returns the news, the attempt to ask about, and the last resulting order.
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

  /// Reloads prices and discounts and settles open payments. Returns the news and the last resulting order.
  func refreshed() async -> (news: [Notice], paid: Order.ID?) {
    do {
      let outcomes = try await shop.refresh()
      return (outcomes.flatMap { phrases.notices(for: $0) }, outcomes.compactMap(\.order).last)
    } catch {
      return ([notice(of: error)], nil)
    }
  }

  /// Performs a change and returns the screen for its news. It throws only errors that can be retried, which excludes
  /// changes that may have been made.
  func change(on screen: ShopRoute, _ change: () async throws -> Notice) async throws -> Next<ShopRoute> {
    do {
      return showing([try await change()], on: screen)
    } catch let error as RepositoryError where error.mayBeDone {
      return .stay([notice(of: error)])
    }
  }

  /// Shows news on the screen if it shows products or if nothing was done; otherwise on the list of products.
  func showing(_ news: [Notice], on screen: ShopRoute) -> Next<ShopRoute> {
    screen.showsProducts || news.contains { $0.tone == .bad } ? .stay(news) : .go(.home, news)
  }

  func notice(of error: any Error) -> Notice { Notice(phrases.failure(for: error).text, .bad) }
}

extension ShopRoute {
  /// Whether the screen shows the contents of the cart.
  fileprivate var showsProducts: Bool {
    switch self {
    case .products, .cart, .clearCart, .why: true
    case .payment, .discounts, .orders, .order, .refund, .day, .drawer, .closings, .closing, .priceList: false
    }
  }
}
