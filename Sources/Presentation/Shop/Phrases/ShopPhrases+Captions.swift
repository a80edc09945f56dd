// swift-format-ignore-file

// Captions of buttons and links in the shop.
extension ShopPhrases {
  var removeCaption: String { say("Remove", "Quitar", "取り除く") }
  var cartCaption: String { say("Cart", "Carro", "カート") }
  var unlistedCaption: String { say("Add unlisted", "Añadir fuera de lista", "価格表にない商品を追加") }
  var undoCaption: String { say("Undo", "Deshacer", "元に戻す") }
  var discountLineCaption: String { say("Take off", "Rebajar", "値引き") }
  var setPriceCaption: String { say("Set price", "Poner precio", "価格を設定") }
  var codeCaption: String { say("Use code", "Usar código", "コードを使う") }
  var customerCaption: String { say("Set group", "Fijar grupo", "グループを設定") }
  var shippingCaption: String { say("Set shipping", "Fijar envío", "配送を設定") }
  var whyCaption: String { say("Why", "Por qué", "理由") }
  var discountsCaption: String { say("Discounts", "Descuentos", "割引") }
  var payCaption: String { say("Pay", "Pagar", "支払う") }
  var ordersCaption: String { say("Orders", "Pedidos", "注文") }
  var orderCaption: String { say("Show receipt", "Ver el recibo", "レシートを見る") }
  var refundCaption: String { say("Give back", "Devolver", "返金する") }
  var dayCaption: String { say("Day", "Día", "集計") }
  var floatCaption: String { say("Put change in", "Poner cambio", "釣り銭を入れる") }
  var putInCaption: String { say("Put in", "Meter", "入れる") }
  var takeOutCaption: String { say("Take out", "Sacar", "出す") }
  var takeBackCaption: String { say("Undo cash", "Anular movimiento", "入出金を取り消す") }
  var closeCaption: String { say("Close", "Cerrar", "締める") }
  var closingsCaption: String { say("Closings", "Cierres", "レジ締め") }
  var closingCaption: String { say("Show closing", "Ver el cierre", "締めを見る") }
  var priceListCaption: String { say("Price list", "Lista de precios", "価格表") }
  var addProductCaption: String { say("Add product", "Añadir producto", "商品を加える") }
  var repriceCaption: String { say("Change price", "Cambiar precio", "値段を変える") }
  var removeProductCaption: String { say("Take off the list", "Quitar de la lista", "価格表から外す") }
}
