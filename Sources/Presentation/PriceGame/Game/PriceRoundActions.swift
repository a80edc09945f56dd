import ArcadeDomain

extension PriceScreens {
  /// Returns the actions at a question.
  func answering(_ game: PriceGame) -> PlacedActions<PriceGameIntent> {
    let (id, product) = (game.questionID, game.question.product)
    let prices = PriceGameContent.Question(game, phrases: phrases).prices.enumerated().map { ($0 + 1, $1) }
    let answer = Action<PriceGameIntent>(
      "answer",
      phrases.answerAction,
      .fixed("question", id),
      .row("price", phrases.priceLabel, of: prices, phrases),
      weight: .usual
    ) { .answer(place: $1, question: $0) }
    let skip = Action<PriceGameIntent>(
      "skip",
      phrases.skipAction,
      caption: phrases.skipCaption,
      .fixed("question", id),
      weight: .main
    ) { .skip(question: $0) }
    let cheat = Action<PriceGameIntent>(
      "cheat",
      phrases.cheatAction,
      caption: phrases.cheatCaption,
      .fixed("question", id),
      closed: game.question.isCheated ? phrases.alreadyCheated : nil
    ) { .cheat(question: $0) }
    let link = Action<PriceGameIntent>(
      "link",
      phrases.linkAction,
      caption: phrases.linkCaption,
      address: product.page,
      closed: product.page == nil ? phrases.noPage : nil
    ) { .say(product.page ?? "") }
    let picture = Action<PriceGameIntent>(
      Offer.pictureWord,
      phrases.pictureAction,
      caption: phrases.pictureCaption,
      closed: product.picture == nil ? phrases.noPicture : nil
    ) { .common(.show) }
    let finish = Action<PriceGameIntent>(
      "finish",
      phrases.finishAction,
      caption: phrases.finishCaption,
      .fixed("question", id),
      weight: .main
    ) { .finish(question: $0) }
    var can = actions()
    can.retry = nil
    let layout = Layout(press: answer) {
      Block.bar(skip, cheat.ifOpen, link.ifOpen, finish)
      Block.more {
        can.rest(after: cheat.offer, link.offer, picture.offer)
        Block.list(can.places)
      }
    }
    let own = [answer, skip, cheat, link, picture, finish]
    return PlacedActions(actions: own + can.all.map { $0.map(PriceGameIntent.common) }, layout: layout)
  }

  /// Returns the actions at the end of a game.
  func leaving(_ ended: EndedPriceGame) -> PlacedActions<PriceGameIntent> {
    let route = ended.game.score.accuracy.answered > 0 ? ended.past.map { PriceRoute.pastGame($0) } : nil
    let again = Action<PriceGameIntent>(
      "again",
      phrases.sameProductsAction,
      caption: phrases.againCaption,
      weight: .main
    ) { .again }
    let answers = Action<PriceGameIntent>(
      "answers",
      phrases.pastGameAction,
      weight: route == nil ? .other : .main,
      address: route?.address,
      closed: route == nil ? phrases.nothingAnswered : nil
    ) { .common(route.map { .go($0) } ?? .show) }
    var can = actions()
    (can.again, can.retry) = (nil, nil)
    let layout = can.page {
      Block.bar(again.first, answers.ifOpen)
      Block.more { can.rest(after: answers.offer) }
    }
    return PlacedActions(actions: [again, answers] + can.all.map { $0.map(PriceGameIntent.common) }, layout: layout)
  }

  /// Returns the actions if there is no game.
  func leadingOn() -> PlacedActions<PriceGameIntent> {
    var can = actions()
    (can.play, can.history) = (can.play.main, can.history.main)
    return PlacedActions(actions: can.all, layout: can.layout(can.play.first, can.history, can.retry))
      .map(PriceGameIntent.common)
  }
}

extension PriceGame {
  /// The ID of the current question.
  var questionID: RoundID { RoundID(game: id.number, number: number) }
}
