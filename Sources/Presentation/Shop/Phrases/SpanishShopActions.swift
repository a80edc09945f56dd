/// What can be done in the shop, in Spanish.
extension SpanishShop {
  var addAction: String { "mete un producto en el carro" }
  var removeAction: String { "saca unidades del carro, o la línea entera" }
  var listAction: String { "los productos, o los que llevan un texto" }
  var cartAction: String { "qué hay en el carro y cuánto cuesta" }
  var clearAction: String { "vacía el carro" }
  var keepAction: String { "deja el carro como está" }
  var discountsAction: String { "todos los descuentos y los errores de su archivo" }
  var payAction: String { "paga lo que hay en el carro" }
  var notPayAction: String { "deja el carro sin pagar" }
  var ordersAction: String { "los pedidos, los más recientes primero" }
  var orderAction: String { "el recibo de un pedido" }
  var refreshAction: String { "carga otra vez precios y descuentos" }
  var productField: String { "Producto" }
  var piecesField: String { "Unidades" }
  var allPieces: String { "todas" }
  var searchField: String { "Nombre o código del producto" }
  var allProducts: String { "todos" }
  var codeAction: String { "da un código de descuento; sin él, quita todos" }
  var customerAction: String { "indica el grupo del cliente; sin él, ninguno" }
  var shippingAction: String { "indica cómo se envía y cuánto cuesta; sin nada, no se envía" }
  var whyAction: String { "por qué se aplica cada descuento o qué falta" }
  var discountCodeField: String { "Código de descuento" }
  var groupField: String { "Grupo" }
  var methodField: String { "Forma de envío" }
  var shippingPriceField: String { "Precio" }
  var noneOfThem: String { "ninguno" }
}
