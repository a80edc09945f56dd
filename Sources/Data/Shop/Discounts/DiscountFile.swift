public import ArcadeDomain

/// A discounts file that is looked at for what is wrong in it, without a shop that uses it.
public enum DiscountFile {
  /// Reads the discounts of a source; nothing is said about products and tags where there is no price list.
  public static func book(
    of source: any FeedSource,
    for catalog: Catalog?,
    on today: CalendarDay
  ) async throws(RepositoryError) -> PromotionBook {
    let document = try PromotionDocument(await source.load(), subject: source.subject, isStarter: false)
    return document.book(for: catalog, on: today)
  }
}
