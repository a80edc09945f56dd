public import ArcadeDomain

extension ShopActions {
  /// Makes the list of discounts, those in force and the others, with what was left out of their file.
  public func discountList() -> PagePresenter<ShopIntent, ShopRoute> {
    page(at: .discounts, titled: "", naming: ["list", "cart"]) { contents, _ in
      let day = shop.time.today()
      contents.title = phrases.discountsTitle(on: day)
      let discounts = try await shop.discounts.book()
      let catalog = try await shop.catalog.catalog()
      let problems = catalog.value.problems + discounts.value.problems
      let table = Table(discounts.value, on: day, phrases: phrases)
      let list: Block = table.rows.isEmpty ? .text(phrases.noDiscounts) : .table(table)
      contents.content = .ready(
        Page([list] + phrases.lines(for: problems) { phrases.line(for: $0) }.map { .text($0, .warning) })
      )
      contents.standing = phrases.ages(prices: catalog.freshness, discounts: discounts.freshness)
    }
  }
}

extension Table {
  /// Lists discounts as they are on a day, in the order that decides among equals.
  public init(_ book: PromotionBook, on day: CalendarDay, phrases: ShopPhrases) {
    self.init(
      columns: [
        Column(phrases.discountNameLabel, mayBeCut: true), Column(phrases.discountedLabel, mayBeCut: true),
        Column(phrases.ruleLabel, isSecondary: true), Column(phrases.periodLabel, isSecondary: true),
        Column(phrases.inForceLabel),
      ],
      rows: book.promotions.map { discount in
        let isInForce = discount.when.contains(day)
        return Row(
          discount.id,
          [
            Cell(discount.name.text(in: phrases.language.code), .strong),
            Cell(phrases.description(of: discount.selection)),
            Cell(phrases.description(of: discount)), Cell(phrases.description(of: discount.when)),
            Cell(isInForce ? phrases.inForce : phrases.notInForce, isInForce ? .good : .faint),
          ]
        )
      }
    )
  }
}
