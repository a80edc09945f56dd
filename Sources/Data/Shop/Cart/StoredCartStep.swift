import ArcadeDomain
import Foundation

/// A step as it is kept: what stood in the cart before, where it changed something.
struct StoredCartStep {
  let step: CartStep
  /// The order in which it was taken; 0 for one that is not kept yet.
  let number: Int64
  private let first: Int
  private let count: Int
  private let lines: [StoredLine]
  private let terms: StoredTerms?

  /// Keeps the lines from the first one on that a step changed.
  init(_ step: CartStep, from before: Cart?, to after: Cart?) {
    let (old, new) = (before?.lines ?? [], after?.lines ?? [])
    (self.step, number) = (step, 0)
    first = zip(old, new).prefix { $0 == $1 }.count
    count = new.count - first
    lines = old[first...].map(StoredLine.init)
    let terms = before?.terms ?? .none
    self.terms = terms == after?.terms ?? .none ? nil : StoredTerms(terms, before?.currency ?? .eur)
  }

  init(_ row: Row) throws {
    step = try row.checked("step", CartStep.init)
    number = try row.integer("number")
    (first, count) = (try row.count("first_line"), try row.count("line_count"))
    lines = try row.checked("lines") { try? JSONDecoder().decode([StoredLine].self, from: Data($0.utf8)) }
    let terms = try row.optionalText("terms")
    self.terms = try terms.map { try JSONDecoder().decode(StoredTerms.self, from: Data($0.utf8)) }
  }

  /// The values of its row, behind its owner and its number.
  func values(in subject: String) throws(RepositoryError) -> [any SQLConvertible] {
    do {
      return [step.rawValue, first, count, try text(of: lines), try terms.map { try text(of: $0) }]
    } catch {
      throw RepositoryError(.corrupt, subject: subject, detail: "a step in the cart is no JSON: \(error)")
    }
  }

  /// Returns the cart as it was before; nil for an empty one. Throws where it fits no cart, as a file may be edited by hand.
  func undone(in cart: Cart?, subject: String) throws(RepositoryError) -> Cart? {
    var standing = cart?.lines ?? []
    let old = lines.compactMap(\.line)
    let terms = terms?.terms ?? cart?.terms ?? .none
    guard first >= 0, count >= 0, first + count <= standing.count, old.count == lines.count else {
      throw corrupt(subject)
    }
    standing.replaceSubrange(first..<(first + count), with: old)
    let currency = standing.first?.product.price.currency ?? self.terms?.currency ?? cart?.currency
    guard let currency, !standing.isEmpty || !terms.isEmpty else { return nil }
    do {
      return try Cart(standing, currency: currency, terms: terms)
    } catch {
      throw corrupt(subject)
    }
  }

  private func corrupt(_ subject: String) -> RepositoryError {
    .broken("cart_steps", where: "number", number, in: subject, "a step of another cart")
  }

  private func text(of value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }
}

/// A line of a cart as JSON.
private struct StoredLine: Codable {
  let code, name, currency: String
  let price: Int64
  var pieces: Int?
  var thousandths: Int64?
  var unit: String?
  var unlisted: Bool?
  var listPrice: Int64?
  var reason: String?

  init(_ line: Cart.Line) {
    (code, name, currency) = (line.product.code.text, line.product.name, line.product.price.currency.code)
    price = line.product.price.minorUnits
    thousandths = line.quantity.thousandths
    if !line.quantity.isWeighing { pieces = line.quantity.pieceCount }
    if line.quantity.isWeighing { unit = line.product.unit }
    if !line.isListed { unlisted = true }
    (listPrice, reason) = (line.byHand?.listPrice.minorUnits, line.byHand?.reason)
  }

  var line: Cart.Line? {
    guard let code = Product.Code(code), let currency = Currency(code: currency) else { return nil }
    let product = Product(code: code, name: name, price: Money(minorUnits: price, currency: currency), unit: unit)
    let quantity = thousandths.map { Quantity.weighing(thousandths: $0) } ?? .pieces(pieces ?? 0)
    let byHand = listPrice.map {
      PriceByHand.insteadOf(Money(minorUnits: $0, currency: currency), reason: reason)
    }
    return Cart.Line(product: product, quantity: quantity, isListed: unlisted != true, byHand: byHand)
  }
}

/// What was given and chosen as JSON.
private struct StoredTerms: Codable {
  let codes: [String]
  let group, method: String?
  let price: Int64?
  private let currencyCode: String

  init(_ terms: CartTerms, _ currency: Currency) {
    (codes, group, method) = (terms.codes.map(\.text), terms.customerGroup, terms.shipping?.method)
    (price, currencyCode) = (terms.shipping?.price.minorUnits, currency.code)
  }

  var currency: Currency? { Currency(code: currencyCode) }

  var terms: CartTerms {
    var shipping: Shipping?
    if let method, let price, let currency {
      shipping = Shipping(method: method, price: Money(minorUnits: price, currency: currency))
    }
    let codes = codes.compactMap { PromotionCode(normalizing: $0) }
    return CartTerms(codes: codes, customerGroup: group, shipping: shipping)
  }
}

extension Connection {
  /// Keeps a step, or forgets all where the cart was changed by none; the oldest of many go.
  func note(_ step: CartStep?, of owner: Owner, from before: Cart?, to after: Cart?) throws(RepositoryError) {
    guard !before.holdsTheSame(as: after) else { return }
    guard let step else { return try forgetSteps(of: owner) }
    // Nothing is asked, so that a scan waits for no answer more.
    let keep = """
      INSERT INTO cart_steps (owner, number, step, first_line, line_count, lines, terms)
      VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM cart_steps WHERE owner = ?), ?, ?, ?, ?, ?)
      """
    try run(keep, values: [owner, owner] + StoredCartStep(step, from: before, to: after).values(in: subject))
    let forget = """
      DELETE FROM cart_steps WHERE owner = ?
        AND number <= (SELECT max(number) FROM cart_steps WHERE owner = ?) - \(CartStep.kept)
      """
    try run(forget, owner, owner)
  }

  func lastStep(of owner: Owner) throws(RepositoryError) -> StoredCartStep? {
    try row("SELECT * FROM cart_steps WHERE owner = ? ORDER BY number DESC LIMIT 1", owner) { try StoredCartStep($0) }
  }

  func forgetSteps(of owner: Owner) throws(RepositoryError) {
    try run("DELETE FROM cart_steps WHERE owner = ?", owner)
  }
}
