import ArcadeDomain

extension ShopScreens {
  /// Giving a discount code.
  func givingCode() -> Action<ShopIntent> {
    let code = Parameter.text("code", phrases.discountCodeField).optional(phrases.noneOfThem)
    return Action("code", phrases.codeAction, caption: phrases.codeCaption, code) { .give(code: $0) }
  }

  /// Saying which group the customer belongs to.
  func belongingToGroup() -> Action<ShopIntent> {
    let group = Parameter.text("group", phrases.groupField).optional(phrases.noneOfThem)
    return Action("customer", phrases.customerAction, caption: phrases.customerCaption, group) { .customer(group: $0) }
  }

  /// Choosing how it is sent, and what that costs.
  func choosingShipping() -> Action<ShopIntent> {
    Action(
      "shipping",
      phrases.shippingAction,
      caption: phrases.shippingCaption,
      Parameter.code("method", phrases.methodField, known: []).optional(phrases.noneOfThese),
      Parameter.amount("amount", phrases.shippingPriceField).optional("0")
    ) { .ship(method: $0, price: $1) }
  }

  /// Gives a code, unless no discount can have it, and says what becomes of it; nil takes all back.
  func given(_ text: String?) async throws -> Notice {
    guard let text, let code = PromotionCode(text, folded: SearchKey.compatible(text)) else {
      return try await changing(.code, saying: phrases.codesTakenBack) { $0.removeCodes() }
    }
    var cart = try await shop.openCart().cart
    var terms = cart.terms
    terms.add(code)
    cart.agree(on: terms)
    let quote = try await shop.applyDiscounts(to: cart, on: shop.time.today())
    guard let answer = quote.codes.first(where: { $0.code == code }) else {
      return Notice(phrases.codeRefused(code.text, phrases.unknownCode), .bad)
    }
    let notice = phrases.notice(for: answer, in: quote)
    // One that lacks a condition may come to apply with what is scanned next.
    guard answer.isAccepted || answer.mayStillApply else { return Notice(notice.text, .bad) }
    return try await changing(.code, saying: notice.text, notice.tone) { $0.add(code) }
  }

  /// Says which group the customer belongs to; nil for none.
  func customer(_ group: String?) async throws -> Notice {
    try await changing(.customer, saying: group.map(phrases.customer) ?? phrases.noCustomer) {
      $0.customerGroup = group
    }
  }

  /// Chooses how it is sent and what that costs; nil for not at all.
  func shipping(_ method: String?, _ price: String?) async throws -> Notice {
    guard let method else { return try await changing(.shipping, saying: phrases.noShipping) { $0.shipping = nil } }
    let currency = try await shop.priceList().value.currency
    guard let price = phrases.amount(price ?? "0", in: currency) else {
      return Notice(phrases.notAnAmount(price ?? "", in: currency), .bad)
    }
    return try await changing(.shipping, saying: phrases.shipping(method, phrases.formats.money(price))) {
      $0.shipping = Shipping(method: method, price: price)
    }
  }

  private func changing(
    _ step: CartStep,
    saying sentence: String,
    _ tone: Tone = .good,
    _ change: @escaping @Sendable (inout CartTerms) -> Void
  ) async throws -> Notice {
    try await keeping { try await shop.changeTerms(as: step, change) }
    return Notice(sentence, tone)
  }
}

extension CodeAnswer {
  fileprivate var mayStillApply: Bool { if case .declined(.condition) = refusal { true } else { false } }
}
