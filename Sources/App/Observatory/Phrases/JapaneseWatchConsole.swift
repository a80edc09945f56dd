/// The commands of the observatory in Japanese.
struct JapaneseWatchConsole: WatchConsolePhrases {
  var observe: String { "検索した商品の価格・レビュー・在庫の変化を見る" }
  var searchVerb: String { "検索して、見つかったものを観察する" }
  var updateVerb: String { "もう一度検索して、変化を表示" }
  var listVerb: String { "検索の一覧、または一つの検索の商品一覧" }
  var historyVerb: String { "一つの商品の変化を表示" }
  var renameVerb: String { "観察中の検索の名前を変える" }
  var deleteVerb: String { "観察中の検索を履歴ごと削除（確認あり）" }
  var sourcesVerb: String { "検索できる提供元と、必要なもの" }
  var categoriesVerb: String { "提供元の分類、または指定した分類の下位分類" }
  var diffVerb: String { "二つのファイルを比べて、新着・消失・変化を表示" }
  var exportVerb: String { "一つの検索の商品を CSV か JSON で書き出す" }
  var everyVerb: String { "止めるまで、間をおいて更新を繰り返す" }
  var sourceOption: String { "検索する提供元（省略時は demo）" }
  var categoryOption: String { "検索する分類（ID か名前）" }
  var orderOption: String { "結果の並び順" }
  var countOption: String { "結果の数の上限（省略時は 30）" }
  var minPriceOption: String { "これより安いものは除く" }
  var maxPriceOption: String { "これより高いものは除く" }
  var groupOption: String { "このグループの商品だけ" }
  var changedOption: String { "最後の更新で変わったものだけ" }
  var unreadOption: String { "変わってからまだ開いていないものだけ" }
  var failIfUnchangedOption: String { "何も変わらなければ 1 で終わる" }
  var formatOption: String { "書き出す形（省略時は csv）" }
  var summaryOption: String { "件数だけ" }
  var timesOption: String { "この回数の更新で終わる" }
  var rakutenApplicationIDSetting: String { "楽天のアプリケーション ID" }
  var rakutenAccessKeySetting: String { "楽天のアクセスキー" }
  var rakutenRefererSetting: String { "楽天に登録したページ" }
  var rakutenBaseSetting: String { "楽天の代わりのサーバー" }
  func noSuchWatch(_ name: String) -> String { "検索「\(name)」はありません。arcade observe list で一覧が見られます。" }
  func noSuchListing(_ id: String) -> String {
    "この検索に商品「\(id)」はありません。arcade observe list 名前 --json で ID が見られます。"
  }
  func badInterval(_ text: String) -> String { "「\(text)」は間隔ではありません。30s、15m、2h のように s、m、h、d を付けてください。" }
}
