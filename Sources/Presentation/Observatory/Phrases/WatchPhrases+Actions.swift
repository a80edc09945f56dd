// swift-format-ignore-file

extension WatchPhrases {
  var searchAction: String { say(
    "search, such as tea in kitchen; without words, with all that can be set",
    "busca, como té in cocina; sin palabras, con todo lo que se puede ajustar",
    "検索する（例：お茶 in キッチン。言葉なしなら、すべての条件から）") }
  var watchesAction: String { say("the watches", "las búsquedas observadas", "観察中の検索") }
  var sourcesAction: String { say("what can be searched", "dónde se puede buscar", "検索できる提供元") }
  var openWatchAction: String { say("the listings of that watch", "los artículos de esa búsqueda", "その検索の商品") }
  var updateAction: String { say("search again, for one watch or for all", "busca de nuevo, una búsqueda o todas", "一つ、または全部をもう一度検索") }
  var renameAction: String { say("give a watch another name", "da otro nombre a una búsqueda", "観察中の検索の名前を変える") }
  var deleteAction: String { say("delete a watch with its history", "borra una búsqueda con su historial", "観察中の検索を履歴ごと削除") }
  var deleteThisAction: String { say("delete the watch with its history", "borra la búsqueda con su historial", "履歴ごと削除") }
  var keepAction: String { say("keep the watch", "conserva la búsqueda", "削除しない") }
  var goAction: String { say("search and watch what is found", "busca y observa lo que se encuentre", "検索して、観察を始める") }
  var keywordAction: String { say("the words to search for", "las palabras que se buscan", "検索キーワード") }
  var categoryAction: String { say("the category to search in, or any", "la categoría en la que buscar, o any", "検索する分類（any は指定なし）") }
  var categoriesAction: String { say("go through the categories", "recorre las categorías", "分類をたどって選ぶ") }
  var orderAction: String { say("which results come first", "qué resultados van primero", "結果の並び順") }
  var pricesAction: String { say("only prices like 10 20, to 20 or any", "solo precios como 10 20, to 20 o any", "価格の範囲（10 20、to 20、any など）") }
  var countAction: String { say("how many results at most", "cuántos resultados como mucho", "結果の数の上限") }
  var sourceAction: String { say("where to search", "dónde buscar", "検索する提供元") }
  var nameAction: String { say("what to call the watch", "cómo llamar a la búsqueda", "観察する検索の名前") }
  var openCategoryAction: String {
    say("go into the category; the lowest one is taken", "entra en la categoría; en el último nivel la elige", "その分類に入る（一番下なら選ぶ）")
  }
  var takeAction: String { say("search in that category as a whole, or in this one", "busca en toda esa categoría, o en esta", "その分類、またはこの分類全体を選ぶ") }
  var filterAction: String { say("only those with this in their name", "solo las que lleven esto en el nombre", "名前にこれを含むものだけ") }
  var openListingAction: String { say("all about that listing", "todo sobre ese artículo", "その商品の詳細") }
  var updateThisAction: String { say("search again", "busca de nuevo", "もう一度検索") }
  var sortAction: String { say("the order within each group", "el orden dentro de cada grupo", "グループ内の並び順") }
  var onlyAction: String { say("which listings are shown", "qué artículos se ven", "表示する商品") }
  var markAllReadAction: String { say("mark everything as read", "lo marca todo como leído", "すべて既読にする") }
  var updatesAction: String { say("every update so far", "todas las actualizaciones", "これまでの更新") }
  var valuesAction: String { say("every value so far", "todos los valores hasta ahora", "これまでの値") }
  var nextListingAction: String { say("the next listing", "el artículo siguiente", "次の商品") }
  var previousListingAction: String { say("the listing before", "el artículo anterior", "前の商品") }
  /// What is asked for where a listing is meant.
  public var listingLabel: String { say("Listing", "Artículo", "商品") }
  /// What is asked for where only some are wanted.
  public var filterLabel: String { say("Show only", "Solo", "表示するもの") }
  /// What is asked for where one of the histories is meant.
  public var valuesLabel: String { say("Values of", "Valores de", "履歴の種類") }
  var allWatches: String { say("all of them", "todas", "すべて") }
  var wholeSearch: String { say("more ways to search", "más formas de buscar", "詳しい条件で検索") }
}
