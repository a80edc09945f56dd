public import ArcadeDomain

/// What is weighed, what is not on the price list, and steps that are taken back, in one language.
public protocol CartPhrases: Sendable {
  /// Why the cart refuses a change.
  func sentence(for error: CartError) -> String
  /// A weighing went into the cart: how much of what.
  func weighed(_ amount: String, _ product: String) -> String
  /// A weighing, or what is not on the list, was taken out; so many weighings of the product are left.
  func removedLine(_ what: String, left: Int) -> String
  /// So much of something, as one noun.
  func so(much amount: String, of product: String) -> String
  /// Something that is no quantity of what is sold by a unit was typed.
  func notAWeight(_ text: String, unit: String) -> String
  /// A quantity was given before a code, with nothing in between.
  func otherWayRound(_ quantity: String, _ code: String) -> String

  /// What selling what is not on the price list is called.
  var unlistedAction: String { get }
  /// What is asked for where its price is meant.
  var unlistedPriceField: String { get }
  /// What is asked for where it is said what it is.
  var unlistedField: String { get }
  /// What it is called where nobody said.
  var unlistedName: String { get }
  /// It went into the cart.
  func soldUnlisted(_ name: String, _ price: String) -> String
  /// A text is no price above zero.
  func notAPrice(_ text: String, in currency: Currency) -> String

  /// What taking back the last step is called.
  var undoAction: String { get }
  /// Nothing can be taken back.
  var nothingToUndo: String { get }
  /// Something left the cart again.
  func undone(adding what: String) -> String
  /// Something came back into the cart.
  func undone(removing what: String) -> String
  /// The cart is full again.
  func undoneClearing(pieces: Int) -> String
  /// Something else is as it was, which a sentence says.
  func undone(_ state: String) -> String
  /// The codes that are given.
  func codes(_ codes: String) -> String
}

extension ShopPhrases {
  /// Reads a quantity as somebody types it in this language.
  public func measure(_ text: String) -> Measure? {
    Measure(SearchKey.compatible(text), decimalComma: formats.decimal("0.5").contains(","))
  }

  /// What is said of a quantity that was given before a code of the list, such as `2 MUG`; nil for anything else.
  public func otherWayRound(_ scan: Scan, in catalog: Catalog?) -> String? {
    guard let code = scan.quantity, measure(scan.code) != nil, measure(code) == nil,
      Product.Code(code).flatMap({ catalog?[$0] }) != nil
    else { return nil }
    return otherWayRound(scan.code, code)
  }

  /// What is wrong with a code and a quantity, where something is.
  func refusal(of scan: Scan, from catalog: Catalog?) -> String? {
    let product = Product.Code(scan.code).flatMap { catalog?[$0] }
    guard let text = scan.quantity else {
      return product?.unit.flatMap { unit in
        product.map { sentence(for: CartError.soldByMeasure($0.code, unit: unit)) }
      }
    }
    guard let measure = measure(text), measure.isPossible || product?.unit != nil else {
      return otherWayRound(scan, in: catalog) ?? product?.unit.map { notAWeight(text, unit: $0) } ?? notAQuantity(text)
    }
    guard let product else { return nil }
    do throws(CartError) {
      try Cart.Line(product: product, quantity: measure.quantity(of: product)).requireSensibleQuantity()
      return nil
    } catch {
      return sentence(for: error)
    }
  }

  /// What a piece or a unit of a product costs.
  func price(of product: Product) -> String { price(product.price, per: product.unit) }

  /// A price for a piece or a unit.
  func price(_ price: Money, per unit: String?) -> String {
    unit.map { "\(formats.money(price))/\($0)" } ?? formats.money(price)
  }

  /// Some of a product went into the cart.
  func added(_ line: Cart.Line) -> String {
    switch line.quantity {
    case .pieces(let count): added(count, line.product.name)
    case .weighing: weighed(text(of: line.quantity, line.product.unit), line.product.name)
    }
  }

  /// Something was taken out.
  func sentence(for removed: Cart.Removed) -> String {
    let line = removed.line
    if !line.isListed { return removedLine(line.product.name, left: 0) }
    return line.quantity.isWeighing
      ? removedLine(name(of: line), left: removed.left) : self.removed(line.product.name, left: removed.left)
  }

  /// A step was taken back.
  func sentence(for undone: UndoneStep) -> String {
    let terms = undone.after?.terms ?? .none
    switch undone.step {
    case .scan, .unlisted: return self.undone(adding: undone.line.map(name) ?? "–")
    case .remove: return self.undone(removing: undone.line.map(name) ?? "–")
    case .clear: return undoneClearing(pieces: undone.after?.pieces ?? 0)
    case .code:
      let codes = formats.list(terms.codes.map(\.text))
      return self.undone(terms.codes.isEmpty ? codesTakenBack : self.codes(codes))
    case .customer: return self.undone(terms.customerGroup.map(customer) ?? noCustomer)
    case .shipping:
      return self.undone(terms.shipping.map { shipping($0.method, formats.money($0.price)) } ?? noShipping)
    }
  }

  /// A line as one noun.
  func name(of line: Cart.Line) -> String {
    switch line.quantity {
    case .pieces where !line.isListed: line.product.name
    case .pieces(let count): "\(formats.number(count)) × \(line.product.name)"
    case .weighing: so(much: text(of: line.quantity, line.product.unit), of: line.product.name)
    }
  }
}
