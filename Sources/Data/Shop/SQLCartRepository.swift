public import ArcadeDomain

/// Keeps the cart in the table `cart_lines`.
public struct SQLCartRepository: CartRepository {
  private let database: Database
  private let owner: Owner

  /// Keeps the cart of an owner in a database.
  public init(database: Database, owner: Owner = .nobody) { (self.database, self.owner) = (database, owner) }

  /// Reads the lines in their order; throws `.corrupt` where they make no cart.
  public func cart() async throws(RepositoryError) -> Cart? {
    try await database.read { connection in try connection.cart(of: owner) }
  }

  /// Reads, changes and writes the lines in one transaction.
  public func update<Outcome: Sendable>(
    _ change: @Sendable (inout Cart?) throws -> Outcome
  ) async throws -> Outcome {
    let result: Result<Outcome, any Error> = try await database.write { connection in
      try connection.hold(owner)
      var cart = try connection.cart(of: owner)
      do {
        let outcome = try change(&cart)
        try connection.replaceCart(of: owner, with: cart?.lines ?? [], shownTotal: cart?.shownTotal)
        return .success(outcome)
      } catch let error as RepositoryError {
        throw error
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Deletes all lines.
  public func clear() async throws(RepositoryError) {
    try await database.write { connection in
      try connection.hold(owner)
      try connection.replaceCart(of: owner, with: [], shownTotal: nil)
    }
  }
}

extension Connection {
  func cart(of owner: Owner) throws(RepositoryError) -> Cart? {
    let lines = try rows("SELECT * FROM cart_lines WHERE owner = ? ORDER BY position", owner) { row in
      let product = Product(
        code: try row.checked("code", Product.Code.init),
        name: try row.text("name"),
        price: try row.money("price_minor")
      )
      return Cart.Line(product: product, quantity: Int(try row.integer("quantity")))
    }
    guard let first = lines.first else { return nil }
    let shown = try row("SELECT * FROM cart_shown WHERE owner = ?", owner) { try $0.money("total_minor") }
    do {
      return try Cart(lines, currency: first.product.price.currency, shownTotal: shown)
    } catch {
      throw RepositoryError(.corrupt, subject: subject, detail: "cart_lines make no cart")
    }
  }

  fileprivate func replaceCart(of owner: Owner, with lines: [Cart.Line], shownTotal: Money?) throws(RepositoryError) {
    try noteShown(shownTotal, to: owner)
    try run("DELETE FROM cart_lines WHERE owner = ?", owner)
    for (position, line) in lines.enumerated() {
      try run(
        """
        INSERT INTO cart_lines (owner, code, position, name, price_minor, currency, quantity)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        owner,
        line.product.code.text,
        position,
        line.product.name,
        line.product.price.minorUnits,
        line.product.price.currency.code,
        line.quantity
      )
    }
  }

  private func noteShown(_ total: Money?, to owner: Owner) throws(RepositoryError) {
    try run("DELETE FROM cart_shown WHERE owner = ?", owner)
    guard let total else { return }
    try run(
      "INSERT INTO cart_shown (owner, total_minor, currency) VALUES (?, ?, ?)",
      owner,
      total.minorUnits,
      total.currency.code
    )
  }

  /// Takes out of the cart what was bought with a payment; pieces that were added since then stay.
  func removeFromCart(of owner: Owner, soldIn attempt: PaymentAttempt.ID) throws(RepositoryError) {
    try noteShown(nil, to: owner)
    try run(
      """
      DELETE FROM cart_lines WHERE owner = ? AND quantity <=
        (SELECT quantity FROM sale_lines WHERE attempt_id = ? AND code = cart_lines.code)
      """,
      owner,
      attempt.number
    )
    try run(
      """
      UPDATE cart_lines SET quantity = cart_lines.quantity - sold.quantity
      FROM sale_lines AS sold
      WHERE cart_lines.owner = ? AND sold.attempt_id = ? AND sold.code = cart_lines.code
      """,
      owner,
      attempt.number
    )
  }
}
