public import ArcadeDomain

/// What discounts do and need, what customers give and choose, and why a quote is as it is, in one language.
public protocol PromotionPhrases: Sendable {
  /// What a rule does.
  func description(of rule: PromotionRule) -> String
  /// What a condition needs.
  func description(of condition: PromotionCondition) -> String
  /// A discount whose code must be given.
  func needsCode(_ code: String) -> String
  /// A discount about every piece.
  var everything: String { get }
  /// Unit prices within bounds, either of which may be missing.
  func prices(from: String?, until: String?) -> String

  /// The title of the reasons for what the cart costs.
  var whyTitle: String { get }
  /// Above the reasons.
  var whyLabel: String { get }
  /// A discount applied so often.
  func applied(times: Int) -> String
  /// A discount would have taken so much more, had there been something left.
  func unused(_ amount: String) -> String
  /// How many pieces of a product took part.
  func part(_ pieces: Int, _ product: String) -> String
  /// Why a discount does not apply; `other` is the name of what takes more off.
  func sentence(for reason: DeclinedPromotion.Reason, other: String) -> String
  /// What to add to save more, with the discount that then applies.
  func hint(adding products: [String], saves: String, discount: String) -> String
  /// Not everything was tried that could have been cheaper.
  var notProven: String { get }

  /// A code that is accepted.
  func codeAccepted(_ code: String) -> String
  /// A code that is not, and why.
  func codeRefused(_ code: String, _ reason: String) -> String
  /// No discount has that code.
  var unknownCode: String { get }
  /// No code is given any more.
  var codesTakenBack: String { get }
  /// The group that the customer belongs to.
  func customer(_ group: String) -> String
  /// The customer belongs to no group.
  var noCustomer: String { get }
  /// How it is sent, at which price.
  func shipping(_ method: String, _ price: String) -> String
  /// Nothing is sent.
  var noShipping: String { get }
  /// Before what the shipping costs.
  func shippingLabel(_ method: String) -> String
  /// How an amount is written.
  func anAmountLike(_ example: String) -> String
}

extension ShopPhrases {
  /// What a discount does and needs.
  public func description(of promotion: Promotion) -> String {
    let rules = promotion.rules.map { description(of: $0) }
    let conditions = promotion.conditions.map { description(of: $0) }
    return (rules + conditions + [promotion.code.map { needsCode($0.text) }].compactMap { $0 }).joined(separator: "; ")
  }

  /// Which pieces something is about.
  public func description(of selection: PieceSelection) -> String {
    guard !selection.isAll else { return everything }
    let prices = selection.prices.map {
      self.prices(from: $0.from.map(formats.money), until: $0.until.map(formats.money))
    }
    return [
      selection.products?.map(\.text).joined(separator: ", "), selection.tags?.joined(separator: ", "), prices,
    ]
    .compactMap { $0 }.joined(separator: "; ")
  }

  /// Why a discount does not apply, in a quote.
  public func sentence(for reason: DeclinedPromotion.Reason, in quote: PromotionQuote) -> String {
    guard case .outdone(let id?) = reason else { return sentence(for: reason, other: "") }
    let name = quote.applied.first { $0.id == id }?.name ?? quote.notApplied.first { $0.id == id }?.name
    return sentence(for: reason, other: name?.text(in: language.code) ?? id)
  }

  /// What became of a code.
  public func notice(for answer: CodeAnswer, in quote: PromotionQuote) -> Notice {
    switch answer.refusal {
    case nil: Notice(codeAccepted(answer.code.text), .good)
    case .unknown: Notice(codeRefused(answer.code.text, unknownCode), .bad)
    case .declined(let reason): Notice(codeRefused(answer.code.text, sentence(for: reason, in: quote)), .warning)
    }
  }

  /// What else is to be said of a quote: what to add, what was given, and whether something was not tried.
  public func remarks(on quote: PromotionQuote, hints: [PromotionHint] = [], terms: CartTerms) -> [Block] {
    let lines = Set(quote.lines.map(\.product.code))
    let others = hints.filter { hint in
      hint.isAboutOrder || hint.add.count != 1 || hint.add.contains { !lines.contains($0.product.code) }
    }
    var blocks: [Block] = others.prefix(3).map { .text(line(for: $0), .faint) }
    if !quote.isProven { blocks.append(.text(notProven, .warning)) }
    for answer in quote.codes {
      let notice = notice(for: answer, in: quote)
      blocks.append(.text(notice.text, notice.tone))
    }
    if let group = terms.customerGroup { blocks.append(.text(customer(group))) }
    return blocks
  }

  /// What to add, and how much it saves.
  func line(for hint: PromotionHint) -> String {
    self.hint(
      adding: hint.add.map { "\(formats.number($0.count)) × \($0.product.name)" },
      saves: formats.money(hint.saves),
      discount: hint.name.text(in: language.code)
    )
  }

  /// How much of something there is.
  func text(of quantity: Quantity, _ unit: String?) -> String {
    switch quantity {
    case .pieces(let count): formats.number(count)
    case .weighing: [formats.decimal(quantity.decimalText), unit].compactMap { $0 }.joined(separator: " ")
    }
  }
}
