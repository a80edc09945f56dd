/// The shop's commands in Japanese.
struct JapaneseShopConsole: ShopConsolePhrases {
  var shop: String { "商品を読み取り、割引を見て、支払う" }
  var productsVerb: String { "商品の一覧" }
  var discountsVerb: String { "割引の一覧" }
  var priceVerb: String { "カートの金額を計算する。- は標準入力からコードを読む" }
  var ordersVerb: String { "注文の一覧" }
  var orderVerb: String { "レシートを表示" }
  var onOption: String { "割引を適用する日" }
  var catalogOption: String { "使う価格表" }
  var discountsOption: String { "使う割引" }
  var catalogSetting: String { "ショップの価格表：ファイルまたはアドレス" }
  var discountsSetting: String { "ショップの割引：ファイルまたはアドレス" }
  var gatewaySetting: String { "練習用の支払いの動作：approve、decline、timeout、slow" }
  var start: String { "商品のコードか番号で追加し、cart か pay へ。help でほかのコマンドを表示します。" }
  func codeMissing(after command: String) -> String { "後に商品のコードか番号を入力してください：\(command) CODE [N]" }
  var typeCode: String { "商品のコードを入力すると追加します。list で商品を表示します。" }
  var typePay: String { "pay で支払い、remove CODE で取り除きます。" }
  var list: String { "商品の一覧、または文字を含む商品" }
  var scan: String { "商品をカートに入れる（N は個数）" }
  var add: String { "上と同じ（コードがコマンド名と重なるとき）" }
  var remove: String { "カートから減らす、または全部取り除く" }
  var cart: String { "カートの中身と金額" }
  var clear: String { "カートを空にする（確認あり）" }
  var discounts: String { "すべての割引とファイルの誤り" }
  var pay: String { "カートの代金を支払う" }
  var orders: String { "注文の一覧（新しい順）" }
  var order: String { "注文のレシート" }
  var pastOrder: String { "その注文のレシート" }
  var typeOrder: String { "注文の番号で、そのレシートを見られます。" }
  var refresh: String { "価格と割引を読み直す" }
  func priceTitle(on day: String) -> String { "\(day) の金額" }
}
