/// The shop's commands in Spanish.
struct SpanishShopConsole: ShopConsolePhrases {
  var shop: String { "escanea productos, mira los descuentos, paga" }
  var productsVerb: String { "lista los productos" }
  var discountsVerb: String { "lista los descuentos" }
  var priceVerb: String { "calcula el precio de un carro; - lee los códigos de la entrada" }
  var ordersVerb: String { "lista lo comprado" }
  var orderVerb: String { "muestra un recibo" }
  var checkProductsVerb: String { "muestra qué se descartaría de una lista de precios" }
  func priceListRead(_ place: String, products: Int, currency: String) -> String {
    "\(place): \(products) \(products == 1 ? "producto" : "productos") con precios en \(currency)."
  }
  func priceListFaulty(_ place: String, problems: Int) -> String {
    "En \(place) se \(problems == 1 ? "descarta un producto" : "descartan \(problems) productos"); arriba se dice por qué."
  }
  var onOption: String { "el día para el que se calculan los descuentos" }
  var catalogOption: String { "la lista de precios que se usa" }
  var discountsOption: String { "los descuentos que se usan" }
  var csvOption: String { "imprime una tabla para hojas de cálculo" }
  var catalogSetting: String { "la lista de precios de la tienda" }
  var discountsSetting: String { "los descuentos de la tienda" }
  var gatewaySetting: String { "qué hace el pago de práctica" }
  func priceTitle(on day: String) -> String { "Precio del \(day)" }
}
