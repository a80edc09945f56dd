import ArcadeDomain

/// The cart in Spanish.
extension SpanishShop {
  func sentence(for error: CartError) -> String {
    switch error {
    case .quantityOutOfRange(let quantity): notAQuantity(String(quantity))
    case .weighingOutOfRange(let code, let unit):
      "\(code) se vende de \(formats.decimal("0.001")) a \(formats.number(9_999)) \(unit) cada vez, con tres decimales "
        + "como mucho."
    case .soldByMeasure(let code, let unit):
      "\(code) se vende por \(unit): di cuánto, por ejemplo \(code) \(formats.decimal("0.35"))."
    case .soldByThePiece(let code): "\(code) se vende por unidades: indica un número entero, como \(code) 2."
    case .otherUnit(let code, let unit):
      "\(code) se vende por \(unit) y esa unidad es otra. Indica la cantidad en \(unit)."
    case .lineFull(let code, let held):
      "En una línea caben 9999 unidades como mucho, y ya hay \(formats.number(held)) de \(code). Añade menos."
    case .notInCart(let code): "\(code) no está en el carro."
    case .lineGone: "Esa línea ya no está en el carro."
    case .noSuchWeighing(let code):
      "Ninguna línea de \(code) tiene justo esa cantidad. Lo que se pesa se quita entero: indica toda la cantidad, "
        + "o solo \(code) para quitar la última línea."
    case .currenciesDiffer(let one, let other):
      "El carro está en \(one) y este precio en \(other). Primero paga o vacía el carro."
    case .negativePrice(let code): "\(code) tiene un precio menor que cero y no se puede vender."
    }
  }

  func weighed(_ amount: String, _ product: String) -> String { "Añadido: \(so(much: amount, of: product))." }
  func removedLine(_ what: String, left: Int) -> String {
    switch left {
    case 0: "Quitado: \(what)."
    case 1: "Quitado: \(what). Queda otra pesada en el carro."
    default: "Quitado: \(what). Quedan otras \(formats.number(left)) pesadas en el carro."
    }
  }
  func so(much amount: String, of product: String) -> String { "\(amount) de \(product)" }
  func notAWeight(_ text: String, unit: String) -> String {
    "«\(text)» no es una cantidad en \(unit). Indica un número con tres decimales como mucho, por ejemplo "
      + "\(formats.decimal("0.35"))."
  }
  func otherWayRound(_ quantity: String, _ code: String) -> String {
    "Para añadir \(quantity) de \(code): \(quantity)*\(code) o \(code) \(quantity)."
  }

  var unlistedAction: String { "vende algo que no está en la lista de precios" }
  var unlistedPriceField: String { "Precio" }
  var unlistedField: String { "Qué es" }
  var unlistedName: String { "Varios" }
  func soldUnlisted(_ name: String, _ price: String) -> String { "Añadido: \(name), \(price)." }
  func notAPrice(_ text: String, in currency: Currency) -> String {
    "«\(text)» no es un precio. Indica un importe mayor que cero, por ejemplo misc "
      + "\(currency.example.replacing(".", with: ",")) flores."
  }

  var undoAction: String { "deshace el último paso en el carro" }
  var nothingToUndo: String { "No hay nada que deshacer." }
  func undone(adding what: String) -> String { "Deshecho: \(what) ya no está en el carro." }
  func undone(removing what: String) -> String { "Deshecho: \(what) vuelve a estar en el carro." }
  func undoneClearing(pieces: Int) -> String {
    pieces == 1
      ? "Deshecho: vuelve a haber una unidad en el carro."
      : "Deshecho: vuelve a haber \(formats.number(pieces)) unidades en el carro."
  }
  func undone(_ state: String) -> String { "Deshecho. \(state)" }
  func codes(_ codes: String) -> String { "Códigos: \(codes)." }
}
