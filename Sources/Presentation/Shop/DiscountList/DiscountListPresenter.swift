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
  private let day: CalendarDay
  private let phrases: any ShopPhrases

  /// Makes a presenter for the discounts of a repository, as they are on a day.
  public init(
    catalog: any CatalogRepository,
    discounts: any DiscountRepository,
    on day: CalendarDay,
    phrases: any ShopPhrases
  ) {
    self.catalog = catalog
    self.discounts = discounts
    self.day = day
    self.phrases = phrases
  }

  /// Shows the discounts.
  public func show() async {
    let title = phrases.discountsTitle(on: day)
    do {
      let book = try await discounts.book().value
      let problems = try await catalog.catalog().value.problems + book.problems
      view?.render(
        DiscountListScreen(
          title: title,
          content: content(of: book),
          problems: problems.map { Notice(phrases.line(for: $0), .warning) }
        )
      )
    } catch {
      let failure = phrases.shopFailure(for: error)
      view?.render(DiscountListScreen(title: title, content: .failed(failure), problems: []))
    }
  }

  /// Goes to another screen.
  public func go(to route: ShopRoute) async {
    await router?.follow(route)
  }

  private func content(of book: DiscountBook) -> DiscountListScreen.Content {
    guard !book.discounts.isEmpty else { return .empty(phrases.noDiscounts) }
    return .discounts(phrases.discountColumns, book.discounts.map(row))
  }

  private func row(of discount: Discount) -> DiscountListScreen.Row {
    let isInForce = discount.period.contains(day)
    return DiscountListScreen.Row(
      name: discount.name.text(in: phrases.language.code),
      products: discount.products.map(\.text).joined(separator: ", "),
      rule: phrases.description(of: discount.rule),
      period: phrases.description(of: discount.period),
      inForce: isInForce ? phrases.inForce : phrases.notInForce,
      isInForce: isInForce
    )
  }
}
