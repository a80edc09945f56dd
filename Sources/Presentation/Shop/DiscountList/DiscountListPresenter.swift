public import ArcadeDomain

/// The list of discounts, active and inactive, with the entries of their file that were skipped.
public struct DiscountListPresenter: ShopPresenter {
  public let system: ShopScreens

  /// Creates the list of discounts.
  public init(_ system: ShopScreens) { self.system = system }

  public var route: ShopRoute { .discounts }
  public var title: String { phrases.discountsTitle(on: shop.time.today()) }

  public func load(into contents: inout PageContents<ShopIntent>, progress: (String) -> Void) async throws {
    var can = await system.actions()
    (can.list, can.cart) = (can.list.main, can.cart.main)
    contents.actions = can.all
    contents.layout = .selling(can) {
      Block.bar(can.cart.first)
      Block.more { Block.list(can.refresh) }
    }
    let prices = try await shop.prices().withDiscounts()
    let problems = prices.list.value.problems + prices.discounts.value.problems
    let table = Table(prices.discounts.value, on: shop.time.today(), phrases: phrases)
    let list: Block = table.rows.isEmpty ? .text(phrases.noDiscounts) : .table(table)
    contents.content = .ready(
      Page([list] + phrases.lines(for: problems) { phrases.line(for: $0) }.map { .text($0, .warning) })
    )
    contents.banners = phrases.ages(of: prices)
  }
}

extension Table {
  /// Creates a page of the discounts on a day, in the order that breaks ties.
  public init(_ book: PromotionBook, on day: CalendarDay, phrases: ShopPhrases) {
    self.init(of: book.promotions, id: { $0.id }) {
      TableColumn(phrases.discountNameLabel, mayBeCut: true) { Cell($0.name.text(in: phrases.language.code), .strong) }
      TableColumn(phrases.discountedLabel, mayBeCut: true) { phrases.description(of: $0.selection) }
      TableColumn(phrases.ruleLabel, isSecondary: true) { phrases.description(of: $0) }
      TableColumn(phrases.periodLabel, isSecondary: true) { phrases.description(of: $0.when) }
      TableColumn(phrases.inForceLabel) {
        $0.when.contains(day) ? Cell(phrases.inForce, .good) : Cell(phrases.notInForce, .faint)
      }
    }
  }
}
