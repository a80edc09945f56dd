public import ArcadeDomain

// Prices that are set by hand on lines of the cart.
extension ShopScreens {
  /// What lowers the price of a line, and what sets it; a number is that of a line of the cart on every screen.
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
        // A word, as a reason may follow it.
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

  /// Sets the price of a line, or takes that back.
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

  /// The sign of a percentage may stand behind a space, where it is no reason.
  private static func parts(_ text: String, _ why: String?) -> (String, String?) {
    guard let why, let sign = why.first, "%％".contains(sign) else { return (text, why) }
    return ("\(text)%", why.count > 1 ? String(why.dropFirst()) : nil)
  }
}

extension ShopPhrases {
  /// What somebody wants to be taken off a price: `10%`, `2.00`; nil for anything else.
  public func reduction(_ text: String, in currency: Currency) -> WantedPrice? {
    let text = SearchKey.compatible(text)
    if text.contains("%") { return Percent(written: text).map { .off($0) } }
    return amount(text, in: currency).map { .less($0) }
  }
}
