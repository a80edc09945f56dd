public import ArcadeDomain

/// Lists the discounts, those in force and the others, and what was left out of their file.
public final class DiscountListPresenter: Module {
  /// The view; weak, because it owns the presenter.
  public weak var view: (any ScreenView<Screen<Page>>)?
  /// What leaves the list.
  public weak var router: (any Router<ShopRoute>)?
  /// What can be done now.
  public private(set) var actions: [Action<ShopIntent>] = []

  private let common: ShopActions

  private var shop: Shop { common.shop }
  private var phrases: any ShopPhrases { common.phrases }

  /// Makes a presenter for the discounts of a shop, as they are on the day on which they are shown.
  public init(_ common: ShopActions) { self.common = common }

  /// Shows the discounts.
  public func show(_ news: [Notice]) async {
    actions = common.declared(products: await common.products(), naming: ["list", "cart"])
    let day = shop.time.today()
    do {
      let discounts = try await shop.discounts.book()
      let catalog = try await shop.catalog.catalog()
      let problems = catalog.value.problems + discounts.value.problems
      let table = Table(discounts.value, on: day, phrases: phrases)
      let list: Block = table.rows.isEmpty ? .text(phrases.noDiscounts) : .table(table)
      render(
        .ready(Page([list] + problems.map { .text(phrases.line(for: $0), .warning) })),
        on: day,
        standing: phrases.ages(prices: catalog.freshness, discounts: discounts.freshness),
        news: news
      )
    } catch {
      render(.failed(phrases.shopFailure(for: error)), on: day, news: news)
    }
  }

  /// Does what is wanted.
  public func perform(_ intent: ShopIntent) async {
    await common.perform(
      intent,
      at: .discounts,
      router: router,
      progress: { render(.loading($0), on: shop.time.today()) },
      show: { await show($0) }
    )
  }

  private func render(
    _ content: Loadable<Page>,
    on day: CalendarDay,
    standing: [Notice] = [],
    news: [Notice] = []
  ) {
    view?.render(
      Screen(
        title: phrases.discountsTitle(on: day),
        content: content,
        standing: standing,
        news: news,
        offers: actions.map(\.offer)
      )
    )
  }
}

extension Table {
  /// Lists discounts as they are on a day, in the order that decides among equals.
  public init(_ book: DiscountBook, on day: CalendarDay, phrases: any ShopPhrases) {
    self.init(
      columns: [
        Column(phrases.discountNameLabel, mayBeCut: true), Column(phrases.discountedLabel, mayBeCut: true),
        Column(phrases.ruleLabel), Column(phrases.periodLabel), Column(phrases.inForceLabel),
      ],
      rows: book.discounts.map { discount in
        let isInForce = discount.period.contains(day)
        return Row(
          discount.id,
          [
            Cell(discount.name.text(in: phrases.language.code), .strong),
            Cell(discount.products.map(\.text).joined(separator: ", ")),
            Cell(phrases.description(of: discount.rule)), Cell(phrases.description(of: discount.period)),
            Cell(isInForce ? phrases.inForce : phrases.notInForce, isInForce ? .good : .faint),
          ]
        )
      }
    )
  }
}
