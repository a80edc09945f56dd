/// The shop's own price list: if it has products, it is used, unless a setting names another list.
public struct EditablePriceList: Sendable {
  /// The store of the list.
  public let repository: any EditablePriceListRepository
  /// The path or URL of the list that a setting names instead; nil if there is none.
  public let named: String?

  /// Creates the service.
  public init(_ repository: any EditablePriceListRepository, named: String? = nil) {
    (self.repository, self.named) = (repository, named)
  }

  /// Returns whether prices are from this list or from one named by a setting, not from the bundled list.
  public func isSoldFrom() async throws(RepositoryError) -> Bool {
    if named != nil { return true }
    return try await !repository.products().isEmpty
  }

  /// Returns the number of products that are unused because a setting names another list.
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

  /// Changes the price of a product and returns the product as it was before. Drops a usual price that is no longer
  /// above it, and a lowest price that is.
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

  /// Changes or removes the tax rate of a product and returns the changed product.
  public func tax(_ code: Product.Code, at rate: Percent?) async throws -> Product {
    try await change(code) { $0.with(tax: rate) }
  }

  /// Changes the tags of a product and returns the changed product.
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

  /// Removes a product; returns it, and whether it was the last one.
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

/// A store of the shop's own price list, for shops without a list file.
public protocol EditablePriceListRepository: Sendable {
  /// Returns the products in the order in which they were added; empty if there is no list.
  func products() async throws(RepositoryError) -> [Product]
  /// Changes the list in one transaction. If `change` throws, the error is rethrown and nothing is changed.
  func update<Outcome: Sendable>(_ change: @Sendable (inout [Product]) throws -> Outcome) async throws -> Outcome
}
