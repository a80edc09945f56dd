/// The shop's commands in Japanese.
struct JapaneseShopConsole: ShopConsolePhrases {
  var shop: String { "商品を読み取り、割引を見て、支払う" }
  var productsVerb: String { "商品の一覧" }
  var discountsVerb: String { "割引の一覧" }
  var priceVerb: String { "カートの金額を計算する。- は標準入力からコードを読む" }
  var ordersVerb: String { "注文の一覧" }
  var orderVerb: String { "レシートを表示" }
  var checkProductsVerb: String { "価格表から除外されるものを見る" }
  func priceListRead(_ place: String, products: Int, currency: String) -> String {
    "\(place)：商品 \(products) 点、価格は \(currency)。"
  }
  func priceListFaulty(_ place: String, problems: Int) -> String {
    "\(place) のうち \(problems) 点は使えません。理由は上のとおりです。"
  }
  var onOption: String { "割引を適用する日" }
  var catalogOption: String { "使う価格表" }
  var discountsOption: String { "使う割引" }
  var csvOption: String { "表計算ソフト用の表（CSV）を出力" }
  var catalogSetting: String { "ショップの価格表" }
  var discountsSetting: String { "ショップの割引" }
  var gatewaySetting: String { "練習用の支払いの動作" }
  func priceTitle(on day: String) -> String { "\(day) の金額" }
}
