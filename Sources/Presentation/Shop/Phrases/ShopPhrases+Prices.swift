// swift-format-ignore-file
import ArcadeDomain

// Sentences about manual prices.
extension ShopPhrases {
  var discountLineAction: String { say(
    "take a percentage or an amount off the price of a line",
    "rebaja el precio de una línea en un porcentaje o un importe",
    "行の単価から割合または金額を値引きする") }
  var setPriceAction: String { say(
    "set the price of a line by hand; without one, it is that of the list again",
    "pon a mano el precio de una línea; sin precio, vuelve el de la lista",
    "行の単価を手動で設定する（省略すると価格表に戻す）") }
  var lineField: String { say("Line", "Línea", "行") }
  var percentageOrAmountField: String { say("Percentage or amount", "Porcentaje o importe", "割合または金額") }
  var theListPrice: String { say("the price of the list", "el precio de la lista", "価格表の価格") }

  func notAReduction(_ text: String) -> String { say(
    "“\(text)” cannot be taken off a price. Write a percentage from 0 to 100, such as 10%, or an amount, such as 2.00.",
    "«\(text)» no se puede rebajar de un precio. Indica un porcentaje de 0 a 100, como 10%, o un importe, como 2,00.",
    "「\(text)」は値引きできません。10% のような 0 から 100 までの割合、または 2.00 のような金額を指定してください。") }
  /// Returns that a line is unknown, and lists the lines by number or by code.
  func noSuchLine(_ text: String, _ products: [Product], isNumbered: Bool) -> String {
    let shown = products.prefix(9).enumerated().map { place, product in
      "\(isNumbered ? String(place + 1) : "\(product.code)") \(product.name)"
    }
    let lines = formats.list(shown) + (products.count > shown.count ? "…" : "")
    return say(
      "There is no line “\(text)” in the cart. The lines are: \(lines)\(products.count > shown.count ? "" : ".")",
      "No hay ninguna línea «\(text)» en el carro. Las líneas son: \(lines)\(products.count > shown.count ? "" : ".")",
      "カートに行「\(text)」はありません。行：\(lines)")
  }
  func lowest(of product: Product) -> String { price(product.lowest ?? product.price, per: product.unit) }

  /// Returns the new price of a line.
  func sentence(forPriceOf line: Cart.Line) -> String {
    let (name, price) = (line.product.name, price(of: line.product))
    guard let byHand = line.byHand else {
      return say("\(name) costs \(price) again, as on the price list.", "\(name) vuelve a costar \(price), como en la lista de precios.", "\(name) は価格表どおり \(price) に戻りました。")
    }
    let list = self.price(byHand.listPrice, per: line.product.unit)
    let sentence = say("\(name) costs \(price) by hand instead of \(list)", "\(name) cuesta \(price) a mano en lugar de \(list)", "\(name) を手動で \(list) から \(price) にしました")
    return because(byHand.reason, sentence) + language.fullStop
  }
  /// Returns the text below a line with a manual price.
  func sentence(for byHand: PriceByHand, _ product: Product) -> String {
    let list = price(byHand.listPrice, per: product.unit)
    return because(byHand.reason, say("by hand instead of \(list), without discounts", "a mano en lugar de \(list), sin descuentos", "手動の価格（通常 \(list)、割引対象外）"))
  }
  private func because(_ reason: String?, _ sentence: String) -> String {
    reason.map { say("\(sentence): \($0)", "\(sentence): \($0)", "\(sentence)：\($0)") } ?? sentence
  }
  func outsideDiscounts(_ line: String) -> String { say(
    "\(line) has a price by hand, so no discount counts it.",
    "\(line) tiene un precio puesto a mano, así que ningún descuento lo cuenta.",
    "\(line) は手動の価格のため、どの割引の対象にもなりません。") }

  var pricesByHandTitle: String { say("Prices by hand", "Precios puestos a mano", "手動の価格") }
  var reasonLabel: String { say("Reason", "Motivo", "理由") }
  var noReason: String { say("none said", "sin motivo", "理由なし") }
  var linesColumn: String { say("Lines", "Líneas", "行数") }
}
