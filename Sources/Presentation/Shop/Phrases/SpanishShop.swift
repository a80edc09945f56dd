import ArcadeDomain

/// The shop in Spanish.
struct SpanishShop: ShopPhrases {
  let base: any Phrases

  var productsTitle: String { "Tienda" }
  var codeLabel: String { "Código" }
  var productNameLabel: String { "Nombre" }
  var priceLabel: String { "Precio" }
  var inCartLabel: String { "En el carro" }
  var offerLabel: String { "Oferta" }
  var loadingProducts: String { "Cargando la lista de precios…" }
  var noProducts: String { "La lista de precios no tiene productos." }
  func noProducts(matching filter: String) -> String {
    "Ningún producto contiene «\(filter)»."
  }
  func pricesAsOf(_ moment: Moment) -> String { "Precios del \(formats.moment(moment))." }
  func discountsAsOf(_ moment: Moment) -> String { "Descuentos del \(formats.moment(moment))." }
  func cartSummary(pieces: Int, total: String) -> String { "En el carro: \(count(pieces)), \(total)" }
  func productsLeftOut(_ count: Int) -> String {
    count == 1
      ? "Una entrada de la lista de precios no se pudo leer y se dejó fuera. El motivo está en la lista de descuentos."
      : "\(formats.number(count)) entradas de la lista de precios no se pudieron leer y se dejaron fuera. "
        + "El motivo está en la lista de descuentos."
  }
  func discountsLeftOut(_ count: Int) -> String {
    count == 1
      ? "Los descuentos tienen un error. La lista de descuentos lo muestra."
      : "Los descuentos tienen \(formats.number(count)) errores. La lista de descuentos los muestra."
  }

  func added(_ quantity: Int, _ product: String) -> String { "Añadido: \(formats.number(quantity)) × \(product)." }
  func removed(_ product: String, left: Int) -> String {
    left == 0
      ? "Quitado: \(product)." : "Quitado; \(left == 1 ? "queda" : "quedan") \(formats.number(left)) × \(product)."
  }
  func notSold(_ code: String) -> String { "Ningún producto tiene el código «\(code)»." }
  func notAQuantity(_ text: String) -> String {
    "«\(text)» no es una cantidad. Una cantidad es un número entero de 1 a 9999."
  }

  var cartTitle: String { "Carro" }
  var eachLabel: String { "Unidad" }
  var amountLabel: String { "Importe" }
  var cartEmpty: String {
    "El carro está vacío."
  }
  func askToClear(pieces: Int) -> String { "¿Vaciar el carro (\(count(pieces)))?" }
  var askToClearAll: String { "¿Vaciar el carro?" }
  var cartNotStored: String { "El último cambio del carro no se guardó." }
  var cartKept: String { "El carro no ha cambiado." }
  func hint(add: Int, saves: String) -> String { "Añade \(formats.number(add)) más y ahorra \(saves)." }
  var noLongerSold: String { "ya no se vende; quítalo antes de pagar" }
  func priceChanged(_ product: String, from before: String, to now: String) -> String {
    "\(product) costaba \(before) cuando se mostró el carro por última vez y ahora cuesta \(now)."
  }
  func totalChanged(from before: String, to now: String) -> String {
    "El carro costaba \(before) cuando se mostró por última vez y ahora cuesta \(now), porque cambiaron los descuentos."
  }
  var subtotalLabel: String { "Subtotal" }
  var discountLabel: String { "Descuentos" }
  var totalLabel: String { "Total" }

  var paymentTitle: String { "Pago" }
  func paying(_ total: String) -> String { "Procesando el pago de \(total)…" }
  func paid(_ total: String) -> String { "Pago completado: \(total). ¡Gracias!" }
  func declined(_ total: String) -> String {
    "El pago de \(total) fue rechazado. No se cobró nada y el carro no ha cambiado."
  }
  func unconfirmed(_ total: String) -> String {
    "El pago aún no está confirmado (\(total)). Se volverá a consultar y nunca se cobrará dos veces; "
      + "hasta entonces el carro se conserva."
  }
  func paymentIsOpen(_ total: String) -> String {
    "El pago de \(total) queda abierto; la tienda consultará qué fue de él cuando vuelva a abrirse."
  }
  func paymentNotHeard(_ total: String) -> String {
    "No se sabe si el pago de \(total) se completó, porque la base de datos no respondió. "
      + "Mira los pedidos antes de volver a cobrarlo."
  }
  func paidMeanwhile(_ total: String, order: Int64) -> String {
    "El pago anterior de \(total) se completó. Ahora es el pedido \(order)."
  }
  func neverArrived(_ total: String) -> String {
    "El pago anterior de \(total) no llegó a efectuarse. No se cobró nada y el carro no ha cambiado."
  }
  var paymentOpen: String { "Hay otro pago en curso. Por este no se cobró nada; espera a que acabe el otro." }
  var cartChanged: String { "El carro cambió entretanto, así que no se cobró nada. Míralo y vuelve a pagar." }
  var usedUpMeanwhile: String {
    "Un descuento de este carro se acaba de agotar en otra caja. No se cobró nada; mira el nuevo total."
  }
  func askToPay(_ total: String) -> String { "¿Pagar \(total) a estos precios?" }
  var notPaid: String { "No se pagó nada." }
  var questionIsOld: String { "Esa pregunta ya no vale. Así está todo ahora." }
  var nothingToPay: String { "El carro está vacío, así que no hay nada que pagar." }
  func removeFirst(_ products: [String]) -> String {
    products.count == 1
      ? "\(formats.list(products)) ya no se vende. Quítalo del carro y después paga."
      : "\(formats.list(products)) ya no se venden. Quítalos del carro y después paga."
  }

  func receiptTitle(_ number: Int64) -> String { "Recibo del pedido \(number)" }
  func noSuchOrder(_ number: String) -> String { "No hay ningún pedido «\(number)»." }

  var ordersTitle: String { "Pedidos" }
  var orderLabel: String { "Pedido" }
  var tillLabel: String { "Caja" }
  var paidLabel: String { "Pagado" }
  var piecesLabel: String { "Cant." }
  var noOrders: String { "Todavía no se ha comprado nada." }

  func discountsTitle(on day: CalendarDay) -> String { "Descuentos del \(formats.day(day))" }
  var discountNameLabel: String { "Descuento" }
  var discountedLabel: String { "Para" }
  var ruleLabel: String { "Qué hace" }
  var periodLabel: String { "Cuándo" }
  var inForceLabel: String { "En vigor" }
  var noDiscounts: String { "No hay descuentos." }
  func description(of period: DiscountPeriod) -> String {
    switch period {
    case .always: "siempre"
    case .window(let from, let until): "del \(formats.day(from)) al \(formats.day(until))"
    case .season(let from, let until): "cada año, del \(formats.monthDay(from)) al \(formats.monthDay(until))"
    case .weekdays(let days): formats.list(Weekday.allCases.filter(days.contains).map(formats.weekday))
    }
  }
  var inForce: String { "sí" }
  var notInForce: String { "no" }

  private func count(_ pieces: Int) -> String {
    "\(formats.number(pieces)) \(pieces == 1 ? "unidad" : "unidades")"
  }
}
