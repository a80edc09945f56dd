public import ArcadeDomain
import Synchronization

/// The shop's own price list where it has products, else another one.
public final class OwnCatalog: CatalogRepository {
  private let own: any EditablePriceListRepository
  private let other: any CatalogRepository
  private let tax: Percent?
  /// The price list that was last made of the products.
  private let latest = Mutex<(products: [Product], catalog: Catalog)?>(nil)

  /// Takes products of a repository before those of another price list; `tax` is that of the products without one, and of
  /// what is on no list.
  public init(_ own: any EditablePriceListRepository, else other: any CatalogRepository, tax: Percent? = nil) {
    (self.own, self.other, self.tax) = (own, other, tax)
  }

  /// Returns the own list as it is now, also where another till has changed it.
  public func catalog() async throws(RepositoryError) -> Loaded<Catalog> {
    let products = try await own.products()
    return products.isEmpty ? try await other.catalog() : Loaded(try catalog(of: products), .fresh)
  }

  /// Reads the own list again; the other one is loaded anew where there is none.
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
