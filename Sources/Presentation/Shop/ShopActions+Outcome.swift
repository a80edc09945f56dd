import ArcadeDomain

extension ShopActions {
  /// Where no products are shown, their list shows what came of it; where nothing did, the screen stays.
  func say(_ news: [Notice], on stage: Stage<ShopRoute>) async {
    let staysHere = stage.here.showsProducts || news.contains { $0.tone == .bad }
    if staysHere { await stage.show(news) } else { await stage.follow(.home, saying: news) }
  }

  /// Does a change and says what came of it; one of which nothing can be stored is done on `retry`, with what was typed.
  func say(on stage: Stage<ShopRoute>, _ change: () async throws -> Notice) async {
    do {
      await say([try await change()], on: stage)
    } catch {
      let (failure, mayBeDone) = (phrases.shopFailure(for: error), (error as? RepositoryError)?.mayBeDone ?? false)
      let again = Failure(failure.text, canRetry: failure.canRetry && !mayBeDone)
      await stage.fail(again, orTryAgain: phrases.retryAction)
    }
  }
}
