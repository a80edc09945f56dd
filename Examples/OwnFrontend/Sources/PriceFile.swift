public import ArcadeDomain
import Foundation

/// A price list from a file with a product a line, such as `MUG;Coffee Mug;7.50`.
///
/// An actor, because screens of several tasks may ask for prices at once.
public actor PriceFile: CatalogRepository {
  private let path: String
  private let time: any TimeSource
  private var atHand: Loaded<Catalog>?
  private var readAt: Moment

  /// Reads prices in euros from a path.
  public init(path: String, time: any TimeSource) {
    self.path = path
    self.time = time
    readAt = time.now()
  }

  /// Returns the price list at hand, reading it once where none is.
  public func catalog() async throws(RepositoryError) -> Loaded<Catalog> {
    if let atHand { return atHand }
    return try read()
  }

  /// Reads the file anew; where that fails, the last good list says since when it holds, and why it is old.
  public func refreshed() async throws(RepositoryError) -> Loaded<Catalog> {
    do {
      return try read()
    } catch {
      guard let kept = atHand else { throw error }
      let old = Loaded(kept.value, .cached(since: readAt, because: error))
      atHand = old
      return old
    }
  }

  private func read() throws(RepositoryError) -> Loaded<Catalog> {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw RepositoryError(.notFound, subject: path)
    }
    var products: [Product] = []
    var problems: TruncatedList<ShopProblem> = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      // One bad line costs one product and is counted; the good ones stay.
      if let product = product(in: line) {
        products.append(product)
      } else {
        problems.append(ShopProblem(at: "\(path):\(index + 1)", .feed(.wrongShape(expected: .text))))
      }
    }
    guard let catalog = try? Catalog(products, problems: problems) else {
      throw RepositoryError(.corrupt, subject: path)
    }
    let loaded = Loaded(catalog, .fresh)
    (atHand, readAt) = (loaded, time.now())
    return loaded
  }

  private func product(in line: Substring) -> Product? {
    let parts = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let code = Product.Code(parts[0]),
      let price = try? Money(decimal: parts[2], currency: .eur)
    else { return nil }
    return Product(code: code, name: parts[1], price: price)
  }
}
