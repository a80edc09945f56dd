import ArcadeDomain

/// Discounts in English.
extension EnglishShop {
  func description(of rule: PromotionRule) -> String {
    switch rule {
    case .nForM(let rule): "of every \(rule.buy) you pay \(rule.pay)"
    case .bulkPrice(let rule): "\(from(rule.minimum))\(formats.money(rule.unitPrice)) each"
    case .amountOff(let rule): "\(from(rule.minimum))\(formats.money(rule.amount)) off each" + most(rule.picking)
    case .percentOff(let rule): "\(from(rule.minimum))\(formats.percent(rule.percent)) off" + most(rule.picking)
    case .lineAmountOff(let rule): "\(formats.money(rule.amount)) off each line"
    case .acrossLines(let rule): "\(formats.money(rule.amount)) off them together"
    case .orderAmountOff(let rule): "\(formats.money(rule.amount)) off the order"
    case .orderPercentOff(let rule):
      "\(formats.percent(rule.percent)) off the order" + (rule.most.map { ", at most \(formats.money($0))" } ?? "")
    case .orderPrice(let rule): "all items for \(formats.money(rule.price))"
    case .groupPrice(let rule): "any \(rule.size) for \(formats.money(rule.price))"
    case .groupPercentOff(let rule): description(of: rule)
    case .bundlePrice(let rule):
      "\(rule.pieces.map { "\($0.count) × \($0.product)" }.joined(separator: " + ")) for \(formats.money(rule.price))"
    case .buyGet(let rule):
      "buy \(rule.buy.count), get \(rule.get.count) for \(formats.percent(rule.percent)) less"
        + (rule.repeats ? "" : ", once")
    case .setPercentOff(let rule):
      rule.byDistinct.map { "\($0.distinct) different: \(formats.percent($0.percent)) off" }.joined(separator: ", ")
    case .tiers(let rule): rule.steps.map { "\(from($0.from)): \(gives($0.gives))" }.joined(separator: ", ")
    case .firstAndFurther(let rule):
      "\(formats.money(rule.first)) off the first, \(formats.money(rule.further)) off each further one"
        + (rule.most == 0 ? "" : ", at most \(formats.number(rule.most)) pieces")
    case .fullGroups(let rule): "in full groups of \(rule.size): \(gives(rule.gives)) each"
    case .freePiece(let rule): "\(formats.number(rule.count)) × \(rule.product) free"
    case .shippingPercentOff(let rule): "\(formats.percent(rule.percent)) off the shipping"
    case .shippingPrice(let rule): "shipping for \(formats.money(rule.price))"
    }
  }

  func description(of condition: PromotionCondition) -> String {
    switch condition {
    case .itemsTotal(let minimum, _, let selection): "needs items for \(formats.money(minimum)) or more\(of(selection))"
    case .quantity(let minimum, let selection): "needs \(pieces(minimum))\(of(selection))"
    case .lineQuantity(let minimum, let selection): "needs \(pieces(minimum)) of one product\(of(selection))"
    case .contains(let selection): "needs one of \(description(of: selection))"
    case .customerGroup(let group): "for the group “\(group)”"
    case .shipping(let method): "for shipping by “\(method)”"
    }
  }

  func needsCode(_ code: String) -> String { "code “\(code)”" }
  var everything: String { "everything" }
  func prices(from: String?, until: String?) -> String {
    switch (from, until) {
    case (let from?, let until?): "\(from) to \(until)"
    case (let from?, nil): "from \(from)"
    case (nil, let until?): "up to \(until)"
    case (nil, nil): everything
    }
  }

  var whyTitle: String { "Why it costs this" }
  var whyLabel: String { "Why" }
  func applied(times: Int) -> String { times == 1 ? "applies" : "applies \(formats.number(times)) times" }
  func unused(_ amount: String) -> String { "\(amount) more could not be taken off" }
  func part(_ pieces: Int, _ product: String) -> String { "\(formats.number(pieces)) × \(product)" }
  func sentence(for reason: DeclinedPromotion.Reason, other: String) -> String {
    switch reason {
    case .outsideItsTime: "not on this day"
    case .usedUp: "used up"
    case .codeNotGiven: "its code was not given"
    case .condition(let condition, .amount(let amount)):
      "\(description(of: condition)); \(formats.money(amount)) missing"
    case .condition(let condition, .pieces(let count)):
      "\(description(of: condition)); \(formats.number(count)) missing"
    case .condition(let condition, nil): description(of: condition)
    case .outdone(nil): "left out: the cart is cheapest without it"
    case .outdone: "“\(other)” takes more off"
    case .takesNothing: "takes nothing off this cart"
    }
  }
  func hint(adding products: [String], saves: String, discount: String) -> String {
    "Add \(formats.list(products)) and save \(saves): \(discount)"
  }
  var notProven: String {
    "Not every combination of the discounts could be tried; another one might be cheaper."
  }

  func codeAccepted(_ code: String) -> String { "Code “\(code)”: accepted." }
  func codeRefused(_ code: String, _ reason: String) -> String { "Code “\(code)”: not accepted (\(reason))." }
  var unknownCode: String { "no discount has it" }
  var codesTakenBack: String { "No code is given any more." }
  func customer(_ group: String) -> String { "The customer belongs to “\(group)”." }
  var noCustomer: String { "The customer belongs to no group." }
  func shipping(_ method: String, _ price: String) -> String { "Shipping by “\(method)” for \(price)." }
  var noShipping: String { "Nothing is shipped." }
  func shippingLabel(_ method: String) -> String { "Shipping: \(method)" }
  func anAmountLike(_ example: String) -> String { "Write an amount such as \(example)." }

  private func description(of rule: GroupPercentOff) -> String {
    let percent = formats.percent(rule.percent)
    let group = rule.size.map { "any \($0)" } ?? "together"
    return rule.off == .all ? "\(group): \(percent) off" : "\(group): \(percent) off the cheapest"
  }
  private func from(_ minimum: Int) -> String { minimum == 1 ? "" : "\(formats.number(minimum)) or more: " }
  private func pieces(_ count: Int) -> String { "\(formats.number(count)) \(count == 1 ? "piece" : "pieces")" }
  private func of(_ selection: PieceSelection) -> String {
    selection.isAll ? "" : " of \(description(of: selection))"
  }
  private func most(_ picking: Picking) -> String {
    (picking.atMostPieces.map { ", at most \(pieces($0))" } ?? "")
      + (picking.atMostPiecesPerLine.map { ", at most \(pieces($0)) a line" } ?? "")
  }
  private func from(_ threshold: Tiers.Threshold) -> String {
    switch threshold {
    case .total(let amount): "from \(formats.money(amount))"
    case .quantity(let count): "from \(pieces(count))"
    }
  }
  private func gives(_ reward: Tiers.Reward) -> String {
    switch reward {
    case .amount(let amount): "\(formats.money(amount)) off"
    case .percent(let percent): "\(formats.percent(percent)) off"
    }
  }
}
