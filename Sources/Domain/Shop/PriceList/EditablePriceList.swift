/// A price list of the shop's own: while it has products, it is the price list, unless another one was named.
public struct EditablePriceList: Sendable {
  /// Where it is kept.
  public let repository: any EditablePriceListRepository
  /// The list that somebody named instead, by its place; nil where nobody did.
  public let named: String?

  /// Changes a list, unless another one was named.
  public init(_ repository: any EditablePriceListRepository, named: String? = nil) {
    (self.repository, self.named) = (repository, named)
  }

  /// Whether prices are the shop's own, from here or from a list that was named, and not those that came with it.
  public func isSoldFrom() async throws(RepositoryError) -> Bool {
    if named != nil { return true }
    return try await !repository.products().isEmpty
  }

  /// How many products are not sold because another list was named.
  public func unused() async throws(RepositoryError) -> Int { named == nil ? 0 : try await repository.products().count }

  /// Adds a product at the end; returns whether it is the first.
  public func add(_ product: Product) async throws -> Bool {
    try check(product.price)
    return try await repository.update { products in
      if let listed = products.first(where: { $0.code == product.code }) {
        throw EditablePriceListError.alreadyListed(listed)
      }
      if let first = products.first, first.price.currency != product.price.currency {
        throw EditablePriceListError.currenciesDiffer(list: first.price.currency, given: product.price.currency)
      }
      products.append(product)
      return products.count == 1
    }
  }

  /// Gives a product another price; returns it as it was before.
  ///
  /// A usual price that is no longer above it, and a lowest one that is, are left out.
  public func reprice(_ code: Product.Code, at price: Money) async throws -> Product {
    try check(price)
    return try await repository.update { products in
      let index = try Self.index(of: code, in: products)
      let before = products[index]
      guard before.price.currency == price.currency else {
        throw EditablePriceListError.currenciesDiffer(list: before.price.currency, given: price.currency)
      }
      products[index] = before.with(price: price, tax: before.tax)
      return before
    }
  }

  /// Gives a product another rate of tax, or none of its own; returns it as it is now.
  public func tax(_ code: Product.Code, at rate: Percent?) async throws -> Product {
    try await change(code) { $0.with(tax: rate) }
  }

  /// Gives a product other tags; returns it as it is now.
  public func tag(_ code: Product.Code, _ tags: [String]) async throws -> Product {
    try await change(code) { $0.with(tags: tags, tax: $0.tax) }
  }

  private func change(
    _ code: Product.Code,
    _ change: @escaping @Sendable (Product) -> Product
  ) async throws -> Product {
    try checkNamed()
    return try await repository.update { products in
      let index = try Self.index(of: code, in: products)
      products[index] = change(products[index])
      return products[index]
    }
  }

  /// Takes a product out; returns it, and whether it was the last.
  public func remove(_ code: Product.Code) async throws -> (product: Product, wasLast: Bool) {
    try checkNamed()
    return try await repository.update { products in
      let product = products.remove(at: try Self.index(of: code, in: products))
      return (product, products.isEmpty)
    }
  }

  private func check(_ price: Money) throws(EditablePriceListError) {
    try checkNamed()
    guard !price.isNegative else { throw .negativePrice(price) }
  }

  private func checkNamed() throws(EditablePriceListError) { if let named { throw .anotherIsNamed(named) } }

  private static func index(of code: Product.Code, in products: [Product]) throws(EditablePriceListError) -> Int {
    guard let index = products.firstIndex(where: { $0.code == code }) else {
      let nearest = NearestMatch.of(code.text, among: products.map { $0.code.text })
      throw .notListed(code, nearest: nearest.flatMap { Product.Code($0) })
    }
    return index
  }
}

/// Keeps a price list of the shop's own, for whoever has no file of one.
public protocol EditablePriceListRepository: Sendable {
  /// Returns the products in the order in which they were added; none where there is no such list.
  func products() async throws(RepositoryError) -> [Product]
  /// Changes the list in one step, so that no other change falls between reading and writing.
  ///
  /// Where `change` throws, its error comes out and nothing is changed.
  func update<Outcome: Sendable>(_ change: @Sendable (inout [Product]) throws -> Outcome) async throws -> Outcome
}
