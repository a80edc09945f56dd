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
  var columnsOption: String { "ファイルでの列の名前" }
  var timesOption: String { "この回数の更新で終わる" }
  var search: String { "検索する（単独なら条件を決める）" }
  var watches: String { "観察中の検索" }
  var sources: String { "検索できる提供元" }
  var openWatch: String { "その検索の商品" }
  var update: String { "一つ、または全部をもう一度検索" }
  var typeWatch: String { "番号で開き、update でもう一度検索し、search お茶 で新しく検索します。" }
  var go: String { "検索して、観察を始める" }
  var keyword: String { "検索キーワード" }
  var category: String { "検索する分類" }
  var categories: String { "分類をたどって選ぶ" }
  var order: String { "結果の並び順" }
  var prices: String { "LOW から HIGH までの価格だけ" }
  var count: String { "結果の数の上限" }
  var source: String { "検索する提供元" }
  var name: String { "観察する検索の名前" }
  var typeGo: String { "go で検索します。help で指定できる条件を表示します。" }
  var openCategory: String { "その分類に入る（一番下なら選ぶ）" }
  var take: String { "その分類、またはこの分類全体を選ぶ" }
  var filter: String { "名前にこれを含むものだけ" }
  var typeCategory: String { "番号で中に入り、take N で全体を選び、filter 文字 で絞ります。" }
  var openListing: String { "その商品の詳細" }
  var updateThis: String { "もう一度検索" }
  var sort: String { "グループ内の並び順" }
  var only: String { "表示する商品" }
  var markAllRead: String { "すべて既読にする" }
  var nextPage: String { "次のページ" }
  var previousPage: String { "前のページ" }
  var updates: String { "これまでの更新" }
  var typeListing: String { "番号で商品を開き、update でもう一度検索します。" }
  var history: String { "これまでの値" }
  var nextListing: String { "次の商品" }
  var previousListing: String { "前の商品" }
  var typeHistory: String { "history でこれまでの値、next で次の商品を見られます。" }
}
