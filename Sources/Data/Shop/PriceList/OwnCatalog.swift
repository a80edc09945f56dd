public import ArcadeDomain
import Synchronization

/// The shop's own price list if it has products, otherwise another one.
public final class OwnCatalog: CatalogRepository {
  private let own: any EditablePriceListRepository
  private let other: any CatalogRepository
  private let tax: Percent?
  /// The price list last made from the products.
  private let latest = Mutex<(products: [Product], catalog: Catalog)?>(nil)

  /// Creates a catalogue from an own list and a fallback; `tax` is the default tax of its products and other sales.
  public init(_ own: any EditablePriceListRepository, else other: any CatalogRepository, tax: Percent? = nil) {
    (self.own, self.other, self.tax) = (own, other, tax)
  }

  /// Returns the current own list, including changes by other tills.
  public func catalog() async throws(RepositoryError) -> Loaded<Catalog> {
    let products = try await own.products()
    return products.isEmpty ? try await other.catalog() : Loaded(try catalog(of: products), .fresh)
  }

  /// Rereads the own list; if it is empty, reloads the other one.
  public func refreshed() async throws(RepositoryError) -> Loaded<Catalog> {
    (own as? SQLEditablePriceList)?.forget()
    let products = try await own.products()
    return products.isEmpty ? try await other.refreshed() : Loaded(try catalog(of: products), .fresh)
  }

  private func catalog(of products: [Product]) throws(RepositoryError) -> Catalog {
    if let (known, catalog) = latest.withLock({ $0 }), known == products { return catalog }
    do {
      let taxed = products.map { $0.tax == nil && tax != nil ? $0.with(tax: tax) : $0 }
      let catalog = try Catalog(taxed, currency: products.first?.price.currency ?? .eur, tax: tax)
      latest.withLock { $0 = (products, catalog) }
      return catalog
    } catch {
      throw RepositoryError(.corrupt, subject: "own_products", detail: "its rows make no price list")
    }
  }
}
