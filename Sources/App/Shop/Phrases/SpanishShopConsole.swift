/// The shop's commands in Spanish.
struct SpanishShopConsole: ShopConsolePhrases {
  var shop: String { "escanea productos, mira los descuentos, paga" }
  var productsVerb: String { "lista los productos" }
  var discountsVerb: String { "lista los descuentos" }
  var priceVerb: String { "calcula el precio de un carro; - lee los códigos de la entrada" }
  var ordersVerb: String { "lista lo comprado" }
  func newestOrders(_ count: Int) -> String { "Son los \(count) más recientes. --csv y --json los dan todos." }
  var orderVerb: String { "muestra un recibo" }
  var checkProductsVerb: String { "muestra qué se descartaría de una lista de precios" }
  func priceListRead(_ place: String, products: Int, currency: String) -> String {
    "\(place): \(products) \(products == 1 ? "producto" : "productos") con precios en \(currency)."
  }
  func priceListFaulty(_ place: String, problems: Int) -> String {
    "En \(place) se \(problems == 1 ? "descarta un producto" : "descartan \(problems) productos"); arriba se dice por qué."
  }
  var exportProductsVerb: String { "escribe la lista de precios como archivo que se puede volver a leer" }
  var listFormatOption: String { "csv o json; sin indicarlo, csv" }
  var onOption: String { "el día para el que se calculan los descuentos" }
  var catalogOption: String { "la lista de precios que se usa" }
  var discountsOption: String { "los descuentos que se usan" }
  var csvOption: String { "imprime una tabla para hojas de cálculo" }
  var catalogSetting: String { "la lista de precios de la tienda" }
  var discountsSetting: String { "los descuentos de la tienda" }
  var gatewaySetting: String { "qué hace el pago de práctica" }
  var taxSetting: String { "el impuesto de los precios que no indican otro" }
  var paySetting: String { "cómo se paga si nadie dice otra cosa" }
  var decimalSetting: String { "el signo decimal de una lista que no lo aclara" }
  var currencySetting: String { "la moneda de una lista de precios que no la dice" }
  func unitsOfPieces(_ units: String) -> String { "Unidades que significan una pieza, sin pesar: \(units)." }
  var cardSetting: String { "cómo se cobran las tarjetas: prueba o datáfono" }
  func priceTitle(on day: String) -> String { "Precio del \(day)" }
  var checkVerb: String { "comprueba un archivo de descuentos" }
  var whyVerb: String { "explica por qué se aplica cada descuento o qué falta" }
  var simulateVerb: String { "recalcula los pedidos guardados con otros descuentos" }
  var codeOption: String { "un código de descuento del cliente; se puede repetir" }
  var miscOption: String { "algo que no está en la lista de precios; se puede repetir" }
  var customerGroupOption: String { "el grupo al que pertenece el cliente" }
  var sinceOption: String { "el primer día cuyos pedidos cuentan" }
  var shippingOption: String { "cómo se envía y cuánto cuesta" }
  func checked(discounts: Int, mistakes: Int, hints: Int) -> String {
    let parts = [
      (discounts, "descuento", "descuentos"), (mistakes, "error", "errores"), (hints, "aviso", "avisos"),
    ]
    return parts.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }.joined(separator: ", ") + "."
  }
  func simulated(orders: Int, changed: Int, difference: String) -> String {
    "\(orders) \(orders == 1 ? "pedido" : "pedidos"); \(changed) \(changed == 1 ? "habría" : "habrían") costado otra cosa: "
      + "\(difference) en total."
  }
  func skippedOrders(_ count: Int) -> String {
    count == 1
      ? "Un pedido está en otra moneda y no se calculó." : "\(count) pedidos están en otra moneda y no se calcularon."
  }
  func lowered(order: Int64, before: String, after: String) -> String {
    "El que más baja: el pedido \(order), de \(before) a \(after)."
  }
  func raised(order: Int64, before: String, after: String) -> String {
    "El que más sube: el pedido \(order), de \(before) a \(after)."
  }
  func neverUsed(_ names: String) -> String { "Sin usar: \(names)." }
}
