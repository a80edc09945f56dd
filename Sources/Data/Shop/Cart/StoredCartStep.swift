import ArcadeDomain
import Foundation

extension Connection {
  /// Records the cart before a step, unless the step changed nothing; the oldest steps are deleted.
  func note(_ step: CartStep, of owner: Owner, from before: Cart?, to after: Cart?) throws(RepositoryError) {
    guard !before.holdsTheSame(as: after) else { return }
    // Without a result, so that a scan needs no further round trip.
    let keep = """
      INSERT INTO cart_steps (owner, number, step, cart)
      VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM cart_steps WHERE owner = ?), ?, ?)
      """
    try run(keep, owner, owner, step.rawValue, before.storedText)
    let forget = """
      DELETE FROM cart_steps WHERE owner = ?
        AND number <= (SELECT max(number) FROM cart_steps WHERE owner = ?) - \(CartStep.kept)
      """
    try run(forget, owner, owner)
  }

  /// Removes the last step, and returns it with the cart before it.
  func takeStep(of owner: Owner) throws(RepositoryError) -> (step: CartStep, before: Cart?)? {
    let last = "SELECT * FROM cart_steps WHERE owner = ? ORDER BY number DESC LIMIT 1"
    let taken = try row(last, owner) { row in
      let before = try row.optionalText("cart") == nil ? nil : row.checked("cart", Cart.init(stored:))
      return (number: try row.integer("number"), step: try row.checked("step", CartStep.init), before: before)
    }
    guard let taken else { return nil }
    try run("DELETE FROM cart_steps WHERE owner = ? AND number = ?", owner, taken.number)
    return (taken.step, taken.before)
  }

  func forgetSteps(of owner: Owner) throws(RepositoryError) { try run("DELETE FROM cart_steps WHERE owner = ?", owner) }
}

private struct StoredCart: Codable {
  let currency: String
  let lines: [Line]
  let codes: [String]
  let group, method: String?
  let shipping: Int64?

  struct Line: Codable {
    let code, name: String
    let price: Int64
    let pieces: Int?
    let thousandths: Int64?
    let unit: String?
    let isListed: Bool
    let listPrice: Int64?
    let reason: String?
  }
}

extension Cart? {
  /// The cart as JSON; nil if it is empty.
  fileprivate var storedText: String? {
    guard let cart = self, !cart.isEmpty || !cart.terms.isEmpty else { return nil }
    let lines = cart.lines.map { line in
      StoredCart.Line(
        code: line.product.code.text,
        name: line.product.name,
        price: line.product.price.minorUnits,
        pieces: line.quantity.isWeighing ? nil : line.quantity.pieceCount,
        thousandths: line.quantity.thousandths,
        unit: line.quantity.isWeighing ? line.product.unit : nil,
        isListed: line.isListed,
        listPrice: line.byHand?.listPrice.minorUnits,
        reason: line.byHand?.reason
      )
    }
    let stored = StoredCart(
      currency: cart.currency.code,
      lines: lines,
      codes: cart.terms.codes.map(\.text),
      group: cart.terms.customerGroup,
      method: cart.terms.shipping?.method,
      shipping: cart.terms.shipping?.price.minorUnits
    )
    return (try? JSONEncoder().encode(stored)).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Cart {
  /// Reads a cart; nil if it is invalid, because the file may be edited by hand.
  fileprivate init?(stored text: String) {
    guard let stored = try? JSONDecoder().decode(StoredCart.self, from: Data(text.utf8)),
      let currency = Currency(code: stored.currency)
    else { return nil }
    func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }
    let lines = stored.lines.compactMap { line in
      Product.Code(line.code).map { code in
        Cart.Line(
          product: Product(code: code, name: line.name, price: money(line.price), unit: line.unit),
          quantity: line.thousandths.map { .weighing(thousandths: $0) } ?? .pieces(line.pieces ?? 0),
          isListed: line.isListed,
          byHand: line.listPrice.map { .insteadOf(money($0), reason: line.reason) }
        )
      }
    }
    let terms = CartTerms(
      codes: stored.codes.compactMap { PromotionCode(normalizing: $0) },
      customerGroup: stored.group,
      shipping: stored.method.map { Shipping(method: $0, price: money(stored.shipping ?? 0)) }
    )
    guard lines.count == stored.lines.count, let cart = try? Cart(lines, currency: currency, terms: terms) else {
      return nil
    }
    self = cart
  }
}
