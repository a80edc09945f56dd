// swift-format-ignore-file
public import ArcadeDomain

extension ShopPhrases {
  var priceListAction: String { say("the price list, and what can be changed in it", "la lista de precios y lo que se puede cambiar en ella", "価格表を見て、変更する") }
  var priceListTitle: String { say("Price list", "Lista de precios", "価格表") }
  var ownListIsToCome: String { say(
    "The prices are those that came with Arcade. The first product that is added here begins a list of the shop's own, and everything is sold from that one instead.",
    "Los precios son los que vienen con Arcade. El primer producto que añadas aquí empieza una lista propia, y desde entonces solo se vende con ella.",
    "いまの価格は Arcade 付属のものです。ここで最初の商品を加えると自店の価格表になり、以後はそれだけを使って販売します。") }
  var addProductAction: String { say("add a product to the shop's own price list", "añade un producto a la lista de precios propia", "自店の価格表に商品を加える") }
  var exampleProduct: String { say("Green tea", "Té verde", "緑茶") }
  var repriceAction: String { say("change a price of the shop's own price list", "cambia un precio de la lista propia", "自店の価格表の値段を変える") }
  var removeProductAction: String { say("take a product out of the shop's own price list", "quita un producto de la lista de precios propia", "自店の価格表から商品を外す") }
  var taxAction: String { say("say which tax is in a price of the shop's own price list", "indica el impuesto de un precio de la lista propia", "自店の価格表の税率を指定") }
  var tagsAction: String { say(
    "say by which words discounts select a product of the shop's own price list",
    "pone etiquetas a un producto de la lista propia, para los descuentos",
    "自店の価格表の商品に、割引の対象を選ぶタグを付ける") }
  var tagsLabel: String { say("Tags", "Etiquetas", "タグ") }
  func notARate(_ text: String) -> String { say(
    "“\(text)” is no rate of a tax. Write a number from 0 to 100, such as 21.",
    "«\(text)» no es un tipo de impuesto. Indica un número de 0 a 100, por ejemplo 21.",
    "「\(text)」は税率ではありません。10 のように、0 から 100 までの数で指定してください。") }
  func taxedNow(_ product: String, _ rate: String?) -> String { say(
    rate.map { "\(product): \($0) tax is in the price." } ?? "\(product): no tax of its own.",
    rate.map { "\(product): el precio incluye un impuesto del \($0)." } ?? "\(product): sin impuesto propio.",
    rate.map { "\(product)：税率 \($0)（税込）にしました。" } ?? "\(product)：個別の税率をなくしました。") }
  func taggedNow(_ product: String, _ tags: [String]) -> String { say(
    tags.isEmpty ? "\(product): no tags." : "\(product): tagged \(tags.joined(separator: ", ")).",
    tags.isEmpty ? "\(product): sin etiquetas." : "\(product), con las etiquetas: \(tags.joined(separator: ", ")).",
    tags.isEmpty ? "\(product)：タグはありません。" : "\(product)：タグは \(tags.joined(separator: "、")) です。") }
  func notACode(_ text: String) -> String { say(
    "“\(text)” cannot be a code. A code has up to 64 letters and digits and no spaces.",
    "«\(text)» no puede ser un código. Un código tiene hasta 64 letras y cifras, sin espacios.",
    "「\(text)」はコードにできません。コードは空白なしの 64 文字以内の文字と数字です。") }
  func listed(_ code: String, _ product: String, _ price: String) -> String {
    say("Listed: \(code), \(product), \(price).", "Añadido a la lista: \(code), \(product), \(price).", "価格表に加えました：\(code)、\(product)、\(price)")
  }
  var ownListBegins: String { say(
    "The shop's own price list takes the place of the one that came with Arcade; all tills sell from it now.",
    "La lista de precios propia sustituye a la que viene con Arcade; desde ahora todas las cajas venden con ella.",
    "Arcade 付属の価格表に代わり、これからはすべてのレジで自店の価格表を使います。") }
  func repriced(_ product: String, from before: String, to now: String) -> String {
    say("\(product): \(now) instead of \(before).", "\(product): \(now) en lugar de \(before).", "\(product)：\(before) を \(now) に変更しました。")
  }
  func unlisted(_ code: String, _ product: String, _ price: String) -> String {
    say("No longer listed: \(code), \(product), \(price).", "Ya no está en la lista: \(code), \(product), \(price).", "価格表から外しました：\(code)、\(product)、\(price)")
  }
  var ownListEnds: String { say(
    "The shop's own price list is empty, so the one that came with Arcade is back.",
    "La lista de precios propia está vacía; vuelve a valer la que viene con Arcade.",
    "自店の価格表が空になったので、Arcade 付属の価格表に戻ります。") }
  func ownListUnused(_ products: Int, named place: String) -> String { say(
    "The prices come from \(formats.place(place)). The shop's own price list, with \(formats.number(products)) "
      + "\(products == 1 ? "product" : "products"), is not sold from meanwhile.",
    "Los precios vienen de \(formats.place(place)). Mientras tanto no se vende con la lista propia, que tiene "
      + "\(formats.number(products)) \(products == 1 ? "producto" : "productos").",
    "価格は \(formats.place(place)) のものです。その間、自店の価格表（\(formats.number(products)) 点）は使われません。") }
  var atListPrices: String {
    say("Meanwhile everything can be sold at list prices.", "Mientras tanto, todo se puede vender al precio de la lista.", "それまでは、すべて割引なしの価格で販売できます。")
  }
  /// Returns why the list is unchanged.
  public func sentence(for error: EditablePriceListError) -> String {
    switch error {
    case .anotherIsNamed(let place): say(
      "The prices come from \(formats.place(place)), so change them there. The shop's own price list counts only where no other is named.",
      "Los precios vienen de \(formats.place(place)): cámbialos allí. La lista propia solo vale cuando no se ha indicado otra.",
      "価格は \(formats.place(place)) のものなので、そちらを変更してください。自店の価格表は、ほかの価格表を指定していないときだけ使われます。")
    case .alreadyListed(let product): say(
      "\(product.code) is on the list already: \(product.name), \(text(of: product)). Change its price instead.",
      "\(product.code) ya está en la lista: \(product.name), \(text(of: product)). Cambia su precio en lugar de añadirlo.",
      "\(product.code) はすでに価格表にあります：\(product.name)、\(text(of: product))。代わりに値段を変更してください。")
    case .notListed(let code, let nearest): say(
      "\(code) is not on the shop's own price list." + (nearest.map { " " + didYouMean($0.text) } ?? ""),
      "\(code) no está en la lista de precios propia." + (nearest.map { " " + didYouMean($0.text) } ?? ""),
      "\(code) は自店の価格表にありません。" + (nearest.map { didYouMean($0.text) } ?? ""))
    case .currenciesDiffer(let list, let given): say(
      "The list is in \(list.code) and this price in \(given.code). One list has one currency.",
      "La lista está en \(list.code) y este precio, en \(given.code). Una lista tiene una sola moneda.",
      "価格表は \(list.code)、この値段は \(given.code) です。一つの価格表で使える通貨は一つです。")
    case .negativePrice(let price): say(
      "\(formats.money(price)) is below zero. Write a price of zero or more.",
      "\(formats.money(price)) es menor que cero. Indica un precio de cero o más.",
      "\(formats.money(price)) は 0 より小さい値です。0 以上の値段にしてください。")
    }
  }
}
