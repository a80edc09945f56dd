public import ArcadeDomain
import Foundation

/// A price list from a file with one product a line, such as `MUG;Coffee Mug;7.50`.
///
/// It is an actor because screens in several tasks may request prices at once.
public actor PriceFile: CatalogRepository {
  private let path: String
  private let time: any TimeSource
  private var atHand: Loaded<Catalog>?
  private var readAt: Moment

  /// Creates a repository of prices in euros from a path.
  public init(path: String, time: any TimeSource) {
    self.path = path
    self.time = time
    readAt = time.now()
  }

  /// Returns the loaded price list; reads the file the first time.
  public func catalog() async throws(RepositoryError) -> Loaded<Catalog> {
    if let atHand { return atHand }
    return try read()
  }

  /// Reads the file again. If that fails, returns the last good list with its age and the error.
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
      // An invalid line is skipped and counted; the valid ones are used.
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
