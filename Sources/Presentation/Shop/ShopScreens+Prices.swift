public import ArcadeDomain

// Manual prices of lines in the cart.
extension ShopScreens {
  /// Returns the actions that reduce and set the price of a line. A number always refers to a line of the cart.
  func pricing(_ cart: [Choice], isShown: Bool) -> (off: Action<ShopIntent>, at: Action<ShopIntent>) {
    let example = cart.first.map { String($0.id.prefix { $0 != " " }) } ?? ""
    let line = Parameter.plain(
      Field("line", phrases.lineField, .code(known: cart), example: example).apartFromRows(!isShown)
    )
    let why = Parameter.text("why", phrases.whyField).optional
    return (
      Action(
        "off",
        phrases.discountLineAction,
        caption: phrases.discountLineCaption,
        line,
        // A single word, because a reason may follow.
        .code("amount", phrases.percentageOrAmountField, known: [], example: "10%"),
        why
      ) { .discount(line: $0, by: $1, why: $2) },
      Action(
        "at",
        phrases.setPriceAction,
        caption: phrases.setPriceCaption,
        line,
        Parameter.amount("price", phrases.unlistedPriceField).optional(phrases.theListPrice),
        why
      ) { .setPrice(line: $0, to: $1, why: $2) }
    )
  }

  /// Takes a percentage or an amount off the price of a line.
  func discounted(_ line: String, _ text: String, _ why: String?) async throws -> Notice {
    let currency = try await shop.priceList().value.currency
    let (text, why) = Self.parts(text, why)
    guard let wanted = phrases.reduction(text, in: currency) else {
      return Notice(phrases.ambiguity(of: text, in: currency) ?? phrases.notAReduction(text), .bad)
    }
    return try await pricing(line, wanted, why)
  }

  /// Sets a manual price for a line, or removes it.
  func priced(_ line: String, _ text: String?, _ why: String?) async throws -> Notice {
    guard let text else { return try await pricing(line, .listed, nil) }
    let currency = try await shop.priceList().value.currency
    guard let price = phrases.amount(text, in: currency) else {
      return Notice(phrases.notAnAmount(text, in: currency), .bad)
    }
    return try await pricing(line, .just(price), why)
  }

  private func pricing(_ line: String, _ wanted: WantedPrice, _ why: String?) async throws -> Notice {
    let priced = try await keeping { try await shop.setPrice(line: line, wanted, reason: why) }
    return Notice(phrases.sentence(forPriceOf: priced), .good)
  }

  /// Moves a percent sign after a space from the reason to the amount.
  private static func parts(_ text: String, _ why: String?) -> (String, String?) {
    guard let why, let sign = why.first, "%％".contains(sign) else { return (text, why) }
    return ("\(text)%", why.count > 1 ? String(why.dropFirst()) : nil)
  }
}

extension ShopPhrases {
  /// Parses a reduction such as `10%` or `2.00`; nil if it is invalid.
  public func reduction(_ text: String, in currency: Currency) -> WantedPrice? {
    let text = SearchKey.compatible(text)
    if text.contains("%") { return Percent(written: text).map { .off($0) } }
    return amount(text, in: currency).map { .less($0) }
  }
}
