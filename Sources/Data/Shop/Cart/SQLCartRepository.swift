public import ArcadeDomain

/// The cart in the tables `cart_lines` and `cart_terms`, and its last steps in `cart_steps`.
public struct SQLCartRepository: CartRepository {
  private let database: Database
  private let owner: Owner

  /// Creates a repository for an owner's cart in a database.
  public init(database: Database, owner: Owner = .nobody) { (self.database, self.owner) = (database, owner) }

  /// Reads the lines in order; throws `.corrupt` if they are not a cart.
  public func cart() async throws(RepositoryError) -> Cart? { try await database.tillState(of: owner) { $0.cart } }

  /// Reads, changes and writes the lines in one transaction.
  public func update<Outcome: Sendable>(
    as step: CartStep,
    _ change: @Sendable (inout Cart?) throws -> Outcome
  ) async throws -> Outcome {
    var kept: Result<Cart?, RepositoryError>?
    defer { RequestCache.update(owner, in: database) { $0.cart = kept } }
    let result: Result<(Outcome, Cart?), any Error> = try await database.write { connection in
      try connection.lockRow(owner)
      try connection.askForCart(of: owner)
      let before = try connection.keptCart(of: owner)
      var cart = before.cart
      do {
        let outcome = try change(&cart)
        try connection.replace(before, of: owner, with: cart)
        try connection.note(step, of: owner, from: before.cart, to: cart)
        return .success((outcome, cart))
      } catch let error as RepositoryError {
        throw error
      } catch {
        return .failure(error)
      }
    }
    let (outcome, cart) = try result.get()
    kept = cart.asKept.map { .success($0) }
    return outcome
  }

  /// Deletes all lines, and records them as a step if they are readable.
  public func clear() async throws(RepositoryError) {
    defer { RequestCache.update(owner, in: database) { $0.cart = nil } }
    try await database.write { connection in
      try connection.lockRow(owner)
      do throws(RepositoryError) {
        try connection.note(.clear, of: owner, from: connection.cart(of: owner), to: nil)
      } catch {
        guard error.code == .corrupt else { throw error }
        try connection.forgetSteps(of: owner)
      }
      try connection.run("DELETE FROM cart_terms WHERE owner = ?", owner)
      try connection.run("DELETE FROM cart_lines WHERE owner = ?", owner)
    }
  }

  /// Restores the cart before the last step, and deletes the step.
  public func takeBack() async throws(RepositoryError) -> UndoneStep? {
    defer { RequestCache.update(owner, in: database) { $0.cart = nil } }
    return try await database.write { connection in
      try connection.lockRow(owner)
      try connection.askForCart(of: owner)
      let before = try connection.keptCart(of: owner)
      guard let (step, after) = try connection.takeStep(of: owner) else { return nil }
      try connection.replace(before, of: owner, with: after)
      return UndoneStep(step, before: before.cart, after: after)
    }
  }
}

extension Cart? {
  /// The cart as it will be read, with fewer details of its products; nil if it is unreadable.
  fileprivate var asKept: Cart?? {
    guard let self, !self.isEmpty || !self.terms.isEmpty else { return .some(nil) }
    let lines = self.lines.map { line in
      let product = Product(
        code: line.product.code,
        name: line.product.name,
        price: line.product.price,
        unit: line.quantity.isWeighing ? line.product.unit : nil
      )
      return Cart.Line(product: product, quantity: line.quantity, isListed: line.isListed, byHand: line.byHand)
    }
    return try? Cart(lines, currency: self.currency, terms: self.terms)
  }
}

/// A cart with the stored positions of its lines.
struct KeptCart {
  let cart: Cart?
  let positions: [Int64]
}

extension Connection {
  private static let cartLines = "SELECT * FROM cart_lines WHERE owner = ? ORDER BY position"
  static let cartTerms = "SELECT * FROM cart_terms WHERE owner = ?"

  /// Prefetches the cart of an owner.
  func askForCart(of owner: Owner) throws(RepositoryError) {
    for sql in [Self.cartLines, Self.cartTerms] { try prefetch(sql, owner) }
  }

  func cart(of owner: Owner) throws(RepositoryError) -> Cart? { try keptCart(of: owner).cart }

  /// Removes what was bought from a cart; later additions stay. Earlier steps can no longer be undone.
  func remove(_ sold: PromotionQuote, fromCartOf owner: Owner) throws(RepositoryError) {
    try forgetSteps(of: owner)
    do throws(RepositoryError) {
      let before = try keptCart(of: owner)
      var cart = before.cart
      cart?.removePieces(of: sold)
      try replace(before, of: owner, with: cart)
    } catch  where error.code == .corrupt {
      // An unreadable cart must not block the end of a payment.
    }
  }

  fileprivate func keptCart(of owner: Owner) throws(RepositoryError) -> KeptCart {
    let lines = try rows(Self.cartLines, owner) { row in (Int64(try row.count("position")), try row.cartLine()) }
    let terms = try terms(of: owner)
    guard let currency = lines.first?.1.product.price.currency ?? terms?.1 else {
      return KeptCart(cart: nil, positions: [])
    }
    do {
      let cart = try Cart(lines.map(\.1), currency: currency, terms: terms?.0 ?? .none)
      return KeptCart(cart: cart, positions: lines.map(\.0))
    } catch {
      throw RepositoryError.broken("cart_lines", where: "owner", owner, in: subject, "they make no cart")
    }
  }

  /// Rewrites the lines from the first that differs, so that a scan writes as little as possible.
  fileprivate func replace(_ kept: KeptCart, of owner: Owner, with after: Cart?) throws(RepositoryError) {
    let (old, new) = (kept.cart?.lines ?? [], after?.lines ?? [])
    if let after, after.terms != kept.cart?.terms ?? .none { try keep(after.terms, of: owner, in: after.currency) }
    if after == nil { try keep(.none, of: owner, in: .eur) }
    let same = zip(old, new).prefix { $0 == $1 }.count
    if same < old.count {
      try run("DELETE FROM cart_lines WHERE owner = ? AND position >= ?", owner, kept.positions[same])
    }
    let next = same > 0 ? kept.positions[same - 1] + 1 : 0
    for (line, position) in zip(new[same...], next...) {
      try insert(
        into: "cart_lines",
        [
          "owner": owner, "position": position, "code": line.product.code.text, "name": line.product.name,
          "price_minor": line.product.price.minorUnits, "currency": line.product.price.currency.code,
          "quantity": line.quantity.pieceCount, "thousandths": line.quantity.thousandths,
          "unit": line.quantity.isWeighing ? line.product.unit : nil, "is_listed": line.isListed,
          "list_price_minor": line.byHand?.listPrice.minorUnits, "price_reason": line.byHand?.reason,
        ]
      )
    }
  }
}
