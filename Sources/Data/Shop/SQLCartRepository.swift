public import ArcadeDomain

/// Keeps the cart in the tables `cart_lines`, `cart_terms` and `cart_shown`.
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
      try connection.askForCart(of: owner)
      let before = try connection.cart(of: owner)
      var cart = before
      do {
        let outcome = try change(&cart)
        try connection.replaceCart(of: owner, before, with: cart)
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
      try connection.noteShown(nil, to: owner)
      try connection.run("DELETE FROM cart_terms WHERE owner = ?", owner)
      try connection.run("DELETE FROM cart_lines WHERE owner = ?", owner)
    }
  }
}

extension Connection {
  private static let cartLines = "SELECT * FROM cart_lines WHERE owner = ? ORDER BY position"
  private static let cartShown = "SELECT * FROM cart_shown WHERE owner = ?"
  static let cartTerms = "SELECT * FROM cart_terms WHERE owner = ?"

  /// Says that the cart of an owner will be read.
  func askForCart(of owner: Owner) throws(RepositoryError) {
    for sql in [Self.cartLines, Self.cartShown, Self.cartTerms] { try ask(sql, owner) }
  }

  func cart(of owner: Owner) throws(RepositoryError) -> Cart? {
    let lines = try rows(Self.cartLines, owner) { row in
      let product = Product(
        code: try row.checked("code", Product.Code.init),
        name: try row.text("name"),
        price: try row.money("price_minor")
      )
      return Cart.Line(product: product, quantity: Int(try row.integer("quantity")))
    }
    let terms = try terms(of: owner)
    guard let currency = lines.first?.product.price.currency ?? terms?.1 else { return nil }
    let shown = try row(Self.cartShown, owner) { try $0.money("total_minor") }
    do {
      return try Cart(lines, currency: currency, terms: terms?.0 ?? .none, shownTotal: shown)
    } catch {
      throw RepositoryError(.corrupt, subject: subject, detail: "cart_lines make no cart")
    }
  }

  /// Writes what differs, so that a scan touches no more of the file than it has to.
  fileprivate func replaceCart(of owner: Owner, _ before: Cart?, with after: Cart?) throws(RepositoryError) {
    let (old, new) = (before?.lines ?? [], after?.lines ?? [])
    let kept = zip(old, new).prefix { $0.product.code == $1.product.code }.count
    try noteShown(after?.shownTotal, to: owner)
    if let after, after.terms != before?.terms ?? .none { try keep(after.terms, of: owner, in: after.currency) }
    if after == nil { try keep(.none, of: owner, in: .eur) }
    for line in old[kept...] {
      try run("DELETE FROM cart_lines WHERE owner = ? AND code = ?", owner, line.product.code.text)
    }
    for (line, other) in zip(old[..<kept], new) where line != other {
      try run(
        "UPDATE cart_lines SET name = ?, price_minor = ?, currency = ?, quantity = ? WHERE owner = ? AND code = ?",
        other.product.name,
        other.product.price.minorUnits,
        other.product.price.currency.code,
        other.quantity,
        owner,
        other.product.code.text
      )
    }
    for line in new[kept...] {
      try run(
        """
        INSERT INTO cart_lines (owner, code, position, name, price_minor, currency, quantity)
        VALUES (?, ?, (SELECT coalesce(max(position), -1) + 1 FROM cart_lines WHERE owner = ?), ?, ?, ?, ?)
        """,
        owner,
        line.product.code.text,
        owner,
        line.product.name,
        line.product.price.minorUnits,
        line.product.price.currency.code,
        line.quantity
      )
    }
  }

  fileprivate func noteShown(_ total: Money?, to owner: Owner) throws(RepositoryError) {
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
  ///
  /// The cart is that of whom the payment belongs to by now.
  func removeFromCart(soldIn attempt: PaymentAttempt.ID) throws(RepositoryError) {
    let owner = "(SELECT owner FROM payment_attempts WHERE id = ?)"
    try run("DELETE FROM cart_shown WHERE owner = \(owner)", attempt.number)
    try run("DELETE FROM cart_terms WHERE owner = \(owner)", attempt.number)
    try run(
      """
      DELETE FROM cart_lines WHERE owner = \(owner) AND quantity <=
        (SELECT quantity FROM sale_lines WHERE attempt_id = ? AND code = cart_lines.code)
      """,
      attempt.number,
      attempt.number
    )
    try run(
      """
      UPDATE cart_lines SET quantity = cart_lines.quantity - sold.quantity
      FROM sale_lines AS sold
      WHERE cart_lines.owner = \(owner) AND sold.attempt_id = ? AND sold.code = cart_lines.code
      """,
      attempt.number,
      attempt.number
    )
  }
}
