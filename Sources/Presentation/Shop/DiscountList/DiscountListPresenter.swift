public import ArcadeDomain

/// Lists the discounts, those in force and the others, and what was left out of their file.
///
/// It runs on whichever actor calls it.
public final class DiscountListPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<DiscountListScreen>)?
  /// What leaves the list.
  public weak var router: (any ShopRouter)?

  private let catalog: any CatalogRepository
  private let discounts: any DiscountRepository
  private let time: any TimeSource
  private let phrases: any ShopPhrases

  /// Makes a presenter for the discounts of a repository, as they are on the day on which they are shown.
  public init(
    catalog: any CatalogRepository,
    discounts: any DiscountRepository,
    time: any TimeSource,
    phrases: any ShopPhrases
  ) {
    self.catalog = catalog
    self.discounts = discounts
    self.time = time
    self.phrases = phrases
  }

  /// Loads prices and discounts anew, and shows the discounts.
  public func refresh() async {
    // Where that fails, showing says so.
    _ = try? await catalog.refreshed()
    _ = try? await discounts.refreshed()
    await show()
  }

  /// Shows the discounts.
  public func show() async {
    let day = time.today()
    do {
      let (book, catalog) = (try await discounts.book(), try await catalog.catalog())
      let problems = catalog.value.problems + book.value.problems
      var screen = DiscountListScreen(book.value, problems: problems, on: day, phrases: phrases)
      screen.ages = phrases.ages(prices: catalog.freshness, discounts: book.freshness)
      view?.render(screen)
    } catch {
      let failure = phrases.shopFailure(for: error)
      view?.render(DiscountListScreen(title: phrases.discountsTitle(on: day), content: .failed(failure), problems: []))
    }
  }

  /// Goes to another screen.
  public func go(to route: ShopRoute) async {
    await router?.follow(route)
  }
}

extension DiscountListScreen {
  /// Formats discounts as they are on a day, and what was left out of the files they come from.
  public init(_ book: DiscountBook, problems: CappedList<ShopProblem>, on day: CalendarDay, phrases: any ShopPhrases) {
    let rows = book.discounts.map { Row($0, on: day, phrases: phrases) }
    self.init(
      title: phrases.discountsTitle(on: day),
      content: rows.isEmpty ? .empty(phrases.noDiscounts) : .discounts(phrases.discountColumns, rows),
      problems: phrases.lines(for: problems) { phrases.line(for: $0) }.map { Notice($0, .warning) }
    )
  }
}

extension DiscountListScreen.Row {
  fileprivate init(_ discount: Discount, on day: CalendarDay, phrases: any ShopPhrases) {
    let isInForce = discount.period.contains(day)
    self.init(
      name: discount.name.text(in: phrases.language.code),
      products: discount.products.map(\.text).joined(separator: ", "),
      rule: phrases.description(of: discount.rule),
      period: phrases.description(of: discount.period),
      inForce: isInForce ? phrases.inForce : phrases.notInForce,
      isInForce: isInForce
    )
  }
}
