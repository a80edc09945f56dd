/// The shop's commands in Japanese.
struct JapaneseShopConsole: ShopConsolePhrases {
  var shop: String { "商品を読み取り、割引を見て、支払う" }
  var productsVerb: String { "商品の一覧" }
  var discountsVerb: String { "割引の一覧" }
  var priceVerb: String { "カートの金額を計算する。- は標準入力からコードを読む" }
  var ordersVerb: String { "注文の一覧" }
  func newestOrders(_ count: Int) -> String { "新しい順に\(count)件です。--csv または --json ですべて出力します。" }
  var orderVerb: String { "レシートを表示" }
  var checkProductsVerb: String { "価格表から除外されるものを見る" }
  func priceListRead(_ place: String, products: Int, currency: String) -> String {
    "\(place)：商品 \(products) 点、価格は \(currency)。"
  }
  func priceListFaulty(_ place: String, problems: Int) -> String {
    "\(place) のうち \(problems) 点は使えません。理由は上のとおりです。"
  }
  var exportProductsVerb: String { "価格表を読み直せるファイルとして書き出す" }
  var listFormatOption: String { "csv または json。指定がなければ csv" }
  var onOption: String { "割引を適用する日" }
  var catalogOption: String { "使う価格表" }
  var discountsOption: String { "使う割引" }
  var csvOption: String { "表計算ソフト用の表（CSV）を出力" }
  var catalogSetting: String { "ショップの価格表" }
  var discountsSetting: String { "ショップの割引" }
  var gatewaySetting: String { "練習用の支払いの動作" }
  var taxSetting: String { "税率の指定がない価格に含まれる税率" }
  var paySetting: String { "指定がないときの支払い方法" }
  var decimalSetting: String { "価格表からわからないときの小数点" }
  var currencySetting: String { "通貨のない価格表の通貨" }
  func unitsOfPieces(_ units: String) -> String { "個数の単位（量り売りにはなりません）：\(units)" }
  var cardSetting: String { "カードの支払い先（練習用か決済端末）" }
  func priceTitle(on day: String) -> String { "\(day) の金額" }
  var checkVerb: String { "割引のファイルを確認する" }
  var whyVerb: String { "割引が適用される理由、または足りないものを表示" }
  var simulateVerb: String { "保存された注文を別の割引で計算し直す" }
  var codeOption: String { "お客様の割引コード。繰り返し指定できる" }
  var miscOption: String { "価格表にない商品（繰り返し可）" }
  var customerGroupOption: String { "お客様のグループ" }
  var sinceOption: String { "計算する最初の日" }
  var shippingOption: String { "配送方法と送料" }
  func checked(discounts: Int, mistakes: Int, hints: Int) -> String {
    "割引 \(discounts) 件、誤り \(mistakes) 件、注意 \(hints) 件。"
  }
  func simulated(orders: Int, changed: Int, difference: String) -> String {
    "注文 \(orders) 件のうち \(changed) 件の金額が変わります。合計の差は \(difference) です。"
  }
  func skippedOrders(_ count: Int) -> String { "通貨が異なる注文 \(count) 件は計算していません。" }
  func lowered(order: Int64, before: String, after: String) -> String {
    "最も安くなる注文：\(order)（\(before) から \(after)）"
  }
  func raised(order: Int64, before: String, after: String) -> String {
    "最も高くなる注文：\(order)（\(before) から \(after)）"
  }
  func neverUsed(_ names: String) -> String { "一度も使われない割引：\(names)" }
}
