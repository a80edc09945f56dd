// What can be done in the observatory, in Japanese.
extension JapaneseWatches {
  var searchAction: String { "検索する（例：お茶 in キッチン。言葉なしなら、すべての条件から）" }
  var watchesAction: String { "観察中の検索" }
  var sourcesAction: String { "検索できる提供元" }
  var openWatchAction: String { "その検索の商品" }
  var updateAction: String { "一つ、または全部をもう一度検索" }
  var renameAction: String { "観察中の検索の名前を変える" }
  var deleteAction: String { "観察中の検索を履歴ごと削除" }
  var deleteThisAction: String { "履歴ごと削除" }
  var keepAction: String { "削除しない" }
  var goAction: String { "検索して、観察を始める" }
  var keywordAction: String { "検索キーワード" }
  var categoryAction: String { "検索する分類（any は指定なし）" }
  var categoriesAction: String { "分類をたどって選ぶ" }
  var orderAction: String { "結果の並び順" }
  var pricesAction: String { "価格の範囲（10 20、to 20、any など）" }
  var countAction: String { "結果の数の上限" }
  var sourceAction: String { "検索する提供元" }
  var nameAction: String { "観察する検索の名前" }
  var openCategoryAction: String { "その分類に入る（一番下なら選ぶ）" }
  var takeAction: String { "その分類、またはこの分類全体を選ぶ" }
  var filterAction: String { "名前にこれを含むものだけ" }
  var openListingAction: String { "その商品の詳細" }
  var updateThisAction: String { "もう一度検索" }
  var sortAction: String { "グループ内の並び順" }
  var onlyAction: String { "表示する商品" }
  var markAllReadAction: String { "すべて既読にする" }
  var updatesAction: String { "これまでの更新" }
  var valuesAction: String { "これまでの値" }
  var nextListingAction: String { "次の商品" }
  var previousListingAction: String { "前の商品" }
  var listingLabel: String { "商品" }
  var filterLabel: String { "表示するもの" }
  var valuesLabel: String { "履歴の種類" }
  var allWatches: String { "すべて" }
  var wholeSearch: String { "詳しい条件で検索" }
}
