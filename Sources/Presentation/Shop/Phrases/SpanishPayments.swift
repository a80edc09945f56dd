import ArcadeDomain

/// Paying, in Spanish.
extension SpanishShop {
  var paymentField: String { "Forma de pago" }
  var cashField: String { "Efectivo entregado" }
  var restField: String { "El resto con" }
  func name(of kind: Tender.Kind) -> String {
    switch kind {
    case .cash: "Efectivo"
    case .card: "Tarjeta"
    }
  }
  var practiceCard: String { "Tarjeta (práctica)" }
  var practice: String { "Práctica: no se cobró nada en la tarjeta." }
  func usually(_ kind: Tender.Kind) -> String { "la habitual: \(name(of: kind).lowercased())" }
  var exactCash: String { "el importe exacto" }
  func notAPayment(_ text: String) -> String {
    "«\(text)» no es una forma de pago. Solo hay efectivo (cash) y tarjeta (card)."
  }
  var amountOfCashOnly: String { "Solo se indica un importe al pagar en efectivo. No se pagó nada." }
  var sayHowMuchCash: String { "Indica cuánto se paga en efectivo. No se pagó nada." }
  func tooLittleCash(missing: String) -> String { "El efectivo no alcanza: faltan \(missing). No se pagó nada." }
  func change(_ amount: String, _ piles: [String]) -> String {
    piles.isEmpty ? "Cambio: \(amount)." : "Cambio: \(amount), por ejemplo \(formats.list(piles))."
  }
  func pile(_ count: Int, _ value: String) -> String { "\(count) × \(value)" }
  func askAboutChange(_ change: String, of total: String) -> String {
    "El total es \(total), así que el cambio sería \(change). ¿De verdad te han entregado tanto?"
  }
  func giveBack(_ cash: String) -> String { "Devuelve los \(cash) en efectivo." }
  var askAboutCards: String {
    "¿Se cobran las tarjetas con un datáfono propio? Si no, el pago con tarjeta es de práctica y no se cobra nada. La respuesta vale para todas las cajas."
  }
  var terminalAction: String { "con datáfono: cada vez se pregunta si ha cobrado" }
  var practiceAction: String { "práctica: no se cobra nada" }
  func cardsKept(_ reader: CardReader) -> String {
    switch reader {
    case .gateway: "Guardado para todas las cajas: las tarjetas son de práctica. Se cambia con el ajuste shop.card."
    case .terminal:
      "Guardado para todas las cajas: las tarjetas se cobran con el datáfono. Se cambia con el ajuste shop.card."
    }
  }
  var cardsNotSaid: String {
    "No se pagó nada, porque falta decir cómo cobra esta tienda las tarjetas. Pon shop.card en practice, con lo que no se cobra nada, o en terminal (datáfono)."
  }
  func askWhetherTaken(_ amount: String) -> String { "¿Ha cobrado el datáfono \(amount)?" }
  var takenAction: String { "sí: lo del carro queda vendido" }
  var notTakenAction: String { "no: no se vende nada" }
  func terminalWaits(_ total: String) -> String {
    "Falta decir si el datáfono cobró la tarjeta (total: \(total)). Vuelve a pagar y se te preguntará."
  }

  func paidAt(_ moment: Moment, reference: String?) -> String {
    "Pagado el \(formats.moment(moment))" + (reference.map { ", referencia \($0)" } ?? "")
  }
  var changeLabel: String { "Cambio" }
  var taxRateLabel: String { "IVA" }
  func taxed(_ rate: String) -> String { rate }
  var netLabel: String { "Base" }
  var taxLabel: String { "Cuota" }
  var grossLabel: String { "Total" }
}
