import ArcadeDomain

extension ShopScreens {
  /// Enters a discount code.
  func givingCode() -> Action<ShopIntent> {
    let code = Parameter.text("code", phrases.discountCodeField).optional(phrases.noneOfThem)
    return Action("code", phrases.codeAction, caption: phrases.codeCaption, code) { .give(code: $0) }
  }

  /// Sets the customer's group.
  func belongingToGroup() -> Action<ShopIntent> {
    let group = Parameter.text("group", phrases.groupField).optional(phrases.noneOfThem)
    return Action("customer", phrases.customerAction, caption: phrases.customerCaption, group) { .customer(group: $0) }
  }

  /// Sets the shipping method and its price.
  func choosingShipping() -> Action<ShopIntent> {
    Action(
      "shipping",
      phrases.shippingAction,
      caption: phrases.shippingCaption,
      Parameter.code("method", phrases.methodField, known: []).optional(phrases.noneOfThese),
      Parameter.amount("amount", phrases.shippingPriceField).optional("0")
    ) { .ship(method: $0, price: $1) }
  }

  /// Enters a code, unless no discount uses it, and returns the result. Nil removes all codes.
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
    // A code with an unmet condition may apply after the next scan.
    guard answer.isAccepted || answer.mayStillApply else { return Notice(notice.text, .bad) }
    return try await changing(.code, saying: notice.text, notice.tone) { $0.add(code) }
  }

  /// Sets the customer's group; nil for none.
  func customer(_ group: String?) async throws -> Notice {
    try await changing(.customer, saying: group.map(phrases.customer) ?? phrases.noCustomer) {
      $0.customerGroup = group
    }
  }

  /// Sets the shipping method and its price; nil for no shipping.
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
