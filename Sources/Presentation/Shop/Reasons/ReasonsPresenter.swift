public import ArcadeDomain

/// The reasons for the total: why each discount applies, or what it lacks.
public struct ReasonsPresenter: ShopPresenter {
  public let system: ShopScreens

  /// Creates the screen of reasons.
  public init(_ system: ShopScreens) { self.system = system }

  public var route: ShopRoute { .why }
  public var title: String { phrases.whyTitle }

  public func load(into contents: inout PageContents<ShopIntent>, progress: (String) -> Void) async throws {
    var can = await system.actions()
    (can.cart, can.pay) = (can.cart.main, can.pay.main)
    contents.actions = can.all
    contents.layout = layout(can, pays: true)
    let shown = try await shop.showCart()
    let cart = shown.review.cart
    contents.content = .ready(Page(reasonsOf: shown.priced, terms: cart.terms, phrases: phrases))
    if cart.isEmpty { contents.layout = layout(can, pays: false) }
    contents.banners = phrases.ages(of: shown.prices) + phrases.notices(ofMissing: shown.prices.missing)
  }

  private func layout(_ can: ShopActions, pays: Bool) -> Layout {
    .selling(can) {
      if pays {
        Block.forms(can.pay.first)
        Block.bar(can.cart)
      } else {
        Block.bar(can.cart.first)
      }
      Block.more { Block.list(can.refresh) }
    }
  }
}

extension Page {
  /// Creates a page with the reasons for a quote, and what to add to save more.
  public init(reasonsOf priced: HintedQuote, terms: CartTerms, phrases: ShopPhrases) {
    let table = Table(reasonsOf: priced.quote, phrases: phrases)
    var blocks: [Block] = [.table(table)]
    if table.rows.isEmpty { blocks = priced.missing == nil ? [.text(phrases.noDiscounts)] : [] }
    for line in priced.quote.lines where line.byHand != nil {
      blocks.append(.text(phrases.outsideDiscounts(phrases.name(of: line.inCart)), .faint))
    }
    for hint in priced.hints { blocks.append(.text(phrases.line(for: hint), .faint)) }
    self.init(blocks + phrases.remarks(on: priced.quote, terms: terms))
  }
}

extension Table {
  /// Creates a table of the discounts of a quote with their reasons, the applied ones first.
  public init(reasonsOf quote: PromotionQuote, phrases: ShopPhrases) {
    let applied = quote.applied.map { Row($0, in: quote, phrases) }
    self.init(
      columns: [
        Column(phrases.discountNameLabel, mayBeCut: true), Column(phrases.whyLabel, isSecondary: true),
        Column(phrases.amountLabel, isNumber: true),
      ],
      rows: applied + quote.notApplied.map { Row($0, in: quote, phrases) }
    )
  }
}

extension Table.Row {
  fileprivate init(_ promotion: AppliedPromotion, in quote: PromotionQuote, _ phrases: ShopPhrases) {
    let formats = phrases.formats
    let parts = promotion.parts.filter { $0.pieces > 0 && quote.lines.indices.contains($0.line) }.map {
      let line = quote.lines[$0.line].inCart
      return line.quantity.isWeighing ? phrases.name(of: line) : phrases.part($0.pieces, line.product.name)
    }
    var details: [Table.Detail] = []
    if !parts.isEmpty { details.append(.text(formats.list(parts), .faint, column: 1)) }
    if !promotion.unused.isZero {
      details.append(.text(phrases.unused(formats.money(promotion.unused)), .faint, column: 1))
    }
    self.init(
      promotion.id,
      [
        Table.Cell(promotion.name.text(in: phrases.language.code), .strong),
        Table.Cell(phrases.applied(times: promotion.times), .good),
        Table.Cell(formats.reduction(promotion.amount), .good),
      ],
      details: details
    )
  }

  fileprivate init(_ promotion: DeclinedPromotion, in quote: PromotionQuote, _ phrases: ShopPhrases) {
    self.init(
      promotion.id,
      [
        Table.Cell(promotion.name.text(in: phrases.language.code), .strong),
        Table.Cell(phrases.sentence(for: promotion.reason, in: quote), .faint), "",
      ]
    )
  }
}
