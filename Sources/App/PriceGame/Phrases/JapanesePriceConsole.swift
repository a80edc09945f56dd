/// The price game's commands in Japanese.
struct JapanesePriceConsole: PriceConsolePhrases {
  var optionsVerb: String { "正しい価格のまわりに三つの違う価格を作る" }
  var categoriesVerb: String { "最上位の分類、または指定した分類の下位分類の一覧" }
  var productsVerb: String { "分類の商品の一覧" }
  var priceOption: String { "正しい価格" }
  var accuracyOption: String { "これまでの正答率（0 から 1）" }
  var rightOption: String { "これまでの正答の数" }
  var answeredOption: String { "これまでに答えた問題の数" }
  var ruleOption: String { "違う価格がどこまで離れてよいか" }
  var baseSetting: String { "分類と商品の取得先：アドレス" }
  var ruleSetting: String { "違う価格がどこまで離れてよいか：adaptive または classic" }
  var prices: String { "本物の商品の値段を当てる" }
  var historyVerb: String { "値段当てのプレイ履歴" }
  var bestVerb: String { "分類とルールごとの自己ベスト" }
  var start: String { "play でミキサーの問題を始めます。categories で分類を選べます。help でほかのコマンドを表示します。" }
  var startOrResume: String { "resume で続けます。play でミキサーの問題を新しく始めます。categories で分類を選べます。help でほかのコマンドを表示します。" }
  var play: String { "ミキサーの問題を始める" }
  var categories: String { "分類を選ぶ" }
  var again: String { "前回の分類をもう一度" }
  var mix: String { "一覧の分類をミックスに加える" }
  var mixPlay: String { "ミックスで始める" }
  var mixClear: String { "ミックスを空にする" }
  var resume: String { "進行中のゲームを続ける" }
  var best: String { "自己ベスト" }
  var info: String { "遊び方" }
  var choose: String { "その番号の分類へ進む" }
  var reset: String { "一番上へ戻る" }
  var typeCategory: String { "番号で進み、一番下の分類でゲームが始まります。up で一つ上へ戻ります。" }
  var howToAnswer: String { "価格の番号、skip、cheat、finish のどれかを入力してください。" }
  var answer: String { "価格を選ぶ" }
  var skip: String { "答えずに次の問題へ" }
  var cheat: String { "間違いの価格を二つ隠す（一問に一度）" }
  var finish: String { "ゲームを終えて結果を見る" }
  var sameProducts: String { "同じ商品で 0 点からもう一度" }
  var stats: String { "全問の答え" }
  var nothingAnswered: String { "このゲームでは何も答えていないので、見るものがありません。" }
  var whatNext: String { "again で同じ商品をもう一度、back で選び直し。" }
  var whatNextWithStats: String { "again で同じ商品をもう一度、stats で全問の答え、back で選び直し。" }
  var pastGame: String { "そのゲームの全問" }
  var typeGame: String { "ゲームの番号で、その全問を見られます。" }
}
