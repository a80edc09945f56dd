/// The price game's commands in Japanese.
struct JapanesePriceConsole: PriceConsolePhrases {
  var optionsVerb: String { "正しい価格のまわりに三つのダミーの価格を作る" }
  var categoriesVerb: String { "最上位の分類、または指定した分類の下位分類の一覧" }
  var productsVerb: String { "分類の商品の一覧" }
  var priceOption: String { "正しい価格" }
  var accuracyOption: String { "これまでの正答率（0 から 1）" }
  var rightOption: String { "これまでの正答の数" }
  var answeredOption: String { "これまでに答えた問題の数" }
  var ruleOption: String { "ダミーの価格がどこまで離れてよいか" }
  var baseSetting: String { "分類と商品の取得先" }
  var ruleSetting: String { "ダミーの価格がどこまで離れてよいか" }
  var prices: String { "商品の値段を当てる" }
  var historyVerb: String { "値段当てのプレイ履歴" }
  var bestVerb: String { "分類とルールごとの自己ベスト" }
}
