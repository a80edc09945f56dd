public import ArcadeDomain
import Foundation
import Synchronization

/// A valid discounts file, and the book that results with a price list.
final class PromotionDocument: Sendable {
  private let root: JSONNode
  private let latest = Mutex<(reader: PromotionReader, book: PromotionBook)?>(nil)

  /// Finds the list of discounts; throws if there is none.
  init(_ body: Data, subject: String) throws(RepositoryError) {
    let root = try JSONNode(reading: body, subject: subject)
    _ = try RepositoryError.reading(subject) { () throws(JSONProblem) in try root.required("discounts").list() }
    self.root = root
  }

  /// Returns the book for a price list, if any; it is only rebuilt if the price list or the day changes.
  func book(for catalog: Catalog?, on today: CalendarDay) -> PromotionBook {
    let reader = PromotionReader(catalog: catalog, today: today)
    if let latest = latest.withLock({ $0 }), latest.reader == reader { return latest.book }
    let book = reader.read(root)
    latest.withLock { $0 = (reader, book) }
    return book
  }
}

/// Checks a discounts file without a shop.
public enum DiscountFile {
  /// Reads the discounts of a source; without a price list, products and tags are not checked.
  public static func book(
    of source: any FeedSource,
    for catalog: Catalog?,
    on today: CalendarDay
  ) async throws(RepositoryError) -> PromotionBook {
    let document = try PromotionDocument(await source.load(), subject: source.subject)
    return document.book(for: catalog, on: today)
  }
}
