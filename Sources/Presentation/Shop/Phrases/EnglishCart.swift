import ArcadeDomain

/// The cart in English.
extension EnglishShop {
  func sentence(for error: CartError) -> String {
    switch error {
    case .quantityOutOfRange(let quantity): notAQuantity(String(quantity))
    case .weighingOutOfRange(let code, let unit):
      "\(code) is sold from 0.001 to 9,999 \(unit) at a time, with up to three decimal places."
    case .soldByMeasure(let code, let unit):
      "\(code) is sold by the \(unit): say how much, such as \(code) \(formats.decimal("0.35"))."
    case .soldByThePiece(let code): "\(code) is sold by the piece: give a whole number, such as \(code) 2."
    case .otherUnit(let code, let unit): "\(code) is sold by the \(unit), and that is another unit. Give it in \(unit)."
    case .lineFull(let code, let held):
      "A line holds at most 9,999 pieces, and there are \(formats.number(held)) of \(code) already. Add fewer."
    case .notInCart(let code): "\(code) is not in the cart."
    case .lineGone: "That line is not in the cart any more."
    case .noSuchWeighing(let code):
      "No line of \(code) holds just that. A weighing is taken out whole: name all of it, or only \(code) for the last "
        + "one."
    case .currenciesDiffer(let one, let other):
      "The cart is in \(one) and this price in \(other). Pay or clear the cart first."
    case .negativePrice(let code): "\(code) has a price below zero and cannot be sold."
    }
  }

  func weighed(_ amount: String, _ product: String) -> String { "Added: \(so(much: amount, of: product))." }
  func removedLine(_ what: String, left: Int) -> String {
    switch left {
    case 0: "Removed: \(what)."
    case 1: "Removed: \(what). One more weighing of it is in the cart."
    default: "Removed: \(what). \(formats.number(left)) more weighings of it are in the cart."
    }
  }
  func so(much amount: String, of product: String) -> String { "\(amount) \(product)" }
  func notAWeight(_ text: String, unit: String) -> String {
    "“\(text)” is not a quantity in \(unit). Write a number with up to three decimal places, such as 0.35."
  }
  func otherWayRound(_ quantity: String, _ code: String) -> String {
    "To add \(quantity) of \(code): \(quantity)*\(code) or \(code) \(quantity)."
  }

  var unlistedAction: String { "sell something that is not on the price list" }
  var unlistedPriceField: String { "Price" }
  var unlistedField: String { "What it is" }
  var unlistedName: String { "Miscellaneous" }
  func soldUnlisted(_ name: String, _ price: String) -> String { "Added: \(name), \(price)." }
  func notAPrice(_ text: String, in currency: Currency) -> String {
    "“\(text)” is not a price. Write an amount above zero, such as misc \(currency.example) flowers."
  }

  var undoAction: String { "take back the last step in the cart" }
  var nothingToUndo: String { "There is nothing to take back." }
  func undone(adding what: String) -> String { "Taken back: \(what) is out of the cart again." }
  func undone(removing what: String) -> String { "Taken back: \(what) is in the cart again." }
  func undoneClearing(pieces: Int) -> String {
    pieces == 1
      ? "Taken back: one piece is in the cart again."
      : "Taken back: \(formats.number(pieces)) pieces are in the cart again."
  }
  func undone(_ state: String) -> String { "Taken back. \(state)" }
  func codes(_ codes: String) -> String { "Codes: \(codes)." }
}
