/// The shop's commands in Spanish.
struct SpanishShopConsole: ShopConsolePhrases {
  var shop: String { "escanea productos, mira los descuentos, paga" }
  var productsVerb: String { "lista los productos" }
  var discountsVerb: String { "lista los descuentos" }
  var priceVerb: String { "calcula el precio de un carro; - lee los códigos de la entrada" }
  var ordersVerb: String { "lista lo comprado" }
  var orderVerb: String { "muestra un recibo" }
  var onOption: String { "el día para el que se calculan los descuentos" }
  var catalogOption: String { "la lista de precios que se usa" }
  var discountsOption: String { "los descuentos que se usan" }
  var catalogSetting: String { "la lista de precios de la tienda: un archivo o una dirección" }
  var discountsSetting: String { "los descuentos de la tienda: un archivo o una dirección" }
  var gatewaySetting: String { "cómo responde el pago de prueba: approve, decline, timeout o slow" }
  var start: String { "Escribe el código o el número de un producto, después cart o pay. help muestra todo lo demás." }
  func codeMissing(after command: String) -> String {
    "Escribe detrás el código del producto o su número: \(command) CODE [N]."
  }
  var typeCode: String { "Escribe el código de un producto para añadirlo, o list para ver los productos." }
  var typePay: String { "Escribe pay para comprarlo todo, o remove CODE para sacar algo." }
  var list: String { "los productos, o los que llevan un texto" }
  var scan: String { "mete un producto en el carro, una o N veces" }
  var add: String { "lo mismo, para un código que también es una orden" }
  var remove: String { "saca unidades del carro, o la línea entera" }
  var cart: String { "qué hay en el carro y cuánto cuesta" }
  var clear: String { "vacía el carro (pide confirmación)" }
  var discounts: String { "todos los descuentos y los errores de su archivo" }
  var pay: String { "paga lo que hay en el carro" }
  var orders: String { "lo comprado, lo último primero" }
  var order: String { "el recibo de un pedido" }
  var pastOrder: String { "el recibo de ese pedido" }
  var typeOrder: String { "Escribe el número de un pedido para ver su recibo." }
  var refresh: String { "carga otra vez precios y descuentos" }
  func priceTitle(on day: String) -> String { "Precio del \(day)" }
}
