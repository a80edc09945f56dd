import ArcadeDomain

extension ShopScreens {
  /// Where no products are shown, their list shows what came of it; where nothing did, the screen stays.
  func say(_ news: [Notice], on stage: ActionContext<ShopRoute>) async {
    let staysHere = stage.here.showsProducts || news.contains { $0.tone == .bad }
    if staysHere { await stage.show(news) } else { await stage.follow(.home, saying: news) }
  }

  /// Says what became of a payment whose end was not heard, with its receipt, and returns where an intent is performed then;
  /// nil where that was all that was wanted.
  func hear(before intent: ShopIntent, on stage: ActionContext<ShopRoute>) async -> ActionContext<ShopRoute>? {
    // Whoever pays asks about it anyway.
    if case .pay = intent { return stage }
    guard shop.isAnyUnheard, let outcomes = try? await shop.settlePayments() else { return stage }
    let news = outcomes.filter { !$0.isOpen }.flatMap { phrases.notices(for: $0) }
    guard let order = outcomes.compactMap(\.order).last.map(ShopRoute.order) else {
      if !news.isEmpty { await stage.show(news) }
      return stage
    }
    await stage.follow(order, saying: news)
    switch intent {
    case .refresh, .terminal: return nil
    default:
      return ActionContext(here: order, router: stage.router, progress: stage.progress) {
        await stage.follow(order, saying: $0)
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
  func say(on stage: ActionContext<ShopRoute>, _ change: () async throws -> Notice) async {
    do {
      await say([try await change()], on: stage)
    } catch {
      let (failure, mayBeDone) = (phrases.shopFailure(for: error), (error as? RepositoryError)?.mayBeDone ?? false)
      let again = Failure(failure.text, canRetry: failure.canRetry && !mayBeDone)
      await stage.fail(again, orTryAgain: phrases.retryAction)
    }
  }
}
