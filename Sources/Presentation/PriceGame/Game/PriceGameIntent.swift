import ArcadeDomain

/// What a player can want in a game.
public enum PriceGameIntent: Hashable, Sendable {
  /// The price at a place, from 1, as the answer to the question with a number.
  case answer(place: Int, question: Int)
  /// The next question instead of the one with a number.
  case skip(question: Int)
  /// Two wrong prices of the question with a number hidden.
  case cheat(question: Int)
  /// An end of the game.
  case finish
  /// After its end, a game with the same products.
  case again
  /// The address of a page.
  case say(String)
  /// What every screen of the price game offers.
  case common(PriceIntent)
}

extension PriceActions {
  /// What can be done at a question.
  func answering(_ game: PriceGame) -> [Action<PriceGameIntent>] {
    let (number, product) = (game.number, game.question.product)
    let prices = PriceGameContent.Question(game, phrases: phrases).prices.enumerated().map { ($0 + 1, $1) }
    return [
      Action(
        "answer",
        phrases.answerAction,
        .fixed("question", number),
        .row("price", phrases.priceLabel, of: prices, phrases),
        weight: .usual
      ) { .answer(place: $1, question: $0) },
      Action("skip", phrases.skipAction, .fixed("question", number), weight: .main) { .skip(question: $0) },
      Action(
        "cheat",
        phrases.cheatAction,
        .fixed("question", number),
        closed: game.question.isCheated ? phrases.alreadyCheated : nil
      ) { .cheat(question: $0) },
      Action(
        "link",
        phrases.linkAction,
        address: product.page,
        closed: product.page == nil ? phrases.noPage : nil
      ) { .say(product.page ?? "") },
      Action("picture", phrases.pictureAction, closed: product.picture == nil ? phrases.noPicture : nil) {
        .common(.show)
      },
      Action("finish", phrases.finishAction, weight: .main) { .finish },
    ] + declared(naming: []).map { $0.map(PriceGameIntent.common) }
  }

  /// What can be done at the end of a game, which is stored by its number where anything was asked in it.
  func leaving(_ game: PriceGame, _ id: PastPriceGame.ID?) -> [Action<PriceGameIntent>] {
    let route = game.score.accuracy.answered > 0 ? id.map { PriceRoute.pastGame($0) } : nil
    return [
      Action("again", phrases.sameProductsAction, weight: .main) { .again },
      Action(
        "stats",
        phrases.pastGameAction,
        weight: route == nil ? .other : .main,
        address: route?.address,
        closed: route == nil ? phrases.nothingAnswered : nil
      ) { .common(route.map { .go($0) } ?? .show) },
    ] + declared(naming: []).filter { $0.offer.word != "again" }.map { $0.map(PriceGameIntent.common) }
  }
}
