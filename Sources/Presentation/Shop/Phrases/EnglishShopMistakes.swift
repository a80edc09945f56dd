import ArcadeDomain

/// What is wrong in the files of the shop, in English.
extension EnglishShop {
  func sentence(for mistake: ShopMistake) -> String {
    switch mistake {
    case .feed(let mistake): sentence(for: mistake)
    case .promotion(let mistake): sentence(for: mistake)
    case .doubt(let doubt): sentence(for: doubt)
    case .unknownProduct(let code, _): "the price list has no product “\(code)”"
    case .unknownTag(let tag, _): "no product of the price list has the tag “\(tag)”"
    case .unknownLane(let lane, _): "“lanes” has no “\(lane)”, so this counts as the first lane"
    case .notOneOf(let keys): "exactly one of \(formats.list(keys)) must stand here"
    case .lowestAbovePrice(let lowest, let price):
      "\(formats.money(lowest)) is above the price (\(formats.money(price)))"
    case .notReduced(let from, let price): "\(formats.money(from)) is not above the price (\(formats.money(price)))"
    case .negativePrice(let text): "“\(text)” is below zero"
    case .notOnePeriod: "“when” needs exactly one of window, season and weekdays"
    }
  }
  func suggestion(for mistake: ShopMistake) -> String? {
    switch mistake {
    case .feed(let mistake): suggestion(for: mistake)
    case .promotion(let mistake): suggestion(for: mistake)
    case .doubt(.takesNothing): "change it, or take it out"
    case .doubt(.bulkPriceAboveList), .doubt(.bundleNotCheaper): "write a lower price"
    case .doubt(.onlyWeighed): "choose percentOff, lineAmountOff or a rule about the order"
    case .doubt(.outsideSelection): "let the discount be about it, or take it out of the bundle"
    case .doubt(.tooFewProducts): "name more products"
    case .doubt(.sameStep): "keep one"
    case .doubt(.nothingToPick): "add one of them, or take it out"
    case .doubt(.noLanes): "add “lanes”, or write “bestPerLine”"
    case .doubt(.selectionWithoutEffect): "take it out, or choose a rule about pieces"
    case .doubt(.windowPassed): "write a later day, or take the discount out"
    case .unknownProduct(_, let nearest?), .unknownTag(_, let nearest?), .unknownLane(_, let nearest?):
      "write “\(nearest)”"
    case .unknownProduct: "take it out, or add it to the price list"
    case .unknownTag: "take it out, or give it to a product of the price list"
    case .unknownLane: "add it to “lanes”"
    case .notOneOf: "keep one"
    case .lowestAbovePrice(_, let price): "write at most \(price.decimalText)"
    case .notReduced: "write the usual price, or leave it out"
    case .negativePrice: "write it without the minus"
    case .notOnePeriod: "keep one, or leave “when” out for always"
    }
  }

  private func sentence(for mistake: PromotionMistake) -> String {
    switch mistake {
    case .payNotBelowBuy(let pay, let buy): "“pay” is \(pay), which is not below “buy” (\(buy))"
    case .countOutOfRange(let count): "\(count) is no number of pieces"
    case .negativeAmount(let amount): "\(formats.money(amount)) is below zero"
    case .percentOutOfRange(let percent): "\(formats.percent(percent)) is not between 0% and 100%"
    case .windowEmpty(let from, let until): "the window ends (\(until.isoText)) before it begins (\(from.isoText))"
    case .noWeekdays: "the discount holds on no day"
    case .noRules: "the discount has no rule"
    case .nothingSelected: "the list is empty, so the discount is about nothing"
    case .pricesReversed(let from, let until): "“until” (\(until.decimalText)) is below “from” (\(from.decimalText))"
    case .nothingToContain: "the condition names neither products nor tags"
    case .emptyBundle: "the bundle has no pieces"
    case .noTiers: "there is no step"
    case .tierOfOtherBasis: "the step is counted in another way than the others"
    case .currenciesDiffer(let one, let other): "\(one) and \(other) stand in one discount"
    case .negativeLimit(let limit): "\(limit) is below zero"
    }
  }
  private func suggestion(for mistake: PromotionMistake) -> String? {
    switch mistake {
    case .payNotBelowBuy(_, let buy): buy > 1 ? "write a number from 0 to \(buy - 1)" : "write 2 or more for “buy”"
    case .countOutOfRange: "write a number from 1 to 9999"
    case .negativeAmount: "write it without the minus"
    case .percentOutOfRange: "write a number from 0 to 100"
    case .windowEmpty: "swap the two dates"
    case .noWeekdays: "name at least one day, such as sat"
    case .noRules: "write at least one rule"
    case .nothingSelected: "name at least one, or leave it out for all"
    case .pricesReversed: "swap the two prices"
    case .nothingToContain: "name at least one product or tag"
    case .emptyBundle: "name at least one product's code with a number"
    case .noTiers: "write at least one step"
    case .tierOfOtherBasis, .currenciesDiffer: nil
    case .negativeLimit: "write 0 or more"
    }
  }
  private func sentence(for doubt: PromotionDoubt) -> String {
    switch doubt {
    case .takesNothing: "this can never take anything off"
    case .onlyWeighed: "this counts pieces, but what it is about is weighed"
    case .bundleNotCheaper(let pieces): "the pieces cost \(formats.money(pieces)) together anyway"
    case .outsideSelection(let code): "the discount is not about \(code), so that the bundle is never complete"
    case .tooFewProducts(let count): "a set needs more different products than there are here (\(count))"
    case .sameStep: "two steps begin at the same place, and only the later one counts"
    case .nothingToPick: "this has no effect without “atMostPieces” or “atMostPiecesPerLine”"
    case .noLanes: "there are no “lanes”, so all discounts are in one"
    case .bulkPriceAboveList(let code, let price, let list):
      "\(formats.money(price)) is above what \(code) costs anyway (\(formats.money(list)))"
    case .selectionWithoutEffect: "this has no effect, because the discount is about the whole order"
    case .windowPassed(let day): "the window has passed (\(day.isoText))"
    }
  }
}
