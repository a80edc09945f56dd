import ArcadeDomain

/// The shop's own price list in Japanese.
extension JapaneseShop {
  var priceListAction: String { "価格表を見て、変更する" }
  var priceListTitle: String { "価格表" }
  var ownListIsToCome: String {
    "いまの価格は Arcade 付属のものです。ここで最初の商品を加えると自店の価格表になり、以後はそれだけを使って販売します。"
  }
  var addProductAction: String { "自店の価格表に商品を加える" }
  var exampleProduct: String { "緑茶" }
  var repriceAction: String { "自店の価格表の値段を変える" }
  var removeProductAction: String { "自店の価格表から商品を外す" }
  var taxAction: String { "自店の価格表の税率を指定" }
  var tagsAction: String { "自店の価格表の商品に、割引の対象を選ぶタグを付ける" }
  var tagsLabel: String { "タグ" }
  func notARate(_ text: String) -> String { "「\(text)」は税率ではありません。10 のように、0 から 100 までの数で指定してください。" }
  func taxedNow(_ product: String, _ rate: String?) -> String {
    rate.map { "\(product)：税率 \($0)（税込）にしました。" } ?? "\(product)：個別の税率をなくしました。"
  }
  func taggedNow(_ product: String, _ tags: [String]) -> String {
    tags.isEmpty ? "\(product)：タグはありません。" : "\(product)：タグは \(tags.joined(separator: "、")) です。"
  }
  func notACode(_ text: String) -> String {
    "「\(text)」はコードにできません。コードは空白なしの 64 文字以内の文字と数字です。"
  }
  func listed(_ code: String, _ product: String, _ price: String) -> String {
    "価格表に加えました：\(code)、\(product)、\(price)"
  }
  var ownListBegins: String { "Arcade 付属の価格表に代わり、これからはすべてのレジで自店の価格表を使います。" }
  func repriced(_ product: String, from before: String, to now: String) -> String {
    "\(product)：\(before) を \(now) に変更しました。"
  }
  func unlisted(_ code: String, _ product: String, _ price: String) -> String {
    "価格表から外しました：\(code)、\(product)、\(price)"
  }
  var ownListEnds: String { "自店の価格表が空になったので、Arcade 付属の価格表に戻ります。" }
  func ownListUnused(_ products: Int, named place: String) -> String {
    "価格は \(place) のものです。その間、自店の価格表（\(formats.number(products)) 点）は使われません。"
  }
  var atListPrices: String { "それまでは、すべて割引なしの価格で販売できます。" }
  func sentence(for error: OwnListError) -> String {
    switch error {
    case .anotherIsNamed(let place):
      "価格は \(place) のものなので、そちらを変更してください。自店の価格表は、ほかの価格表を指定していないときだけ使われます。"
    case .alreadyListed(let product):
      "\(product.code) はすでに価格表にあります：\(product.name)、\(text(of: product))。代わりに値段を変更してください。"
    case .notListed(let code, let nearest):
      "\(code) は自店の価格表にありません。" + (nearest.map { didYouMean($0.text) } ?? "")
    case .currenciesDiffer(let list, let given):
      "価格表は \(list.code)、この値段は \(given.code) です。一つの価格表で使える通貨は一つです。"
    case .negativePrice(let price): "\(formats.money(price)) は 0 より小さい値です。0 以上の値段にしてください。"
    }
  }
}
