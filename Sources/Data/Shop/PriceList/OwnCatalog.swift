public import ArcadeDomain
import Synchronization

/// The shop's own price list where it has products, else another one.
public final class OwnCatalog: CatalogRepository {
  private let own: any OwnListRepository
  private let other: any CatalogRepository
  /// The price list that was last made of the products.
  private let latest = Mutex<Catalog?>(nil)

  /// Takes products of a repository before those of another price list.
  public init(_ own: any OwnListRepository, else other: any CatalogRepository) {
    self.own = own
    self.other = other
  }

  /// Returns the own list as it is now, also where another till has changed it.
  public func catalog() async throws(RepositoryError) -> Loaded<Catalog> {
    let products = try await own.products()
    return products.isEmpty ? try await other.catalog() : Loaded(try catalog(of: products), .fresh)
  }

  /// Reads the own list again; the other one is loaded anew where there is none.
  public func refreshed() async throws(RepositoryError) -> Loaded<Catalog> {
    (own as? SQLOwnList)?.forget()
    let products = try await own.products()
    return products.isEmpty ? try await other.refreshed() : Loaded(try catalog(of: products), .fresh)
  }

  private func catalog(of products: [Product]) throws(RepositoryError) -> Catalog {
    if let latest = latest.withLock({ $0 }), latest.products == products { return latest }
    do {
      let catalog = try Catalog(products, currency: products.first?.price.currency ?? .eur)
      latest.withLock { $0 = catalog }
      return catalog
    } catch {
      throw RepositoryError(.corrupt, subject: "own_products", detail: "its rows make no price list")
    }
  }
}
