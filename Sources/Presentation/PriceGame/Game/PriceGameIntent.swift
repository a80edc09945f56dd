import ArcadeDomain

/// What a player can want in a game.
public enum PriceGameIntent: Hashable, Sendable {
  /// The price at a place, from 1, as the answer to a question.
  case answer(place: Int, question: RoundID)
  /// The next question instead of this one.
  case skip(question: RoundID)
  /// Two wrong prices of a question hidden.
  case cheat(question: RoundID)
  /// An end of the game in which a question is asked.
  case finish(question: RoundID)
  /// After its end, a game with the same products.
  case again
  /// The address of a page.
  case say(String)
  /// What every screen of the price game offers.
  case common(PriceIntent)
}

extension PriceScreens {
  /// What can be done at a question.
  func answering(_ game: PriceGame) -> [Action<PriceGameIntent>] {
    let (id, product) = (game.questionID, game.question.product)
    let prices = PriceGameContent.Question(game, phrases: phrases).prices.enumerated().map { ($0 + 1, $1) }
    return [
      Action(
        "answer",
        phrases.answerAction,
        .fixed("question", id),
        .row("price", phrases.priceLabel, of: prices, phrases),
        weight: .usual
      ) { .answer(place: $1, question: $0) },
      Action("skip", phrases.skipAction, caption: phrases.skipCaption, .fixed("question", id), weight: .main) {
        .skip(question: $0)
      },
      Action(
        "cheat",
        phrases.cheatAction,
        caption: phrases.cheatCaption,
        .fixed("question", id),
        closed: game.question.isCheated ? phrases.alreadyCheated : nil
      ) { .cheat(question: $0) },
      Action(
        "link",
        phrases.linkAction,
        caption: phrases.linkCaption,
        address: product.page,
        closed: product.page == nil ? phrases.noPage : nil
      ) { .say(product.page ?? "") },
      Action(
        "picture",
        phrases.pictureAction,
        caption: phrases.pictureCaption,
        closed: product.picture == nil ? phrases.noPicture : nil
      ) {
        .common(.show)
      },
      Action("finish", phrases.finishAction, caption: phrases.finishCaption, .fixed("question", id), weight: .main) {
        .finish(question: $0)
      },
    ] + declared(naming: []).filter { $0.offer.word != "retry" }.map { $0.map(PriceGameIntent.common) }
  }

  func leaving(_ ended: EndedPriceGame) -> [Action<PriceGameIntent>] {
    let route = ended.game.score.accuracy.answered > 0 ? ended.past.map { PriceRoute.pastGame($0) } : nil
    return [
      Action("again", phrases.sameProductsAction, caption: phrases.againCaption, weight: .main) { .again },
      Action(
        "answers",
        phrases.pastGameAction,
        weight: route == nil ? .other : .main,
        address: route?.address,
        closed: route == nil ? phrases.nothingAnswered : nil
      ) { .common(route.map { .go($0) } ?? .show) },
    ]
      + declared(naming: []).filter { !["again", "retry"].contains($0.offer.word) }
      .map { $0.map(PriceGameIntent.common) }
  }
}

extension PriceGame {
  /// What its question is known by.
  var questionID: RoundID { RoundID(game: id.number, number: number) }
}
