import ArcadeDomain
import Foundation
import Synchronization

/// A discounts file that was found to be one, and the book that it makes for a price list.
final class DiscountDocument: Sendable {
  private let root: JSONNode
  private let isStarter: Bool
  private let latest = Mutex<(catalog: Catalog, book: DiscountBook)?>(nil)

  /// Finds the list of discounts, which may be the starter's; throws where there is none.
  init(_ body: Data, subject: String, isStarter: Bool) throws(RepositoryError) {
    self.isStarter = isStarter
    root = try JSONNode(reading: body, subject: subject)
    do throws(JSONNode.Problem) {
      _ = try root.required("discounts").list()
    } catch {
      throw RepositoryError(error, subject: subject)
    }
  }

  /// Returns the book for a price list, which is made anew only when the price list changes.
  func book(for catalog: Catalog) -> DiscountBook {
    if let latest = latest.withLock({ $0 }), latest.catalog == catalog { return latest.book }
    let book = isStarter ? starterBook(for: catalog) : DiscountReader(catalog: catalog).read(root)
    latest.withLock { $0 = (catalog, book) }
    return book
  }

  /// The book of the starter discounts, whose amounts are euros.
  ///
  /// Those on products that an own price list lacks are no mistake, only out of place.
  private func starterBook(for catalog: Catalog) -> DiscountBook {
    guard catalog.currency == .eur else { return DiscountBook([]) }
    let book = DiscountReader(catalog: catalog).read(root)
    return DiscountBook(book.discounts.filter { $0.products.contains { catalog[$0] != nil } })
  }
}
